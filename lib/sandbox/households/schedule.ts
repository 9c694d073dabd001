import {
  addDays,
  addMonths,
  type Day,
  daysInclusive,
  monthOf,
  parseDay,
  toDayNumber,
  weekday,
} from "@/lib/engine/calendar/day";
import { rollBack, rollForward } from "./calendar";

/**
 * The direction in which a payment on a non-banking day moves: to the banking day before it (pay) or after it (debits).
 * Without a roll, the payment stays on its day.
 */
export type Roll = "before" | "after";

/**
 * The limits of a schedule. `from` and `until` are its first and last day, before payments move to a banking day; if
 * omitted, there is no limit. `roll` is the direction in which payments move.
 */
type Reach = { roll?: Roll; from?: string; until?: string };

export type When = Reach &
  (
    | { everyDays: number; anchor: string; months?: readonly number[] }
    /** The day of the month, where 31 is the last day; `months` (1–12) makes it quarterly, yearly or seasonal. */
    | { dayOfMonth: number; months?: readonly number[] }
  );

/**
 * The largest number of days by which rolling moves a day. The longest runs without a banking day are Easter and
 * Christmas.
 */
const LONGEST_ROLL_DAYS = 6;

function rolled(day: Day, roll: Roll | undefined): Day {
  if (roll === "before") return rollBack(day);
  return roll === "after" ? rollForward(day) : day;
}

function everyDays(days: number, anchor: Day, from: Day, to: Day): Day[] {
  const gap = toDayNumber(from) - toDayNumber(anchor);
  const first = addDays(anchor, Math.ceil(gap / days) * days);
  const found: Day[] = [];
  for (let day = first; day <= to; day = addDays(day, days)) found.push(day);
  return found;
}

function everyMonth(dayOfMonth: number, months: readonly number[] | undefined, from: Day, to: Day): Day[] {
  const found: Day[] = [];
  const firstOfMonth = parseDay(`${monthOf(from)}-01`);
  for (let count = 0; ; count++) {
    const first = addMonths(firstOfMonth, count);
    if (first > to) return found;
    if (months && !months.includes(Number(first.slice(5, 7)))) continue;
    const length = daysInclusive(first, addMonths(first, 1)) - 1;
    found.push(addDays(first, Math.min(dayOfMonth, length) - 1));
  }
}

function isWithin({ months, from = "", until }: When, day: Day): boolean {
  if (day < from || (until !== undefined && day > until)) return false;
  return !months || months.includes(Number(day.slice(5, 7)));
}

/** Every day of the schedule from `from` to `to`, inclusive, after rolling. In order. */
export function occurrences(when: When, from: Day, to: Day): Day[] {
  const early = addDays(from, -LONGEST_ROLL_DAYS);
  const late = addDays(to, LONGEST_ROLL_DAYS);
  const nominal =
    "everyDays" in when
      ? everyDays(when.everyDays, parseDay(when.anchor), early, late)
      : everyMonth(when.dayOfMonth, when.months, early, late);
  return nominal
    .filter((day) => isWithin(when, day))
    .map((day) => rolled(day, when.roll))
    .filter((day) => day >= from && day <= to);
}

/** True on Friday, Saturday and Sunday, when people go out. */
export function isWeekendish(day: Day): boolean {
  const number = weekday(day);
  return number === 0 || number >= 5;
}
