import type { Frequency } from "@/lib/engine/document";
import { TIMES_PER_YEAR } from "@/lib/engine/figures/sources";

type Regular = Exclude<Frequency, "IRREGULAR">;

/** The number of days in each cycle. */
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

/** True for cycles longer than a month, whose payments are spread over the year. */
export function isLongCycle(frequency: Frequency): boolean {
  return frequency !== "IRREGULAR" && TIMES_PER_YEAR[frequency] < 12;
}
