import type { Frequency } from "@/lib/engine/document";
import { CYCLE_DAYS } from "@/lib/engine/streams/frequency";

type Cycle = Exclude<Frequency, "IRREGULAR">;

/**
 * How often a bill of this kind usually comes, from a given amount up. In less data than its cycle a bill shows once
 * or not at all, and divided by the days seen it would look like several. Rates, water and power come quarterly in
 * every state; registration and large insurance premiums yearly; school and body corporate fees by term or quarter.
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
];

/** A cycle counts as covered from this share of it; first rows are seldom on the first day. */
const NEARLY = 0.95;
/** Data of one cycle shows a bill once; with more than one, the days decide. */
const ONE_CYCLE = 1.02;

/**
 * The assumed cycle of a single bill if no more than one cycle is covered, and whether it is a guess because less of
 * it is; null if the days can decide.
 */
export function typicalCycle(
  code: string,
  amountCents: number,
  coveredDays: number,
): { cycle: Cycle; isGuess: boolean } | null {
  const found = TYPICAL.find(([leaf, fromCents]) => leaf === code && amountCents >= fromCents);
  if (!found || coveredDays > CYCLE_DAYS[found[2]] * ONE_CYCLE) return null;
  return { cycle: found[2], isGuess: coveredDays < CYCLE_DAYS[found[2]] * NEARLY };
}
