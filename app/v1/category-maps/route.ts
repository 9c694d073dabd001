import { LIXI_MAP } from "@/lib/contract/category-map";
import { ListCategoryMapsOperation } from "@/lib/contract/operations/category-maps";
import { keyed, resource } from "@/lib/http/resource";
import { digestOfMap } from "@/lib/render/category-map-digest";
import { listCategoryMaps } from "@/lib/store/read/category-maps";

const get = keyed(ListCategoryMapsOperation, async ({ scope }) => {
  const maps = [LIXI_MAP, ...(await listCategoryMaps(scope.companyId))];
  return {
    data: maps.map((map) => ({
      name: map.name,
      is_built_in: map === LIXI_MAP,
      digest: digestOfMap(map),
      headings: { ...map.headings },
    })),
  };
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
