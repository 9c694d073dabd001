import type { Frequency } from "@/lib/engine/document";
import { TIMES_PER_YEAR } from "@/lib/engine/figures/sources";

type Regular = Exclude<Frequency, "IRREGULAR">;

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

/** The days of a cadence's cycle; 0 without a cadence. */
export function cycleDaysOf(fit: { frequency: Frequency } | null): number {
  return fit && fit.frequency !== "IRREGULAR" ? CYCLE_DAYS[fit.frequency] : 0;
}

const PAY_CYCLES = ["WEEKLY", "FORTNIGHTLY", "FOUR_WEEKLY", "SEMI_MONTHLY", "MONTHLY"] as const;
export type PayCycle = (typeof PAY_CYCLES)[number];

/** True for the cycles at which employers pay. */
export function isPayCycle(frequency: Frequency): frequency is PayCycle {
  return (PAY_CYCLES as readonly string[]).includes(frequency);
}

/** True for cycles longer than a month, whose payments are spread over the year. */
export function isLongCycle(frequency: Frequency): boolean {
  return frequency !== "IRREGULAR" && TIMES_PER_YEAR[frequency] < 12;
}
