import { findMedian, toMeanDeviation } from "@/lib/engine/figures/statistics";
import type { BankRow } from "@/lib/engine/row";

/**
 * The consistency of amounts: 1 if all are equal, and lower the further they are from their median on average, but
 * never below 0. Uses the mean distance, because the median distance would call two alternating prices perfectly
 * steady.
 */
export function consistencyOf(rows: readonly BankRow[]): number {
  const amounts = rows.map((row) => Math.abs(row.cents));
  const median = findMedian(amounts) ?? 0;
  return median === 0 ? 0 : Math.max(0, 1 - toMeanDeviation(amounts) / median);
}
