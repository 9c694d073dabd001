import { businessDayAfter, businessDayBefore, isBusinessDay } from "@/lib/engine/calendar/business-days";

/** A cached calendar of the days on which a date falls in each month. Months are numbered from January 1970. */
export type Calendar = {
  /** Day of the month, 1 to 31. */
  dateOf(day: number): number;
  /** The day number of `date` in month `index`, at most the month's last day. */
  expected(index: number, date: number): number;
  /**
   * Finds the month in which `date` falls nearest to `day`. `off` is their distance in days. If `date` is not a
   * business day, it may move to the business day before or after.
   */
  nearest(day: number, date: number): Nearest;
};
type Nearest = Readonly<{ index: number; off: number }>;

const MS_PER_DAY = 86_400_000;

/** Creates a calendar with an empty cache. Its days are day numbers: days since 1970-01-01. */
export function newCalendar(): Calendar {
  const starts = new Map<number, number>();
  const startOf = (index: number): number => {
    const known = starts.get(index);
    if (known !== undefined) return known;
    const start = Date.UTC(1970, index, 1) / MS_PER_DAY;
    starts.set(index, start);
    return start;
  };
  const monthOf = (day: number): number => {
    // The average month gives a good first estimate, which one or two steps correct.
    let index = Math.floor(day / 30.436875);
    while (startOf(index) > day) index--;
    while (startOf(index + 1) <= day) index++;
    return index;
  };
  const expected = (index: number, date: number) =>
    Math.min(startOf(index) + date - 1, startOf(index + 1) - 1);
  const nearest = (day: number, date: number) => {
    const month = monthOf(day);
    let best = { index: month, off: Number.POSITIVE_INFINITY };
    for (const index of [month, month - 1, month + 1]) {
      const off = distance(day, expected(index, date));
      if (off < best.off) best = { index, off };
    }
    return best;
  };
  return { dateOf: (day) => day - startOf(monthOf(day)) + 1, expected, nearest };
}

/** The largest distance, in days, between a payment and its expected date that a weekend or holiday can explain. */
const ROLL_REACH_DAYS = 12;

/**
 * The distance in days between a payment and its expected date. An expected date that is not a business day may roll to
 * the business day before (pays) or after (debits).
 */
export function distance(day: number, expected: number): number {
  const plain = Math.abs(day - expected);
  if (plain === 0 || plain > ROLL_REACH_DAYS || isBusinessDay(expected)) return plain;
  return Math.min(
    plain,
    Math.abs(day - businessDayBefore(expected)),
    Math.abs(day - businessDayAfter(expected)),
  );
}
