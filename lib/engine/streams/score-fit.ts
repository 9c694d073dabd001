import type { Frequency } from "@/lib/engine/document";
import { toMean } from "@/lib/engine/figures/statistics";

/** How well a list of days fits a cadence. */
export type Fit = {
  frequency: Frequency;
  /**
   * The hits weighted by their nearness, less half of each unexplained payment, divided by the expected dates; 1
   * is perfect.
   */
  score: number;
  hits: number;
  /** Hits over expected dates, between the first and the last payment. */
  regularity: number;
  /** As regularity, but a long pause counts as one missed date, because leave or an illness does not end a cadence. */
  steadiness: number;
  /** Expected days with no payment near. */
  missed: number[];
  /** The first expected day after `day`. */
  next(day: number): number;
};

export type Model = { frequency: Exclude<Frequency, "IRREGULAR">; tolerance: number; sharpness: number };

/** An empty list of missed dates, shared by most payments. */
export const NONE: readonly number[] = [];

/** The result for one payment: on an expected date, with the dates missed before it, or unexplained. */
export type Step = { isHit: boolean; off: number; missed: readonly number[]; isFirst?: boolean };

export const UNEXPLAINED: Step = { isHit: false, off: 0, missed: NONE };

/**
 * At least this many consecutive missed dates, with enough payments around them, are a pause and do not disprove
 * the cadence.
 */
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

/** The missed dates in pauses, except one of each. */
function countPaused(hits: readonly Step[]): number {
  if (hits.length < PAUSE_HITS_MIN) return 0;
  return hits
    .map((step) => step.missed.length)
    .filter((length) => length >= PAUSE_DATES_MIN)
    .sort((a, b) => b - a)
    .slice(0, PAUSES_MAX)
    .reduce((paused, length) => paused + length - 1, 0);
}

/** Scores that differ by less than this are equal, and the earlier cadence is kept. */
export const EQUAL = 1e-9;

/**
 * Tracks the highest score that a cadence can still reach, if all remaining payments are on time. `isLeft` adds
 * one payment and reports whether `floor` can still be reached.
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
        // A long pause may count as one missed date.
        missedMin += missed >= PAUSE_DATES_MIN ? 1 : missed;
      } else {
        whole--;
        lost += 0.5;
      }
      // Below zero, more missed dates would raise a score, so the search cannot stop early.
      return floor <= 0 || (whole - lost) / (whole + missedMin) >= floor - EQUAL;
    },
  };
}

function nearnessOf(off: number, sharpness: number): number {
  return off === 0 ? 1 : Math.exp(-((off / sharpness) ** 2));
}

/** The `count` dates skipped after the last payment. */
export function listSkipped(count: number, dateOf: (skipped: number) => number): readonly number[] {
  return count === 0 ? NONE : Array.from({ length: count }, (_, place) => dateOf(place + 1));
}
