import type { Frequency } from "@/lib/engine/document";

/** A measure of the fit between a list of days and a cadence. */
export type Fit = {
  frequency: Frequency;
  /**
   * The quality of the fit; 1 is perfect. Each hit scores at most one point: the nearer to the expected date, the
   * more. Each unexplained payment costs half a point. The sum is divided by the number of expected dates.
   */
  score: number;
  /** The number of payments near an expected date. */
  hits: number;
  /** The number of hits divided by the number of expected dates between the first and the last payment. */
  regularity: number;
  /**
   * Like regularity, but a long pause counts as one missed date, because leave or an illness does not end a cadence.
   */
  steadiness: number;
  /** The expected days without a payment near them, as day numbers. */
  missed: number[];
  /** The first expected day after `day`. */
  next(day: number): number;
};

export type Model = { frequency: Exclude<Frequency, "IRREGULAR">; tolerance: number; sharpness: number };

/**
 * If at least this many dates in a row are missed, the gap is a pause. With at least PAUSE_HITS_MIN payments, a pause
 * does not disprove the cadence.
 */
const PAUSE_DATES_MIN = 3;
const PAUSES_MAX = 2;
const PAUSE_HITS_MIN = 6;

const NO_MODEL: Model = { frequency: "WEEKLY", tolerance: 0, sharpness: 1 };

/** Two scores that differ by less than this count as equal. The cadence that was tried first is then used. */
export const EQUAL = 1e-9;

/**
 * One attempt to fit a cadence to payments. `onTime` and `unexplained` each add a payment. They return false if the
 * attempt can no longer score `floor`, even with all remaining payments on time. Most of a stream's many attempts fail,
 * so one object serves them all in turn, and it keeps sums instead of a list of steps.
 */
export class Attempt {
  private model: Model = NO_MODEL;
  private floor = 0;
  private missed: number[] = [];
  private readonly pauses: number[] = [];
  private first = 1;
  private hits = 0;
  private nearness = 0;
  private unexplainedCount = 0;
  /** The highest score still possible is (`whole` − `lost`) / (`whole` + `missedMin`). */
  private whole = 0;
  private lost = 0;
  private missedMin = 0;

  /** Starts an attempt for `count` payments, of which the first `skipped` are left out. */
  start(model: Model, count: number, floor: number, skipped = 0): void {
    this.model = model;
    this.floor = floor;
    if (this.missed.length > 0) this.missed = [];
    if (this.pauses.length > 0) this.pauses.length = 0;
    this.first = 1;
    this.hits = 0;
    this.nearness = 0;
    this.unexplainedCount = 0;
    this.whole = count - skipped;
    this.lost = 0.5 * skipped;
    this.missedMin = 0;
  }

  /** Counts the first payment, which came `off` days from its expected date. */
  begin(off: number): void {
    this.first = nearnessOf(off, this.model.sharpness);
  }

  /** Counts a payment that came `off` days from its expected date. The `missed` dates before it had no payment. */
  onTime(off: number, missed: number): boolean {
    const nearness = nearnessOf(off, this.model.sharpness);
    this.hits++;
    this.nearness += nearness;
    if (off === 0 && missed === 0) return true;
    this.lost += 1 - nearness;
    if (missed >= PAUSE_DATES_MIN) this.pauses.push(missed);
    // A long pause may count as one missed date.
    this.missedMin += missed >= PAUSE_DATES_MIN ? 1 : missed;
    return this.isLeft();
  }

  unexplained(): boolean {
    this.unexplainedCount++;
    this.whole--;
    this.lost += 0.5;
    return this.isLeft();
  }

  miss(day: number): void {
    this.missed.push(day);
  }

  /** The result. `skipped` is the number of payments at the start that the attempt left out. */
  toFit(skipped: number, next: (day: number) => number): Fit {
    const { model, missed, hits } = this;
    this.missed = [];
    const expectedCount = 1 + hits + missed.length;
    const near = this.first + (hits === 0 ? 0 : (this.nearness / hits) * hits);
    const outside = expectedCount - (hits < PAUSE_HITS_MIN ? 0 : countPaused(this.pauses));
    return {
      frequency: model.frequency,
      score: (near - 0.5 * (this.unexplainedCount + skipped)) / outside,
      hits: hits + 1,
      regularity: (hits + 1) / expectedCount,
      steadiness: (hits + 1) / outside,
      missed,
      next,
    };
  }

  private isLeft(): boolean {
    const { floor, whole, lost } = this;
    // With a `floor` of 0 or less, the attempt cannot stop early: its score may be negative, and more missed dates
    // raise a negative score towards zero.
    return floor <= 0 || (whole - lost) / (whole + this.missedMin) >= floor - EQUAL;
  }
}

/** The number of missed dates to ignore, so that each of the longest pauses counts as a single missed date. */
function countPaused(pauses: readonly number[]): number {
  return [...pauses]
    .sort((a, b) => b - a)
    .slice(0, PAUSES_MAX)
    .reduce((paused, length) => paused + length - 1, 0);
}

function nearnessOf(off: number, sharpness: number): number {
  return off === 0 ? 1 : Math.exp(-((off / sharpness) ** 2));
}
