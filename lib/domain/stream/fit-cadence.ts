import type { Frequency } from "@/lib/domain/document";
import { toMean } from "@/lib/domain/statistics";
import { type Calendar, distance, newCalendar } from "@/lib/domain/stream/calendar";
import { CYCLE_DAYS } from "@/lib/domain/stream/frequency";

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

type Model = { frequency: Exclude<Frequency, "IRREGULAR">; tolerance: number; sharpness: number };

const FIXED: readonly (Model & { days: number })[] = [
  { frequency: "WEEKLY", days: 7, tolerance: 2, sharpness: 1.2 },
  { frequency: "FORTNIGHTLY", days: 14, tolerance: 3, sharpness: 1.5 },
  { frequency: "FOUR_WEEKLY", days: 28, tolerance: 4, sharpness: 1.8 },
];
const MONTHS: readonly (Model & { step: number })[] = [
  { frequency: "MONTHLY", step: 1, tolerance: 5, sharpness: 2.5 },
  { frequency: "BIMONTHLY", step: 2, tolerance: 10, sharpness: 5 },
  { frequency: "QUARTERLY", step: 3, tolerance: 10, sharpness: 6 },
  { frequency: "HALF_YEARLY", step: 6, tolerance: 10, sharpness: 8 },
  { frequency: "ANNUAL", step: 12, tolerance: 12, sharpness: 8 },
];
/** A rhythm is looked for from each of the first payments, in case the very first is out of step. */
const STARTS_MAX = 3;
const ANCHORS_MAX = 8;
const SCORE_FLOOR = 0.3;

/** One for all streams: when a month begins does not depend on whose it is. */
const calendar = newCalendar();

/** The rhythm that explains the days best, or null for fewer than two days. Days are day numbers, ascending, distinct. */
export function fitCadence(days: readonly number[]): Fit | null {
  if (days.length < 2) return null;
  let best: Fit | null = null;
  const consider = (fit: Fit | null) => {
    if (fit && (best === null || fit.score > best.score + 1e-9)) best = fit;
  };
  const span = (days[days.length - 1] ?? 0) - (days[0] ?? 0);
  const canFit = (cycle: number) => isPossible(days.length, span / cycle + 1);
  for (const model of MONTHS)
    if (canFit(CYCLE_DAYS[model.frequency])) consider(fitMonths(days, model, calendar));
  for (const model of FIXED) if (canFit(model.days)) consider(fitFixed(days, model));
  if (days.length >= 4 && canFit(CYCLE_DAYS.SEMI_MONTHLY)) consider(fitSemiMonthly(days, calendar));
  return best;
}

/**
 * Whether a rhythm with so many expected dates could still score enough to matter. Each date takes one payment at most, and each
 * payment beyond them costs half a point; this spares the daily coffee a search through every calendar.
 */
function isPossible(count: number, expected: number): boolean {
  if (expected < 1.8) return false;
  const hits = Math.min(count, expected * 1.1);
  return (hits - 0.5 * (count - hits)) / expected >= SCORE_FLOOR;
}

function fitFixed(days: readonly number[], model: Model & { days: number }): Fit | null {
  let best: Fit | null = null;
  for (let start = 0; start < Math.min(STARTS_MAX, days.length - 1); start++) {
    const steps: Step[] = [];
    let anchor = days[start] ?? 0;
    for (const day of days.slice(start + 1)) {
      const { cycles, due, off } = nearestCycle(day, anchor, model.days);
      if (cycles < 1 || off > model.tolerance) {
        steps.push({ isHit: false, off: 0, missed: [] });
        continue;
      }
      const missed = Array.from({ length: cycles - 1 }, (_, place) => anchor + (place + 1) * model.days);
      steps.push({ isHit: true, off, missed });
      // A payment that only rolled over a holiday keeps the rhythm where it was.
      anchor = off === 0 ? due : day;
    }
    const last = usualDay(anchor, days, model.days);
    const next = (day: number) => last + Math.max(1, Math.floor((day - last) / model.days) + 1) * model.days;
    const fit = toFit(model, steps, start, next);
    if (best === null || fit.score > best.score) best = fit;
  }
  return best;
}

/** The date of the rhythm nearest to the day once holidays have rolled: Good Friday's debit comes on the Tuesday after. */
function nearestCycle(day: number, anchor: number, length: number) {
  const before = Math.floor((day - anchor) / length);
  const due = anchor + before * length;
  const offBefore = distance(day, due);
  const offAfter = distance(day, due + length);
  return before >= 1 && offBefore <= offAfter
    ? { cycles: before, due, off: offBefore }
    : { cycles: before + 1, due: due + length, off: offAfter };
}

/** Paydays looked back on for the usual weekday. */
const PHASE_DAYS = 7;

/** The last payment's day as it would have been without a holiday: moved to the phase most of the last payments keep. */
function usualDay(last: number, days: readonly number[], cycle: number): number {
  const counts = new Map<number, number>();
  for (const day of days.slice(-PHASE_DAYS)) {
    const late = (((day - last) % cycle) + cycle) % cycle;
    const shift = late > cycle / 2 ? late - cycle : late;
    if (Math.abs(shift) <= 3) counts.set(shift, (counts.get(shift) ?? 0) + 1);
  }
  const [usual] = [...counts].sort((a, b) => b[1] - a[1] || Math.abs(a[0]) - Math.abs(b[0]) || a[0] - b[0]);
  return last + (usual?.[0] ?? 0);
}

function fitMonths(days: readonly number[], model: Model & { step: number }, calendar: Calendar): Fit | null {
  const anchors = new Set(days.slice(-ANCHORS_MAX).map((day) => calendar.dateOf(day)));
  // A 30th or 31st may be "the last day", which shorter months show as another date.
  if ([...anchors].some((date) => date >= 26)) anchors.add(31);
  let best: Fit | null = null;
  for (const anchor of anchors) {
    const fit = followMonths(
      days,
      model,
      (day) => calendar.nearest(day, anchor),
      (month) => calendar.expected(month, anchor),
    );
    if (best === null || fit.score > best.score) best = fit;
  }
  return best;
}

function fitSemiMonthly(days: readonly number[], calendar: Calendar): Fit | null {
  const dates = days.map((day) => calendar.dateOf(day)).sort((a, b) => a - b);
  let cut = 1;
  for (let place = 1; place < dates.length; place++) {
    const gap = (dates[place] ?? 0) - (dates[place - 1] ?? 0);
    if (gap > (dates[cut] ?? 0) - (dates[cut - 1] ?? 0)) cut = place;
  }
  const early = dates[Math.floor((cut - 1) / 2)] ?? 1;
  const late = dates[Math.floor((cut + dates.length) / 2)] ?? 15;
  if (late - early < 11 || late - early > 19) return null;
  const model: Model & { step: number } = {
    frequency: "SEMI_MONTHLY",
    step: 1,
    tolerance: 3,
    sharpness: 1.5,
  };
  let best: Fit | null = null;
  for (const second of late >= 26 ? [late, 31] : [late]) {
    const expected = (half: number) =>
      calendar.expected(Math.floor(half / 2), half % 2 === 0 ? early : second);
    const nearest = (day: number) => {
      const first = calendar.nearest(day, early);
      const other = calendar.nearest(day, second);
      return first.off <= other.off
        ? { index: first.index * 2, off: first.off }
        : { index: other.index * 2 + 1, off: other.off };
    };
    const fit = followMonths(days, model, nearest, expected);
    if (best === null || fit.score > best.score) best = fit;
  }
  return best;
}

type Nearest = (day: number) => { index: number; off: number };

/** Follows payments along numbered dates (months, or halves of months), `step` numbers apart. */
function followMonths(
  days: readonly number[],
  model: Model & { step: number },
  nearest: Nearest,
  expected: (index: number) => number,
): Fit {
  const steps: Step[] = [];
  let start = 0;
  let last: number | null = null;
  for (const [place, day] of days.entries()) {
    const { index, off } = nearest(day);
    if (last === null) {
      if (off <= model.tolerance || place >= STARTS_MAX) last = index;
      if (last === null) start++;
      else if (off > 0) steps.push({ isHit: true, off, missed: [], isFirst: true });
      continue;
    }
    const cycles = (index - last) / model.step;
    // Long cycles may slip by a month without breaking the rhythm: bills follow meter readings.
    const whole = Math.round(cycles);
    const slip = Math.abs(index - last - whole * model.step);
    if (whole < 1 || slip > 0 || off > model.tolerance) {
      steps.push({ isHit: false, off: 0, missed: [] });
      continue;
    }
    const from: number = last;
    steps.push({
      isHit: true,
      off,
      missed: Array.from({ length: whole - 1 }, (_, skipped) => expected(from + (skipped + 1) * model.step)),
    });
    last = index;
  }
  const final = last ?? 0;
  const next = (day: number) => {
    let index = final + model.step;
    while (expected(index) <= day) index += model.step;
    return expected(index);
  };
  return toFit(model, steps, start, next);
}

type Step = { isHit: boolean; off: number; missed: number[]; isFirst?: boolean };

/** This many dates missed in a row, between enough payments kept, are a pause rather than a rhythm that is not there. */
const PAUSE_DATES_MIN = 3;
const PAUSES_MAX = 2;
const PAUSE_HITS_MIN = 6;

function toFit(model: Model, steps: readonly Step[], skipped: number, next: (day: number) => number): Fit {
  const later = steps.filter((step) => !step.isFirst);
  const first = steps.find((step) => step.isFirst);
  const hits = later.filter((step) => step.isHit);
  const missed = hits.flatMap((step) => step.missed);
  const nearness = (step: Step) => Math.exp(-((step.off / model.sharpness) ** 2));
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
