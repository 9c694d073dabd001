import type { Frequency } from "@/lib/engine/document";
import { toMean } from "@/lib/engine/figures/statistics";

/** How well a list of days keeps a rhythm. */
export type Fit = {
  frequency: Frequency;
  /** Hits weighed by how near they fall, less half of each unexplained payment, over the dates expected; 1 is perfect. */
  score: number;
  hits: number;
  /** Hits over expected dates, between the first and the last payment. */
  regularity: number;
  /** As regularity, a long pause counting as one missed date: leave or an illness does not end a rhythm. */
  steadiness: number;
  /** Expected days with no payment near. */
  missed: number[];
  /** The first expected day after `day`. */
  next(day: number): number;
};

export type Model = { frequency: Exclude<Frequency, "IRREGULAR">; tolerance: number; sharpness: number };

/** No date missed: what most payments share. */
export const NONE: readonly number[] = [];

/** One payment as a rhythm takes it: on a date, with the dates missed before it, or not explained. */
export type Step = { isHit: boolean; off: number; missed: readonly number[]; isFirst?: boolean };

export const UNEXPLAINED: Step = { isHit: false, off: 0, missed: NONE };

/** This many dates missed in a row, between enough payments kept, are a pause rather than a rhythm that is not there. */
const PAUSE_DATES_MIN = 3;
const PAUSES_MAX = 2;
const PAUSE_HITS_MIN = 6;

export function toFit(
  model: Model,
  steps: readonly Step[],
  skipped: number,
  next: (day: number) => number,
): Fit {
  const later = steps.filter((step) => !step.isFirst);
  const first = steps.find((step) => step.isFirst);
  const hits = later.filter((step) => step.isHit);
  const missed = hits.flatMap((step) => step.missed);
  const nearness = (step: Step) => nearnessOf(step.off, model.sharpness);
  const unexplained = later.length - hits.length + skipped;
  const expectedCount = 1 + hits.length + missed.length;
  const near = (first ? nearness(first) : 1) + toMean(hits.map(nearness)) * hits.length;
  const outside = expectedCount - countPaused(hits);
  return {
    frequency: model.frequency,
    score: (near - 0.5 * unexplained) / outside,
    hits: hits.length + 1,
    regularity: (hits.length + 1) / expectedCount,
    steadiness: (hits.length + 1) / outside,
    missed,
    next,
  };
}

/** Dates missed in pauses, all but one of each. */
function countPaused(hits: readonly Step[]): number {
  if (hits.length < PAUSE_HITS_MIN) return 0;
  return hits
    .map((step) => step.missed.length)
    .filter((length) => length >= PAUSE_DATES_MIN)
    .sort((a, b) => b - a)
    .slice(0, PAUSES_MAX)
    .reduce((paused, length) => paused + length - 1, 0);
}

/** Scores nearer to each other than this are the same, and the earlier rhythm stands. */
export const EQUAL = 1e-9;

/**
 * What a rhythm can still come to while its payments are followed: were every payment left on time, its score could be no more
 * than this. `isLeft` takes in one payment and says whether `floor` can still be reached.
 */
export function newChance({ sharpness }: Model, count: number, floor: number, skipped: number) {
  let whole = count - skipped;
  let lost = 0.5 * skipped;
  let missedMin = 0;
  return {
    isLeft: (isHit: boolean, off: number, missed: number): boolean => {
      if (isHit && off === 0 && missed === 0) return true;
      if (isHit) {
        lost += 1 - nearnessOf(off, sharpness);
        // A long pause may come to count as one date.
        missedMin += missed >= PAUSE_DATES_MIN ? 1 : missed;
      } else {
        whole--;
        lost += 0.5;
      }
      // Below nothing more dates missed would raise a score, so the search goes on there.
      return floor <= 0 || (whole - lost) / (whole + missedMin) >= floor - EQUAL;
    },
  };
}

function nearnessOf(off: number, sharpness: number): number {
  return off === 0 ? 1 : Math.exp(-((off / sharpness) ** 2));
}

/** The dates from the first to the `count`th after the last payment. */
export function listSkipped(count: number, dateOf: (skipped: number) => number): readonly number[] {
  return count === 0 ? NONE : Array.from({ length: count }, (_, place) => dateOf(place + 1));
}
