import type { UsageUnit } from "@/lib/rules/usage-unit";

/** A bar of a chart: a day, week or month. */
export type Bucket = { key: string; name: string; long: string };
export type Buckets = { buckets: Bucket[]; indexOf: ReadonlyMap<string, number> };

const DAY_MS = 86_400_000;
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", ...options });
const WEEKDAY = format({ weekday: "short", day: "numeric", month: "short" });
const SHORT = format({ day: "numeric", month: "short" });
const FULL = format({ day: "numeric", month: "short", year: "numeric" });
const MONTH = format({ month: "short" });
const LONG_MONTH = format({ month: "long", year: "numeric" });

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** For each unit, reports whether a day starts a new bar: every day, Mondays, or the first of the month. */
const BEGINS: Readonly<Record<UsageUnit, (date: Date) => boolean>> = {
  day: () => true,
  week: (date) => date.getUTCDay() === 1,
  month: (date) => date.getUTCDate() === 1,
};

/** False if the range covers only part of the month. Such a month is labelled with its days. */
function isWholeMonth(first: Date, last: Date): boolean {
  return BEGINS.month(first) && BEGINS.month(new Date(last.getTime() + DAY_MS));
}

function toBucket(unit: UsageUnit, first: Date, last: Date): Bucket {
  const key = dayOf(first);
  if (unit === "day") return { key, name: SHORT.format(first), long: WEEKDAY.format(first) };
  const days = `${key === dayOf(last) ? "" : `${SHORT.format(first)} to `}${FULL.format(last)}`;
  if (unit === "week") return { key, name: SHORT.format(first), long: days };
  return {
    key,
    name: MONTH.format(first),
    long: isWholeMonth(first, last) ? LONG_MONTH.format(first) : days,
  };
}

/**
 * Splits the days from `from` to `to`, inclusive, into bars, and maps each day to its bar. The first and last bar may
 * be shorter.
 */
export function toBuckets(from: string, to: string, unit: UsageUnit): Buckets {
  const days: Date[] = [];
  for (let time = dateOf(from).getTime(); time <= dateOf(to).getTime(); time += DAY_MS)
    days.push(new Date(time));
  const buckets: Bucket[] = [];
  const indexOf = new Map<string, number>();
  let first = 0;
  days.forEach((date, n) => {
    indexOf.set(dayOf(date), buckets.length);
    const next = days[n + 1];
    if (next && !BEGINS[unit](next)) return;
    buckets.push(toBucket(unit, days[first] ?? date, date));
    first = n + 1;
  });
  return { buckets, indexOf };
}

type Counted = { day: string; count: number };

/** Sums the rows that match `is`, for each bar. */
export function valuesOf<Row extends Counted>(
  { buckets, indexOf }: Buckets,
  rows: readonly Row[],
  is: (row: Row) => boolean,
): number[] {
  const values = buckets.map(() => 0);
  for (const row of rows) {
    const index = indexOf.get(row.day);
    if (index !== undefined && is(row)) values[index] = (values[index] ?? 0) + row.count;
  }
  return values;
}
