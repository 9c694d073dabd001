import { z } from "zod";

export const CategoryMapList = z
  .object({
    data: z
      .array(
        z.object({
          name: z.string().meta({ description: "The value for `map`. Case-insensitive." }),
          is_built_in: z.boolean().meta({ description: "True for LIXI, which every company has." }),
          digest: z.string().meta({
            description:
              "A digest of the name and the headings. It changes when the name or a heading changes.",
          }),
          headings: z
            .record(z.string(), z.string())
            .meta({ description: "The heading of each category, by its code in `definitions.taxonomy`." }),
        }),
      )
      .meta({ description: "The built-in map, then the company's own maps by name." }),
  })
  .meta({
    id: "CategoryMapList",
    description: "Maps from our categories to the headings of recipients' forms.",
  });
