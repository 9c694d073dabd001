import type { Calendar } from "@/lib/engine/streams/calendar";

/** Two gaps of five weeks between gaps of four weeks are no coincidence if there are at least this many payments. */
const DAYS_MIN = 6;
const LONG_GAPS_MIN = 2;
const FOUR_WEEKS = 28;
const FIVE_WEEKS = 35;
/** A weekday is at most this many days from the date in the middle of its week. */
const WEEK_HALF_DAYS = 3;
/** The first and the last weekday of a month have dates that differ by at most this many days from month to month. */
const SPREAD_DAYS_MAX = 7;

/** The dates on which payments are expected, numbered by month. */
type MonthDates = {
  nearest(day: number): { index: number; off: number };
  expected(month: number): number;
};

/**
 * The dates of payments on the same weekday of every month, such as the second Thursday; null for other days. The gaps
 * between such payments are four or five weeks. Without gaps of five weeks, the payments are four weeks apart.
 */
export function listWeekdays(days: readonly number[], calendar: Calendar): MonthDates | null {
  const first = days[0] ?? 0;
  if (days.length < DAYS_MIN) return null;
  let long = 0;
  for (let at = 1; at < days.length; at++) {
    const gap = (days[at] ?? 0) - (days[at - 1] ?? 0);
    if (gap !== FOUR_WEEKS && gap !== FIVE_WEEKS) return null;
    if (gap === FIVE_WEEKS) long++;
  }
  if (long < LONG_GAPS_MIN) return null;
  const dates = days.map((day) => calendar.dateOf(day)).sort((a, b) => a - b);
  const [least = 1, most = 31] = [dates[0], dates.at(-1)];
  const middle = Math.round((least + most) / 2);
  const monthOf = (day: number) => calendar.nearest(day, middle).index;
  const isEveryMonth = days.every((day, at) => monthOf(day) === monthOf(first) + at);
  if (most - least > SPREAD_DAYS_MAX || !isEveryMonth) return null;
  const toWeekday = (day: number) => day + ((((first - day + WEEK_HALF_DAYS) % 7) + 7) % 7) - WEEK_HALF_DAYS;
  return {
    expected: (month) => toWeekday(calendar.expected(month, middle)),
    nearest: (day) => ({ index: monthOf(day), off: 0 }),
  };
}
