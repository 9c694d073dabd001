import { newCalendar } from "@/lib/engine/streams/calendar";
import { type CadenceModel, findLikeliest, isPossible } from "@/lib/engine/streams/choose-cadence";
import { listWeekdays } from "@/lib/engine/streams/fit-weekdays";
import { fitFixed } from "@/lib/engine/streams/follow-cycles";
import { CYCLE_DAYS } from "@/lib/engine/streams/frequency";
import { Attempt, EQUAL, type Fit, type Model } from "@/lib/engine/streams/score-fit";

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
const SEMI_MONTHLY: Model & { step: number } = {
  frequency: "SEMI_MONTHLY",
  step: 1,
  tolerance: 3,
  sharpness: 1.5,
};
/**
 * The number of payments, from the first, that are tried as the beginning of a cadence. The very first payment might
 * not fit it.
 */
const STARTS_MAX = 3;
const ANCHORS_MAX = 8;
/**
 * A cadence of half a year or more must explain every payment if there are at most SLOW_DAYS_MAX payments. Two of three
 * payments are half a year apart by coincidence too often.
 */
const SLOW_STEP = 6;
const SLOW_DAYS_MAX = 4;

/** Shared by all streams, because calendar months are the same for each. */
const calendar = newCalendar();
const attempt = new Attempt();

/** The dates on which payments are expected, numbered by month or half-month. */
type Dates = {
  nearest(day: number): { index: number; off: number };
  expected(index: number): number;
};

const toMonthly = (date: number): Dates => ({
  nearest: (day) => calendar.nearest(day, date),
  expected: (month) => calendar.expected(month, date),
});
/** The dates on which a monthly payment is expected, by its day of the month. */
const monthlyDates = Array.from({ length: 32 }, (_, date) => toMonthly(date));

/**
 * The cadence that explains the days best; null if none does or there are fewer than two days. Days are distinct day
 * numbers in ascending order.
 */
export function fitCadence(days: readonly number[]): Fit | null {
  if (days.length < 2) return null;
  const span = (days[days.length - 1] ?? 0) - (days[0] ?? 0);
  const possible = CADENCES.filter(
    ({ cycle, daysMin }) => days.length >= daysMin && isPossible(days.length, span / cycle + 1),
  );
  // Tries the likeliest cadence first. Its score is the minimum for the other cadences, so most of them are rejected
  // early.
  const likeliest = findLikeliest(days, possible);
  const first = likeliest?.fit(days, Number.NEGATIVE_INFINITY) ?? null;
  let best: Fit | null = null;
  for (const cadence of possible) {
    const floor = Math.max(first?.score ?? Number.NEGATIVE_INFINITY, scoreOf(best));
    const fit: Fit | null = cadence === likeliest ? first : cadence.fit(days, floor);
    if (fit && (best === null || fit.score > best.score + EQUAL)) best = fit;
  }
  return best;
}

const CADENCES: readonly CadenceModel[] = [
  ...MONTHS.map(
    (model): CadenceModel => ({
      cycle: CYCLE_DAYS[model.frequency],
      daysMin: 2,
      fit: (days, floor) => fitMonths(days, model, floor),
    }),
  ),
  ...FIXED.map(
    (model): CadenceModel => ({
      cycle: model.days,
      daysMin: 2,
      fit: (days, floor) => fitFixed(days, model, floor),
    }),
  ),
  {
    cycle: CYCLE_DAYS.SEMI_MONTHLY,
    daysMin: 4,
    fit: fitSemiMonthly,
  },
];

function scoreOf(fit: Fit | null): number {
  return fit?.score ?? Number.NEGATIVE_INFINITY;
}

function fitMonths(days: readonly number[], model: Model & { step: number }, floor: number): Fit | null {
  const anchors: number[] = [];
  for (let at = Math.max(0, days.length - ANCHORS_MAX); at < days.length; at++) {
    const date = calendar.dateOf(days[at] ?? 0);
    if (!anchors.includes(date)) anchors.push(date);
  }
  // Dates near the end of a month may all mean its last day, so the 31st is tried too.
  if (anchors.some((date) => date >= 26) && !anchors.includes(31)) anchors.push(31);
  const weekdays = model.step === 1 ? listWeekdays(days, calendar) : null;
  let best: Fit | null = weekdays && followMonths(days, model, weekdays, floor);
  for (const anchor of anchors) {
    const dates = monthlyDates[anchor] ?? toMonthly(anchor);
    const fit = followMonths(days, model, dates, Math.max(floor, scoreOf(best)));
    if (fit && (best === null || fit.score > best.score)) best = fit;
  }
  const isDoubted = model.step >= SLOW_STEP && days.length <= SLOW_DAYS_MAX;
  return best && isDoubted && best.hits < days.length ? null : best;
}

function fitSemiMonthly(days: readonly number[], floor: number): Fit | null {
  const dates = days.map((day) => calendar.dateOf(day)).sort((a, b) => a - b);
  let cut = 1;
  for (let index = 1; index < dates.length; index++) {
    const gap = (dates[index] ?? 0) - (dates[index - 1] ?? 0);
    if (gap > (dates[cut] ?? 0) - (dates[cut - 1] ?? 0)) cut = index;
  }
  const early = dates[Math.floor((cut - 1) / 2)] ?? 1;
  const late = dates[Math.floor((cut + dates.length) / 2)] ?? 15;
  if (late - early < 11 || late - early > 19) return null;
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
    const fit = followMonths(days, SEMI_MONTHLY, { nearest, expected }, Math.max(floor, scoreOf(best)));
    if (fit && (best === null || fit.score > best.score)) best = fit;
  }
  return best;
}

/**
 * Matches payments to expected dates that are `step` months or half-months apart. Months and half-months are numbered
 * one after another.
 */
function followMonths(
  days: readonly number[],
  model: Model & { step: number },
  { nearest, expected }: Dates,
  floor: number,
): Fit | null {
  attempt.start(model, days.length, floor);
  let start = 0;
  let last: number | null = null;
  for (let at = 0; at < days.length; at++) {
    const { index, off } = nearest(days[at] ?? 0);
    if (last === null) {
      if (off <= model.tolerance || at >= STARTS_MAX) last = index;
      if (last === null) start++;
      else attempt.begin(off);
      continue;
    }
    const cycles = (index - last) / model.step;
    // A payment is on time only if it is in a month of the cycle. A quarterly bill that comes a month late is
    // unexplained.
    const whole = Math.round(cycles);
    const slip = Math.abs(index - last - whole * model.step);
    const isHit = whole >= 1 && slip === 0 && off <= model.tolerance;
    if (!(isHit ? attempt.onTime(off, whole - 1) : attempt.unexplained())) return null;
    if (!isHit) continue;
    for (let missed = 1; missed < whole; missed++) attempt.miss(expected(last + missed * model.step));
    last = index;
  }
  return attempt.toFit(start, toNext(last ?? 0, model.step, expected));
}

/**
 * Returns a function that finds the first expected date after a day. A separate function, because if followMonths
 * created the returned function inline, it would cost memory even in failed attempts.
 */
function toNext(last: number, step: number, expected: (index: number) => number): Fit["next"] {
  return (day) => {
    let index = last + step;
    while (expected(index) <= day) index += step;
    return expected(index);
  };
}
