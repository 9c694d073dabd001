import { BENEFIT_ROWS } from "@/lib/engine/categories/data/codes-table";
import { readRows } from "@/lib/engine/categories/data/read-rows";

/**
 * Services Australia's own short words for its payments. Alone they may mean anything; beside the agency's name they say which
 * payment it is. The first that fits decides.
 */
export const BENEFIT_CODES: ReadonlyMap<string, readonly string[]> = groupWords(readRows(BENEFIT_ROWS));

function groupWords(rows: readonly string[][]): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const [word = "", code = ""] of rows) words.set(code, [...(words.get(code) ?? []), word]);
  return words;
}

/** The agency in the words of banks. */
export const AGENCY_WORDS: ReadonlySet<string> = new Set(
  "CENTRELINK CTRLINK CNTRLINK DSS FAHCSIA FAMILIES AUSGOV DHS SERVAUST FAO".split(" "),
);
/** The agency in two words. */
export const AGENCY_PAIRS: ReadonlySet<string> = new Set([
  "AUS GOV",
  "AUST GOV",
  "AUS GOVT",
  "SERV AUST",
  "SERVICES AUS",
  "SERVICES AUST",
  "SERVICES AUSTRALIA",
  "SERVICE AUSTRALIA",
  "HUMAN SERVICES",
  "SOCIAL SEC",
  "SOCIAL SECURITY",
]);

/** Words of a payroll: an agency, a tax office or a Medicare clinic that prints one of them pays its staff. */
export const PAYROLL_WORDS: ReadonlySet<string> = new Set(
  "SALARY SALARIES WAGE WAGES PAYROLL STAFF APS PAYE PAYG".split(" "),
);
