import type { Column } from "@/lib/render/xlsx/sheet";
import type { CategoryMap } from "@/lib/rules/category-map";

/** The column of the recipient's headings, named after their map. */
export const toMapColumn = ({ name }: CategoryMap): Column => ({ head: name, width: 36 });

/**
 * The sum of the amounts whose heading equals the cell at an address. SUMIFS would treat `*`, `?` and `<` in a
 * heading as patterns and ignore case; EXACT compares exactly.
 */
export const sumUnder = (headings: string, at: string, amounts: string) =>
  `SUMPRODUCT(--EXACT(${headings},${at}),${amounts})`;
