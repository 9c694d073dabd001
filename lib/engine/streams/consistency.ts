import { findMedian, toMeanDeviation } from "@/lib/engine/figures/statistics";
import type { BankRow } from "@/lib/engine/row";

/**
 * The consistency of amounts, from 0 to 1. It is 1 if all amounts are equal, and falls as their mean distance from
 * their median grows. Does not use the median distance, because it may be 0 for two alternating prices.
 */
export function consistencyOf(rows: readonly BankRow[]): number {
  const amounts = rows.map((row) => Math.abs(row.cents));
  const median = findMedian(amounts) ?? 0;
  return median === 0 ? 0 : Math.max(0, 1 - toMeanDeviation(amounts) / median);
}
