import type { Day } from "@/lib/engine/calendar/day";
import type { PayCycle } from "@/lib/engine/streams/frequency";

/**
 * A row of a withholding table: for x < `below`, withhold a·x − b a week, where x is whole weekly dollars plus
 * 99 cents.
 */
type Band = { below: number; a: number; b: number };
export type TaxYear = {
  name: string;
  from: Day;
  to: Day;
  /** Schedule 1, scale 2: resident, tax-free threshold claimed. */
  scale2: readonly Band[];
  /** Schedule 8: study and training loans, threshold claimed; null if we lack the schedule for that year. */
  study: readonly Band[] | null;
};

/** Dollars withheld from a gross pay of `grossCents` by Schedule 1, scale 2 (tax-free threshold claimed). */
export function withholdTax(grossCents: number, frequency: PayCycle, year: TaxYear): number {
  return withhold(grossCents, frequency, year.scale2);
}

/**
 * Dollars withheld in addition for a study or training loan, by Schedule 8; zero if we lack its table for that year.
 */
export function withholdStudyLoan(grossCents: number, frequency: PayCycle, year: TaxYear): number {
  return year.study === null ? 0 : withhold(grossCents, frequency, year.study);
}

/**
 * Follows the schedules' procedure: converts to whole weekly dollars plus 99 cents, applies the formula, rounds, and
 * converts back to the pay period.
 */
function withhold(grossCents: number, frequency: PayCycle, bands: readonly Band[]): number {
  const weekly = Math.floor(toWeekly(grossCents, frequency) + 1e-9) + 0.99;
  const band = bands.find((row) => weekly < row.below);
  const perWeek = band && band.a > 0 ? Math.round(band.a * weekly - band.b) : 0;
  switch (frequency) {
    case "WEEKLY":
      return perWeek;
    case "FORTNIGHTLY":
      return perWeek * 2;
    case "FOUR_WEEKLY":
      return perWeek * 4;
    case "SEMI_MONTHLY":
      return Math.round((perWeek * 13) / 6);
    case "MONTHLY":
      return Math.round((perWeek * 13) / 3);
  }
}

/**
 * Weekly equivalent in dollars. A monthly amount that ends in 33 cents has a cent added first, as Schedule 1
 * requires.
 */
function toWeekly(grossCents: number, frequency: PayCycle): number {
  switch (frequency) {
    case "WEEKLY":
      return grossCents / 100;
    case "FORTNIGHTLY":
      return grossCents / 200;
    case "FOUR_WEEKLY":
      return grossCents / 400;
    case "SEMI_MONTHLY":
      return (grossCents * 6) / 1_300;
    case "MONTHLY":
      return ((grossCents + (grossCents % 100 === 33 ? 1 : 0)) * 3) / 1_300;
  }
}
