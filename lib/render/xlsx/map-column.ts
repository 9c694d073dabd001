import type { Column } from "@/lib/render/xlsx/sheet";
import type { CategoryMap } from "@/lib/rules/category-map";

/** The column of the recipient's headings, named after their map. */
export const toMapColumn = ({ name }: CategoryMap): Column => ({ head: name, width: 36 });

/**
 * The sum of the amounts whose heading is the one at an address. SUMIFS would read `*`, `?` and `<` of a heading as a
 * pattern and ignore case; EXACT compares as it stands.
 */
export const sumUnder = (headings: string, at: string, amounts: string) =>
  `SUMPRODUCT(--EXACT(${headings},${at}),${amounts})`;
