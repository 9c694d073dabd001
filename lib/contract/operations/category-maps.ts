import { declare } from "@/lib/contract/operation";
import { CategoryMapList } from "@/lib/contract/wire/category-map";

export const ListCategoryMapsOperation = declare({
  id: "listCategoryMaps",
  method: "GET",
  path: "/v1/category-maps",
  tag: "Reports",
  summary: "List the category maps",
  description:
    "The maps that you can name in `map` of `report.xlsx`, `report.csv` and `lines.csv`. Owners and admins edit them in the portal under Settings, Category maps; the test and live environments use the same maps.",
  auth: "key",
  answer: {
    status: 200,
    description: "Every map with its headings.",
    schema: CategoryMapList,
    example: {
      data: [
        {
          name: "Harbour Bank",
          is_built_in: false,
          digest: "4f0c2a9d7be81635",
          headings: { "foo.groceries": "Food and household", "hea.insurance": "Healthcare" },
        },
      ],
    },
  },
});
