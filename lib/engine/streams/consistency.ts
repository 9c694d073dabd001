import { findMedian, toMeanDeviation } from "@/lib/engine/figures/statistics";
import type { BankRow } from "@/lib/engine/row";

/**
 * 1 for equal amounts, less as they scatter about their median; never below 0. The mean distance, not the median one, which
 * would call two alternating prices perfectly steady.
 */
export function consistencyOf(rows: readonly BankRow[]): number {
  const amounts = rows.map((row) => Math.abs(row.cents));
  const median = findMedian(amounts) ?? 0;
  return median === 0 ? 0 : Math.max(0, 1 - toMeanDeviation(amounts) / median);
}
