import { findDayNumber, findMinute } from "@/lib/engine/calendar/civil";

/**
 * A calendar day in Sydney, "2026-07-10". Bank statements use local days; times are converted to days once, at the
 * edge of the engine, and all later arithmetic uses days only.
 */
export type Day = string & { readonly __brand: "Day" };

/** The average number of days in a month over four years with one leap year: 365.25 / 12. */
export const DAYS_PER_MONTH = 365.25 / 12;
export const TIME_ZONE = "Australia/Sydney";

const INSTANT = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:?\d{2})$/;
const MIDNIGHT = /^.{10}[Tt ]00:00(?::00(?:\.0+)?)?[^\d.:]/;
const MS_PER_DAY = 86_400_000;

const sydney = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** Parses "YYYY-MM-DD"; null if it is not a real calendar day. */
export function findDay(text: string): Day | null {
  return text.length === 10 && findDayNumber(text) !== null ? (text as Day) : null;
}

/** Like findDay, but for text that must be a day. Throws RangeError. */
export function parseDay(text: string): Day {
  const day = findDay(text);
  if (day === null) throw new RangeError("not a calendar day (YYYY-MM-DD)");
  return day;
}

/** The day in Sydney at this instant. Throws RangeError for an invalid date. */
export function toDay(instant: Date): Day {
  return sydney.format(instant) as Day;
}

/**
 * The statement day of a CDS DateTimeString or DateString. Many banks send midnight or 14:00Z as filler for a date
 * without a time. In Sydney, both give the day that the customer's statement shows (standards-maintenance issues 539
 * and 658). Null if the text has neither form.
 */
export function findStatementDay(text: string): Day | null {
  const plain = findDay(text);
  if (plain) return plain;
  // Banks fill in midnight, with any offset, if they store only a date. So the date in the text is the bank's date.
  if (text.startsWith("00:00", 11) && MIDNIGHT.test(text)) return findDay(text.slice(0, 10));
  const minute = findMinute(text);
  if (minute !== null && minute >= PLAIN_FROM && minute < PLAIN_TO) return toSydneyDay(minute);
  if (!INSTANT.test(text)) return null;
  const time = Date.parse(text.replace(" ", "T"));
  // `toDay` writes a year before 1000 with fewer than four digits, so `findDay` returns null for it.
  return Number.isNaN(time) ? null : findDay(toDay(new Date(time)));
}

/**
 * The years 1972 to 9998, in which Sydney is ten or eleven hours ahead of UTC and the text of a day has ten characters.
 */
const PLAIN_FROM = Date.UTC(1972, 0, 1) / 60_000;
const PLAIN_TO = Date.UTC(9999, 0, 1) / 60_000;
const SUMMERS_MAX = 4_000;
const summers = new Map<number, boolean>();

/**
 * The Sydney day of a UTC minute (since 1970). The day depends on daylight saving only between 13:00 and 14:00 UTC, and
 * daylight saving never begins or ends in that hour. So the time-zone tables are read once for each day and the result
 * is cached.
 */
function toSydneyDay(minute: number): Day {
  const day = Math.floor(minute / 1_440);
  const hour = Math.floor((minute - day * 1_440) / 60);
  if (hour !== 13) return fromDayNumber(hour < 13 ? day : day + 1);
  let isSummer = summers.get(day);
  if (isSummer === undefined) {
    const today = fromDayNumber(day);
    isSummer = toDay(new Date((day * 24 + 13) * 3_600_000)) !== today;
    if (summers.size >= SUMMERS_MAX) summers.clear();
    summers.set(day, isSummer);
  }
  return fromDayNumber(isSummer ? day + 1 : day);
}

/** Whole days since 1970-01-01. */
export function toDayNumber(day: Day): number {
  return findDayNumber(day) ?? Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY;
}

const DAYS_MAX = 4_000;
const daysByNumber = new Map<number, Day>();

/**
 * The day this many days after 1970-01-01. Rows of the same day share one string, so that memory does not hold a copy
 * for each row.
 */
export function fromDayNumber(number: number): Day {
  const known = daysByNumber.get(number);
  if (known !== undefined) return known;
  const day = new Date(number * MS_PER_DAY).toISOString().slice(0, 10) as Day;
  if (daysByNumber.size >= DAYS_MAX) daysByNumber.clear();
  daysByNumber.set(number, day);
  return day;
}

/** The calendar day `days` later, or earlier if `days` is negative. */
export function addDays(day: Day, days: number): Day {
  return fromDayNumber(toDayNumber(day) + days);
}

/** Days from `from` to `to`, both counted: a single day is 1. */
export function daysInclusive(from: Day, to: Day): number {
  return toDayNumber(to) - toDayNumber(from) + 1;
}

/** The day of the week: 0 = Sunday … 6 = Saturday. */
export function weekday(day: Day): number {
  return (toDayNumber(day) + 4) % 7;
}

/** The month of a day: "2026-07". */
export function monthOf(day: Day): string {
  return day.slice(0, 7);
}

/** Adds calendar months, limited to the last day of a shorter month (31 January + 1 = 28 or 29 February). */
export function addMonths(day: Day, months: number): Day {
  const year = Number(day.slice(0, 4));
  const index = year * 12 + Number(day.slice(5, 7)) - 1 + months;
  const target = Math.floor(index / 12);
  const month = (index % 12) + 1;
  const length = new Date(Date.UTC(target, month, 0)).getUTCDate();
  const date = Math.min(Number(day.slice(8, 10)), length);
  return `${String(target).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}` as Day;
}

const sydneyClock = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  hourCycle: "h23",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  timeZoneName: "longOffset",
});

/** An instant as a Sydney wall clock with its offset, to the second: "2026-07-10T09:30:00+10:00" (RFC 3339). */
export function toSydneyTime(instant: Date): string {
  const parts = new Map(sydneyClock.formatToParts(instant).map((part) => [part.type, part.value]));
  const offset = (parts.get("timeZoneName") ?? "GMT+10:00").replace("GMT", "") || "+00:00";
  return `${toDay(instant)}T${parts.get("hour")}:${parts.get("minute")}:${parts.get("second")}${offset}`;
}

/** The first instant of a day in Sydney. The clocks change after midnight, never at midnight. */
export function startOfDay(day: Day): Date {
  const near = new Date(`${day}T00:00:00+10:00`);
  return new Date(`${day}T00:00:00${toSydneyTime(near).slice(-6)}`);
}

/** The instant at which a day ends in Sydney, after 23, 24 or 25 hours. */
export function startOfNextDay(day: Day): Date {
  return startOfDay(addDays(day, 1));
}
