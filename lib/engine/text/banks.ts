import { BANK_ROWS } from "@/lib/engine/categories/data/codes-table";
import { readRows } from "@/lib/engine/categories/data/read-rows";

const ROWS = readRows(BANK_ROWS).map(([words = "", isBank, isOther, lends, machines]) => ({
  words,
  isBank: isBank === "yes",
  isOther: isOther === "yes",
  lends: lends === "yes",
  hasMachines: machines === "yes",
}));

const list = (isListed: (row: (typeof ROWS)[number]) => boolean): string[] =>
  ROWS.filter(isListed).map(({ words }) => words);

/** Names of banks that are one word. */
export const BANK_WORDS: ReadonlySet<string> = new Set(
  list(({ words, isBank }) => isBank && !words.includes(" ")),
);
/** Names of banks that are also other words, such as UP and WISE. */
export const AMBIGUOUS_BANK_WORDS: ReadonlySet<string> = new Set(list(({ isOther }) => isOther));
/** Names of banks that make home loans. */
export const HOME_LENDERS: readonly string[] = list(({ lends }) => lends);
/** Banks and networks whose names are printed before "ATM". */
export const ATM_OWNERS: readonly string[] = list(({ hasMachines }) => hasMachines);
