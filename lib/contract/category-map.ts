import { z } from "zod";
import { line } from "@/lib/contract/text";
import { CREDIT_CATEGORIES } from "@/lib/engine/categories/credits";
import { GROUPS, groupOf, OUTGOING_CATEGORIES } from "@/lib/engine/categories/taxonomy";
import {
  type CategoryMap,
  HEADING_LENGTH_MAX,
  HEADINGS_MAX,
  isSameName,
  LIXI_NAME,
} from "@/lib/rules/category-map";

const INCOME_CATEGORIES = CREDIT_CATEGORIES.filter(({ code }) => code.startsWith("inc."));

/** The categories that need a heading in a map: everything spent or moved out, and every type of income. */
export const MAPPED_CATEGORIES = [...OUTGOING_CATEGORIES, ...INCOME_CATEGORIES].map(({ code, label }) => ({
  code,
  label,
  group: GROUPS[groupOf(code)] ?? groupOf(code),
}));

/**
 * The built-in map. A category of money out gets its LIXI heading, or the name of its group if LIXI has no heading for
 * it. A category of income gets its own label.
 */
export const LIXI_MAP: CategoryMap = {
  name: LIXI_NAME,
  headings: Object.fromEntries([
    ...OUTGOING_CATEGORIES.map(({ code, lixiCategory }) => [
      code,
      lixiCategory ?? GROUPS[groupOf(code)] ?? code,
    ]),
    ...INCOME_CATEGORIES.map(({ code, label }) => [code, label]),
  ]),
};

/** The name of the form field for the firm's heading of a category. */
export const headingField = (code: string) => `heading.${code}`;

function refuse(ctx: z.core.$RefinementCtx, reason: string, input: unknown, path: string): void {
  const fault = { type: "value_error", msg: reason, ctx: { reason } };
  ctx.addIssue({ code: "custom", path: [path], message: reason, input, params: { fault } });
}

const headings = Object.fromEntries(
  MAPPED_CATEGORIES.map(({ code }) => [headingField(code), line(1, HEADING_LENGTH_MAX)]),
);

/** A map from the portal's form. Every category needs a heading, so that no amount is lost in a recipient's form. */
export const SaveCategoryMap = z
  .object({ name: line(1, HEADING_LENGTH_MAX) })
  .and(z.object(headings))
  .superRefine((fields, ctx) => {
    const { name, ...rest } = fields as Record<string, string>;
    if (isSameName(name ?? "", LIXI_NAME))
      refuse(ctx, `${LIXI_NAME} is built in. Choose another name.`, name, "name");
    const count = new Set(Object.values(rest)).size;
    if (count > HEADINGS_MAX)
      refuse(ctx, `Use at most ${HEADINGS_MAX} different headings, not ${count}.`, name, "name");
  })
  .transform((fields): CategoryMap => {
    const coded = fields as Record<string, string>;
    return {
      name: coded.name ?? "",
      headings: Object.fromEntries(
        MAPPED_CATEGORIES.map(({ code }) => [code, coded[headingField(code)] ?? ""]),
      ),
    };
  });

/** The map as values of the form. A category without a heading in the map has its own label. */
export function toMapFields({ name, headings: own }: CategoryMap): Record<string, string> {
  return {
    name,
    ...Object.fromEntries(
      MAPPED_CATEGORIES.map(({ code, label }) => [headingField(code), own[code] ?? label]),
    ),
  };
}

/** The query that names a category map. The file's headings come from that map. */
export const MapQuery = z.object({
  map: line(1, HEADING_LENGTH_MAX).optional().meta({
    description:
      "The name of a category map, as in `GET /v1/category-maps`. In the lines of a lender's form, the map's headings replace the LIXI headings. Other files list the headings next to the categories. The map `LIXI` is built in.",
    maxLength: HEADING_LENGTH_MAX,
    example: "Harbour Bank",
  }),
});
