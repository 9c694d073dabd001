/** Days, or months where there are many, that bars stand for. */

export type Bucket = { key: string; name: string; long: string };

const MONTHLY_FROM_DAYS = 120;
const WEEKDAY = new Intl.DateTimeFormat("en-AU", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
  month: "short",
});
const SHORT = new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", day: "numeric", month: "short" });
const MONTH = new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", month: "short" });
const LONG_MONTH = new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", month: "long", year: "numeric" });
const DAY_MS = 86_400_000;

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** The bars of a stretch of days, both included, and which of them a day belongs to. */
export function toBuckets(from: string, to: string): { buckets: Bucket[]; keyOf: (day: string) => string } {
  const count = (dateOf(to).getTime() - dateOf(from).getTime()) / DAY_MS + 1;
  const isMonthly = count > MONTHLY_FROM_DAYS;
  const keyOf = (day: string) => (isMonthly ? day.slice(0, 7) : day);
  const buckets = new Map<string, Bucket>();
  for (let n = 0; n < count; n++) {
    const date = new Date(dateOf(from).getTime() + n * DAY_MS);
    const key = keyOf(date.toISOString().slice(0, 10));
    if (buckets.has(key)) continue;
    const [short, long] = isMonthly ? [MONTH, LONG_MONTH] : [SHORT, WEEKDAY];
    buckets.set(key, { key, name: short.format(date), long: long.format(date) });
  }
  return { buckets: [...buckets.values()], keyOf };
}

type Counted = { day: string; count: number };

/** What of the rows that answer `is` falls into each bar. */
export function valuesOf<Row extends Counted>(
  { buckets, keyOf }: ReturnType<typeof toBuckets>,
  rows: readonly Row[],
  is: (row: Row) => boolean,
): number[] {
  const sums = new Map<string, number>();
  for (const row of rows) if (is(row)) sums.set(keyOf(row.day), (sums.get(keyOf(row.day)) ?? 0) + row.count);
  return buckets.map(({ key }) => sums.get(key) ?? 0);
}
