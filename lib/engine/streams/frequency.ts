import type { Frequency } from "@/lib/engine/document";

type Regular = Exclude<Frequency, "IRREGULAR">;

/**
 * Payments in a year, and days in a cycle. 52 and 26 rather than 365.25 days' worth, because lenders and the tax office
 * count that way; the difference is a third of one per cent.
 */
export const TIMES_PER_YEAR: Readonly<Record<Regular, number>> = {
  WEEKLY: 52,
  FORTNIGHTLY: 26,
  FOUR_WEEKLY: 13,
  SEMI_MONTHLY: 24,
  MONTHLY: 12,
  BIMONTHLY: 6,
  QUARTERLY: 4,
  HALF_YEARLY: 2,
  ANNUAL: 1,
};

export const CYCLE_DAYS: Readonly<Record<Regular, number>> = {
  WEEKLY: 7,
  FORTNIGHTLY: 14,
  FOUR_WEEKLY: 28,
  SEMI_MONTHLY: 365.25 / 24,
  MONTHLY: 365.25 / 12,
  BIMONTHLY: 365.25 / 6,
  QUARTERLY: 365.25 / 4,
  HALF_YEARLY: 365.25 / 2,
  ANNUAL: 365.25,
};

/** What a payment at a frequency comes to in a month; null for irregular ones, which have no such factor. */
export function toMonthlyAmount(amount: number, frequency: Frequency): number | null {
  return frequency === "IRREGULAR" ? null : (amount * TIMES_PER_YEAR[frequency]) / 12;
}

/** True for cycles longer than a month, whose payments are spread over the year. */
export function isLongCycle(frequency: Frequency): boolean {
  return frequency !== "IRREGULAR" && TIMES_PER_YEAR[frequency] < 12;
}
