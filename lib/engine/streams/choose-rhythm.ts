import { findMedian } from "@/lib/engine/figures/statistics";
import type { Fit } from "@/lib/engine/streams/score-fit";

/** `fit` may give up, with null, what can no longer reach the score `floor`. */
export type Rhythm = {
  cycle: number;
  daysMin: number;
  fit(days: readonly number[], floor: number): Fit | null;
};

const SCORE_FLOOR = 0.3;

/** The rhythm whose cycle is nearest to the usual time between payments. */
export function findLikeliest(days: readonly number[], rhythms: readonly Rhythm[]): Rhythm | null {
  const gaps = days.slice(1).map((day, place) => day - (days[place] ?? day));
  const usual = findMedian(gaps) ?? 0;
  let likeliest: Rhythm | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const rhythm of rhythms) {
    const apart = Math.abs(Math.log(rhythm.cycle / usual));
    if (apart < least) likeliest = rhythm;
    least = Math.min(least, apart);
  }
  return likeliest;
}

/**
 * Whether a rhythm with so many expected dates could still score enough to matter. Each date takes one payment at most, and each
 * payment beyond them costs half a point; this spares the daily coffee a search through every calendar.
 */
export function isPossible(count: number, expected: number): boolean {
  if (expected < 1.8) return false;
  const hits = Math.min(count, expected * 1.1);
  return (hits - 0.5 * (count - hits)) / expected >= SCORE_FLOOR;
}
