import type { Column } from "@/lib/render/xlsx/sheet";
import type { CategoryMap } from "@/lib/rules/category-map";

/** The column of the recipient's headings, named after their map. */
export const toMapColumn = ({ name }: CategoryMap): Column => ({ head: name, width: 36 });

/**
 * The formula that adds up the amounts whose heading equals the cell at the address `at`. Uses EXACT, because SUMIFS
 * would ignore case and treat `*`, `?` and `<` in a heading as patterns.
 */
export const sumUnder = (headings: string, at: string, amounts: string) =>
  `SUMPRODUCT(--EXACT(${headings},${at}),${amounts})`;
