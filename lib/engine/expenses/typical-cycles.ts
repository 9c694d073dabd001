import type { Frequency } from "@/lib/engine/document";
import { CYCLE_DAYS } from "@/lib/engine/streams/frequency";

type Cycle = Exclude<Frequency, "IRREGULAR">;

/**
 * The usual cycle of a bill of this category and at least this amount. In data shorter than the cycle, a bill
 * appears once or not at all, so dividing it by the covered days would count it several times. Most bills for rates,
 * water and power are quarterly. Registration, large rates bills and large insurance premiums are yearly. School and
 * body corporate fees are due each term or quarter. Phone plans, smaller bills and premiums, and repayments are
 * monthly.
 */
const TYPICAL: readonly (readonly [code: string, fromCents: number, cycle: Cycle])[] = [
  ["hou.rates_water", 140_000, "ANNUAL"],
  ["hou.rates_water", 8_000, "QUARTERLY"],
  ["hou.strata_landtax", 20_000, "QUARTERLY"],
  ["hou.home_insurance", 35_000, "ANNUAL"],
  ["tra.car_insurance", 35_000, "ANNUAL"],
  ["tra.rego_licence", 25_000, "ANNUAL"],
  ["utl.energy", 18_000, "QUARTERLY"],
  ["hea.insurance", 120_000, "ANNUAL"],
  ["ins.life_income", 90_000, "ANNUAL"],
  ["ins.general", 35_000, "ANNUAL"],
  ["ins.other", 35_000, "ANNUAL"],
  ["edu.private", 80_000, "QUARTERLY"],
  ["edu.tertiary_professional", 30_000, "ANNUAL"],
  ["gov.tax", 50_000, "QUARTERLY"],
  ["dbt.mortgage", 120_000, "MONTHLY"],
  ["dbt.car", 30_000, "MONTHLY"],
  ["dbt.personal", 20_000, "MONTHLY"],
  ["dbt.card_unshared", 2_000, "MONTHLY"],
  ["com.phone_internet", 1_500, "MONTHLY"],
  ["com.streaming", 0, "MONTHLY"],
  ["utl.energy", 6_000, "MONTHLY"],
  ["hea.insurance", 7_000, "MONTHLY"],
  ["hou.home_insurance", 3_000, "MONTHLY"],
  ["tra.car_insurance", 4_000, "MONTHLY"],
  ["ins.life_income", 3_000, "MONTHLY"],
];

/**
 * Data that covers at least this share of a cycle counts as covering the whole cycle, because the first row is rarely
 * on the first day of the data.
 */
const NEARLY = 0.95;
/**
 * A single bill counts at its usual cycle only if the data covers at most this many cycles. In longer data, the bill
 * can be averaged over the days.
 */
const ONE_CYCLE = 1.02;

/**
 * The cycle to assume for a single bill if the data covers at most one cycle. `isGuess` is true if the data covers less
 * than one cycle. Null if bills of this category and amount have no usual cycle. Also null if the data covers more than
 * one cycle, because the bill can then be averaged over the covered days.
 */
export function typicalCycle(
  code: string,
  amountCents: number,
  coveredDays: number,
): { cycle: Cycle; isGuess: boolean } | null {
  const found = TYPICAL.find(([category, fromCents]) => category === code && amountCents >= fromCents);
  if (!found || coveredDays > CYCLE_DAYS[found[2]] * ONE_CYCLE) return null;
  return { cycle: found[2], isGuess: coveredDays < CYCLE_DAYS[found[2]] * NEARLY };
}
