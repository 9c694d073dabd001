import { findMedian } from "@/lib/engine/figures/statistics";
import type { Fit } from "@/lib/engine/streams/score-fit";

/** A possible cadence. `fit` may stop and return null once it cannot reach the score `floor`. */
export type CadenceModel = {
  cycle: number;
  daysMin: number;
  fit(days: readonly number[], floor: number): Fit | null;
};

const SCORE_FLOOR = 0.3;

/** The cadence whose cycle is nearest to the usual time between payments. */
export function findLikeliest(
  days: readonly number[],
  cadences: readonly CadenceModel[],
): CadenceModel | null {
  const gaps: number[] = [];
  for (let index = 1; index < days.length; index++) gaps.push((days[index] ?? 0) - (days[index - 1] ?? 0));
  const usual = findMedian(gaps) ?? 0;
  let likeliest: CadenceModel | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const cadence of cadences) {
    const apart = Math.abs(Math.log(cadence.cycle / usual));
    if (apart < least) likeliest = cadence;
    least = Math.min(least, apart);
  }
  return likeliest;
}

/**
 * Reports whether a cadence with `expected` dates can explain `count` payments well enough. Each date explains one
 * payment, with a margin of 10% because `expected` is an estimate. Each unexplained payment costs half a point. The
 * points per date must reach SCORE_FLOOR. This check avoids searching every calendar for daily purchases such as
 * coffee.
 */
export function isPossible(count: number, expected: number): boolean {
  if (expected < 1.8) return false;
  const hits = Math.min(count, expected * 1.1);
  return (hits - 0.5 * (count - hits)) / expected >= SCORE_FLOOR;
}
