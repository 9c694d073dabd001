import { DAYS_PER_MONTH, fromDayNumber, monthOf } from "@/lib/engine/calendar/day";
import type { Stream } from "@/lib/engine/document";
import { findMedian, toMean, toMeanDeviation } from "@/lib/engine/figures/statistics";
import type { BankRow } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import type { FoundStream } from "@/lib/engine/streams/find-streams";

/**
 * A month is stable if its mean payment differs from the usual payment by at most this share. It is secure if its mean
 * payment is at most this share below the usual payment.
 */
const STABLE_SHARE = 0.1;
const STABLE_PAYMENTS_MIN = 3;
const TREND_MONTHS_MIN = 6;

/**
 * The regularity, consistency and duration of a stream. `months` are the whole calendar months that the stream's
 * accounts cover. Compares the mean payment of each month, because fortnightly pay arrives three times in some months.
 */
export function toStability(
  stream: FoundStream,
  isRegular: boolean,
  months: readonly string[],
): Stream["stability"] {
  const { rows, fit } = stream;
  const first = rows[0]?.dayNumber ?? 0;
  const last = rows[rows.length - 1]?.dayNumber ?? first;
  const byMonth = groupByMonth(rows);
  const means = months.map((month) => meanOf(byMonth.get(month)));
  const usual = findMedian(rows.map((row) => Math.abs(row.cents))) ?? 0;
  const isJudged = isRegular && rows.length >= STABLE_PAYMENTS_MIN && months.length > 0;
  const trailing = (test: (mean: number) => boolean) =>
    countTrailing(means, (mean) => mean !== null && test(mean));
  return {
    regularity: isRegular && fit ? round2(fit.regularity) : null,
    amountConsistency: rows.length < 2 ? null : round2(amountConsistency(rows)),
    longevityMonths: Math.round(((last - first) / DAYS_PER_MONTH) * 10) / 10,
    consecutiveMonths: countTrailing(means, (mean) => mean !== null),
    stableMonths: isJudged ? trailing((mean) => Math.abs(mean - usual) <= usual * STABLE_SHARE) : null,
    secureMonths: isJudged ? trailing((mean) => mean >= usual * (1 - STABLE_SHARE)) : null,
    trendPerYear: findTrend(rows, months),
    missedDates: isRegular ? (fit?.missed ?? []).map(fromDayNumber) : [],
  };
}

/** The consistency of the single payments or of the calendar months' totals, whichever is higher. */
function amountConsistency(rows: readonly BankRow[]): number {
  const months = [...groupByMonth(rows).values()]
    .map((amounts) => amounts.reduce((sum, amount) => sum + amount, 0))
    .slice(1, -1);
  const median = findMedian(months) ?? 0;
  const monthly = months.length < 3 || median === 0 ? 0 : 1 - toMeanDeviation(months) / median;
  return Math.min(1, Math.max(0, consistencyOf(rows), monthly));
}

/**
 * The change of the payments in a year, as a share of their median: the Theil–Sen slope of the monthly means, times
 * twelve. Uses the whole months after the first payment's month. A single unusual month hardly affects the result. Null
 * with fewer than six such months or a median of zero.
 */
function findTrend(rows: readonly BankRow[], months: readonly string[]): number | null {
  const first = rows[0];
  if (!first) return null;
  const byMonth = groupByMonth(rows);
  const lived = months.filter((month) => month > monthOf(first.on));
  if (lived.length < TREND_MONTHS_MIN) return null;
  const means = lived.map((month) => meanOf(byMonth.get(month)) ?? 0);
  const median = findMedian(means) ?? 0;
  if (median === 0) return null;
  const slopes: number[] = [];
  for (const [early, from] of means.entries())
    for (let late = early + 1; late < means.length; late++)
      slopes.push(((means[late] ?? 0) - from) / (late - early));
  return round2(((findMedian(slopes) ?? 0) * 12) / median);
}

function groupByMonth(rows: readonly BankRow[]): Map<string, number[]> {
  const months = new Map<string, number[]>();
  for (const row of rows) {
    const month = monthOf(row.on);
    const amounts = months.get(month);
    if (amounts) amounts.push(Math.abs(row.cents));
    else months.set(month, [Math.abs(row.cents)]);
  }
  return months;
}

function meanOf(amounts: readonly number[] | undefined): number | null {
  return amounts ? toMean(amounts) : null;
}

function countTrailing<T>(values: readonly T[], test: (value: T) => boolean): number {
  let count = 0;
  while (count < values.length && test(values[values.length - 1 - count] as T)) count++;
  return count;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
