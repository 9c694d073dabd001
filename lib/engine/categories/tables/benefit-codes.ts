import { BENEFIT_ROWS } from "@/lib/engine/categories/data/codes-table";
import { readRows } from "@/lib/engine/categories/data/read-rows";

/**
 * Services Australia's abbreviations for its payments. They identify a payment only together with the agency's
 * name. The first match decides.
 */
export const BENEFIT_CODES: ReadonlyMap<string, readonly string[]> = groupWords(readRows(BENEFIT_ROWS));

function groupWords(rows: readonly string[][]): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const [word = "", code = ""] of rows) words.set(code, [...(words.get(code) ?? []), word]);
  return words;
}

/** Banks' words for the agency. */
export const AGENCY_WORDS: ReadonlySet<string> = new Set(
  "CENTRELINK CTRLINK CNTRLINK DSS FAHCSIA FAMILIES AUSGOV DHS SERVAUST FAO".split(" "),
);
/** Two-word names that banks print for the agency. */
const AGENCY_PAIRS: ReadonlySet<string> = new Set([
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

/** Reports whether the words name the agency that pays benefits. */
export function namesAgency(words: readonly string[]): boolean {
  return words.some(
    (word, index) => AGENCY_WORDS.has(word) || AGENCY_PAIRS.has(`${word} ${words[index + 1] ?? ""}`),
  );
}

/**
 * Payroll words: an agency, tax office or Medicare clinic that prints one of them is paying its staff. AGS is the number
 * of an employee of the Australian Government.
 */
export const PAYROLL_WORDS: ReadonlySet<string> = new Set(
  "SALARY SALARIES WAGE WAGES PAYROLL STAFF APS AGS PAYE PAYG".split(" "),
);
