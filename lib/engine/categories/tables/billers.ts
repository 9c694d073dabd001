import type { Merchant } from "@/lib/engine/categories/read-names";

/**
 * BPAY biller codes that billers print on their own public pages, each read there. A code names one biller and one purpose,
 * so it is surer than any name. Few are listed on purpose: a code from memory may be another firm's by now.
 */
const CODES: readonly (readonly [code: string, name: string, leaf: string])[] = [
  ["75556", "ATO", "gov.tax"],
  ["5181", "Westpac Card", "dbt.card_unshared"],
  ["3475", "Gippsland Water", "hou.rates_water"],
  ["35055", "Canterbury Bankstown City Council", "hou.rates_water"],
  ["49023", "Palmerston City Council", "hou.rates_water"],
  ["129163", "Clarence City Council", "hou.rates_water"],
  ["494401", "Somerset Regional Council", "hou.rates_water"],
  ["54007", "Waverley College", "edu.private"],
  ["175208", "Batchelor Institute", "edu.tertiary_professional"],
  ["393447", "Federation University", "edu.tertiary_professional"],
];

export const BILLERS: ReadonlyMap<string, Merchant> = new Map(
  CODES.map(([code, name, leaf]) => [code, { name, code: leaf }]),
);

/** The biller of a BPAY code, written with or without leading zeros; null for a code that is not listed. */
export function findBiller(billerCode: string): Merchant | null {
  return BILLERS.get(billerCode.replace(/^0+/, "")) ?? null;
}
