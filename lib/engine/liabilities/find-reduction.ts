import { type Day, toDayNumber } from "@/lib/engine/calendar/day";
import type { DetectedDebt } from "@/lib/engine/document";
import { findMedian } from "@/lib/engine/figures/statistics";
import { roundHalfUp } from "@/lib/engine/money";
import type { BankRow } from "@/lib/engine/row";

/** Repayments at or below this share of the usual one are reduced, as in a hardship arrangement. */
const REDUCED_SHARE = 0.75;
const REDUCED_MIN = 2;
const USUAL_MIN = 3;
/** A reduction whose last payment is more than this many days old belongs to a debt that is no longer paid. */
const RECENT_DAYS = 75;

/**
 * The run of reduced repayments that ends with the last repayment. It has at least REDUCED_MIN repayments, each well
 * below the usual repayment before the run. Null if there is no such run, or if the last repayment is old.
 */
export function findReduction(
  paid: readonly BankRow[],
  to: Day,
): Exclude<DetectedDebt["reduced"], undefined> {
  const amounts = paid.map((row) => -row.cents);
  for (let start = paid.length - REDUCED_MIN; start >= USUAL_MIN; start -= 1) {
    const usualCents = findMedian(amounts.slice(0, start)) ?? 0;
    const now = amounts.slice(start);
    if (now.some((cents) => cents > usualCents * REDUCED_SHARE)) return null;
    const before = amounts[start - 1] ?? 0;
    const first = paid[start];
    const last = paid.at(-1);
    if (before <= usualCents * REDUCED_SHARE || !first || !last) continue;
    if (toDayNumber(to) - last.dayNumber > RECENT_DAYS) return null;
    return {
      fromOn: first.on,
      usualCents: roundHalfUp(usualCents),
      nowCents: roundHalfUp(findMedian(now) ?? 0),
      count: now.length,
    };
  }
  return null;
}
