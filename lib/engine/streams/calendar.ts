import { businessDayAfter, businessDayBefore, isBusinessDay } from "@/lib/engine/calendar/business-days";

/** Months counted from January 1970, and the day a date falls on in each, with business-day roll. Remembers what it worked out. */
export type Calendar = {
  /** Day of the month, 1 to 31. */
  dateOf(day: number): number;
  /** The day number of `date` in month `index`, held to the month's last day. */
  expected(index: number, date: number): number;
  /** The month whose `date` lies nearest to `day`, and how many days off it is once weekends and holidays have rolled. */
  nearest(day: number, date: number): { index: number; off: number };
};

const MS_PER_DAY = 86_400_000;

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
    // The mean month is a good first guess; a step or two corrects it.
    let index = Math.floor(day / 30.436875);
    while (startOf(index) > day) index--;
    while (startOf(index + 1) <= day) index++;
    return index;
  };
  const expected = (index: number, date: number) =>
    Math.min(startOf(index) + date - 1, startOf(index + 1) - 1);
  return {
    dateOf: (day) => day - startOf(monthOf(day)) + 1,
    expected,
    nearest: (day, date) => {
      const month = monthOf(day);
      let best = { index: month, off: Number.POSITIVE_INFINITY };
      for (const index of [month, month - 1, month + 1]) {
        const off = distance(day, expected(index, date));
        if (off < best.off) best = { index, off };
      }
      return best;
    },
  };
}

/** A date further off than this is missed, however holidays roll. */
const ROLL_REACH_DAYS = 12;

/** Days between, where a date that is no business day may be kept on the one before (pays) or the one after (debits). */
export function distance(day: number, expected: number): number {
  const plain = Math.abs(day - expected);
  if (plain === 0 || plain > ROLL_REACH_DAYS || isBusinessDay(expected)) return plain;
  return Math.min(
    plain,
    Math.abs(day - businessDayBefore(expected)),
    Math.abs(day - businessDayAfter(expected)),
  );
}
