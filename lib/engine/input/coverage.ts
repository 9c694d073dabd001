import { type Day, fromDayNumber, monthOf, toDayNumber } from "@/lib/engine/calendar/day";
import type { Window } from "@/lib/engine/document";
import { findMedian } from "@/lib/engine/figures/statistics";

/** A span of days, as day numbers. Includes `from` and `to`. */
export type Span = { from: number; to: number };

/**
 * If an account's first row is at most this many days into the period, the account was quiet, and no history is
 * missing. For an account with a slow pace, the maximum is one and a half times the usual gap between its rows.
 */
const QUIET_START_DAYS = 31;
/**
 * A silence of at least GAP_DAYS_MIN days is a gap if the account usually has at least GAP_ROWS_MIN rows in that time.
 */
const GAP_DAYS_MIN = 14;
const GAP_ROWS_MIN = 12;
/** An account with fewer rows than this has no usual pace. */
const PACE_ROWS_MIN = 40;
/**
 * An everyday account also has a gap if it is silent for at least three weeks and for four times its usual pause, and
 * has rows again afterwards. The usual pause is the 95th percentile of the days between its rows. Savings accounts may
 * be quiet for months, so they are not checked.
 */
const SILENCE_DAYS_MIN = 21;
const SILENCE_STEPS = 4;
const USUAL_SHARE = 0.95;
const STEPS_MIN = 20;

/**
 * The days that an account covers: from its first row to the end of the period, less silent gaps. Covers the whole
 * period if the account was opened within it, or if its first row is near the beginning. Empty without rows.
 */
export function findCoverage(
  dayNumbers: readonly number[],
  {
    openedOn,
    period,
    isClosed = false,
    isEveryday = false,
  }: { openedOn: Day | null; period: Span; isClosed?: boolean; isEveryday?: boolean },
): { spans: Span[]; gaps: Span[] } {
  const first = dayNumbers[0];
  if (first === undefined) return { spans: [], gaps: [] };
  // A silence after the last row of a closed account is not a gap.
  const gaps = findGaps(dayNumbers, period, isEveryday).filter((gap) => !(isClosed && gap.to === period.to));
  const opened = openedOn === null ? null : toDayNumber(openedOn);
  // An account opened within the period had no earlier rows, so the earlier days are known too.
  const isWhole =
    (opened !== null && opened > period.from && opened <= first) ||
    first - period.from <= quietDays(dayNumbers);
  return { spans: subtract({ from: isWhole ? period.from : first, to: period.to }, gaps), gaps };
}

/**
 * Adds the gaps of the bank's everyday accounts to a quieter account without rows in those gaps. If a bank omits a
 * month, it omits the month in every account, but the pace of a savings account is too slow to show the gap.
 */
export function takeSilences(
  found: { spans: Span[]; gaps: Span[] },
  dayNumbers: readonly number[],
  silences: readonly Span[],
): { spans: Span[]; gaps: Span[] } {
  const taken = silences.filter(
    (silence) =>
      !found.gaps.some((gap) => gap.from <= silence.to && gap.to >= silence.from) &&
      !dayNumbers.some((day) => day >= silence.from && day <= silence.to),
  );
  if (taken.length === 0) return found;
  const gaps = mergeSpans([...found.gaps, ...taken]);
  return { spans: found.spans.flatMap((span) => subtract(span, gaps)), gaps };
}

/** The days covered by any of the spans, merged and in order. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from || a.to - b.to)) {
    const last = merged[merged.length - 1];
    if (last && span.from <= last.to + 1) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/** The number of days in spans that do not overlap. The first and last day of each span count. */
export function countDays(spans: readonly Span[]): number {
  return spans.reduce((days, span) => days + span.to - span.from + 1, 0);
}

/** A window between two day numbers, both included. `days` is the number of covered days, if some are not covered. */
export function toWindow(from: number, to: number, days = to - from + 1): Window {
  return { from: fromDayNumber(from), to: fromDayNumber(to), days };
}

/** The calendar months of which every day is covered, such as "2026-07". */
export function listWholeMonths(spans: readonly Span[]): string[] {
  const months: string[] = [];
  for (const span of spans) {
    let month = monthOf(fromDayNumber(span.from));
    while (true) {
      const { from, to } = monthSpan(month);
      if (from > span.to) break;
      if (from >= span.from && to <= span.to) months.push(month);
      month = monthOf(fromDayNumber(to + 1));
    }
  }
  return months;
}

/**
 * The window from the first day of the first month in the list to the last day of the last month. Its number of days
 * counts only the listed months. Null for an empty list.
 */
export function toMonthsWindow(months: readonly string[]): Window | null {
  const spans = months.map(monthSpan);
  const [first] = spans;
  const last = spans.at(-1);
  return first && last ? toWindow(first.from, last.to, countDays(spans)) : null;
}

const spansOfMonths = new Map<string, Readonly<Span>>();

/**
 * The first and last day of a month ("2026-07"), as day numbers. Cached, because every average asks for the same few
 * months.
 */
export function monthSpan(month: string): Readonly<Span> {
  const known = spansOfMonths.get(month);
  if (known) return known;
  const year = Number(month.slice(0, 4));
  const index = Number(month.slice(5, 7));
  const span = {
    from: Date.UTC(year, index - 1, 1) / 86_400_000,
    to: Date.UTC(year, index, 1) / 86_400_000 - 1,
  };
  spansOfMonths.set(month, span);
  return span;
}

function quietDays(dayNumbers: readonly number[]): number {
  const steps = dayNumbers.slice(1).map((day, index) => day - (dayNumbers[index] ?? day));
  return Math.max(QUIET_START_DAYS, 1.5 * (findMedian(steps) ?? 0));
}

function findGaps(dayNumbers: readonly number[], period: Span, isEveryday: boolean): Span[] {
  const first = dayNumbers[0] ?? period.from;
  const length = period.to - first + 1;
  const gaps: Span[] = [];
  const silence = isEveryday ? longSilence(dayNumbers) : Number.POSITIVE_INFINITY;
  for (let index = 0; index < dayNumbers.length; index++) {
    const here = dayNumbers[index] ?? first;
    const next = dayNumbers[index + 1] ?? period.to + 1;
    const silent = next - here - 1;
    // Measures the pace without the silence. A long silence would lower the average pace so much that the silence would
    // seem normal.
    const pace = dayNumbers.length / Math.max(1, length - silent);
    const isPaceBroken =
      dayNumbers.length >= PACE_ROWS_MIN && silent >= GAP_DAYS_MIN && pace * silent >= GAP_ROWS_MIN;
    const isSilence = silent >= silence && index + 1 < dayNumbers.length;
    if (isPaceBroken || isSilence) gaps.push({ from: here + 1, to: next - 1 });
  }
  return gaps;
}

/**
 * The minimum length of a gap, in days. It depends on how often the account usually has rows. Infinite if the account
 * has too few rows to show this.
 */
function longSilence(dayNumbers: readonly number[]): number {
  const days = [...new Set(dayNumbers)];
  const steps = days
    .slice(1)
    .map((day, index) => day - (days[index] ?? day))
    .sort((a, b) => a - b);
  const usual = steps[Math.ceil(steps.length * USUAL_SHARE) - 1];
  if (usual === undefined || steps.length < STEPS_MIN) return Number.POSITIVE_INFINITY;
  return Math.max(SILENCE_DAYS_MIN, usual * SILENCE_STEPS);
}

function subtract(span: Span, gaps: readonly Span[]): Span[] {
  const left: Span[] = [];
  let from = span.from;
  for (const gap of gaps) {
    if (gap.from > from) left.push({ from, to: gap.from - 1 });
    from = gap.to + 1;
  }
  if (from <= span.to) left.push({ from, to: span.to });
  return left;
}
