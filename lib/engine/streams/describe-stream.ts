import { businessDayAfter, businessDayBefore } from "@/lib/engine/calendar/business-days";
import { type Day, fromDayNumber, toDayNumber } from "@/lib/engine/calendar/day";
import type { Frequency, Stream, StreamStatus } from "@/lib/engine/document";
import { findMedian, findQuantile, toMean, toSum } from "@/lib/engine/figures/statistics";
import type { Ledger } from "@/lib/engine/ledger";
import type { Ask } from "@/lib/engine/liabilities/find-ask";
import { roundHalfUp } from "@/lib/engine/money";
import type { BankRow } from "@/lib/engine/row";
import { toConfidence } from "@/lib/engine/streams/confidence";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import { currentRows } from "@/lib/engine/streams/cycle-change";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { CYCLE_DAYS } from "@/lib/engine/streams/frequency";
import type { Fit } from "@/lib/engine/streams/score-fit";
import { toStability } from "@/lib/engine/streams/stability";

/** A stream whose first payment is less than this many days old is new. */
const NEW_DAYS = 60;
const EXAMPLES_MAX = 3;
const INTERVAL_PAYS_MIN = 6;
/** The number of days by which a weekend or holiday may delay a payment. The status allows for this delay. */
const ROLL_DAYS = 3;

/**
 * A stream as the document prints it. Amounts are in cents, without a sign. If `ask` is given, the payee still
 * charges after a dishonour: the stream has not ended, and the next attempt is its next payment. If `isReplaced`, the
 * stream has ended, although its dates do not show it yet.
 */
export function describeStream(
  stream: FoundStream,
  ledger: Ledger,
  { ask = null, isReplaced = false }: { ask?: Ask | null; isReplaced?: boolean } = {},
): Stream {
  const { rows } = stream;
  const first = rows[0];
  const last = rows[rows.length - 1];
  if (!first || !last) throw new Error("a stream has no rows");
  const amounts = rows.map((row) => Math.abs(row.cents));
  const entries = rows.map((row) => ledger.entries[row.index]).filter((entry) => entry !== undefined);
  const frequency = ask?.frequency ?? frequencyOf(stream);
  const isRegular = frequency !== "IRREGULAR";
  const paid = isReplaced ? "CEASED" : statusOf(stream, ledger.bank.period);
  const next = nextOf(stream, frequencyOf(stream), paid, ledger.bank.period.to);
  const status = ask !== null && (paid === "CEASED" || paid === "ONE_OFF") ? "LATE" : paid;
  return {
    id: stream.id,
    name: mostCommon(entries.map((entry) => entry.name)),
    rawExamples: [...new Set(rows.map((row) => row.description))].sort().slice(0, EXAMPLES_MAX),
    accountId: last.accountId,
    frequency,
    intervalDays: intervalOf(rows),
    status,
    firstOn: first.on,
    lastOn: last.on,
    count: rows.length,
    amount: {
      lastCents: Math.abs(last.cents),
      medianCents: roundHalfUp(findMedian(amounts) ?? 0),
      meanCents: roundHalfUp(toMean(amounts)),
      minCents: amounts.reduce((least, amount) => Math.min(least, amount), Number.POSITIVE_INFINITY),
      maxCents: amounts.reduce((most, amount) => Math.max(most, amount), 0),
      totalCents: toSum(amounts),
    },
    stability: toStability(stream, isRegular, ledger.coverOf(rows).months),
    next: ask === null || next?.amountCents === roundHalfUp(ask.amountCents) ? next : toNext(ask),
    ...toConfidence(stream, entries, status === "CEASED"),
    evidence: ledger.evidence.keep(`stream:${stream.id}`, rows),
  };
}

/** The minimum consistency of two payments that count as one contract, such as the first two wages of a job. */
const TWIN_STEADY_MIN = 0.97;

/**
 * The cadence of a stream. A stream that is not mature is irregular, unless it consists of two similar payments that
 * fit a cadence.
 */
export function frequencyOf(stream: FoundStream): Frequency {
  if (!stream.fit) return "IRREGULAR";
  if (stream.isMature) return stream.fit.frequency;
  const isTwin = stream.rows.length === 2 && consistencyOf(stream.rows) >= TWIN_STEADY_MIN;
  return isTwin && stream.fit.score > 0.9 ? stream.fit.frequency : "IRREGULAR";
}

/** The current amount: the median of the last three payments that are not outliers. */
export function currentAmount(rows: readonly BankRow[]): number {
  const outliers = new Set(listOutliers(rows).map((row) => row.index));
  const usual = rows.filter((row) => !outliers.has(row.index)).slice(-3);
  return Math.abs(findMedian((usual.length > 0 ? usual : rows.slice(-3)).map((row) => row.cents)) ?? 0);
}

/** The minimum number of payments at a new level. Fewer payments may be a bonus paid in parts. */
const LEVEL_PAYMENTS_MIN = 3;
/** The minimum consistency of the payments at a new level. */
const LEVEL_STEADY_MIN = 0.9;

/**
 * Payments far above the stream's own spread and at least a quarter above its median: a bonus, back pay, a
 * double bill. A higher level that lasts to the end is the new usual amount, so only payments far above that
 * level are listed.
 */
export function listOutliers(rows: readonly BankRow[]): BankRow[] {
  if (rows.length < 4) return [];
  const amounts = rows.map((row) => Math.abs(row.cents));
  const low = findQuantile(amounts, 0.25) ?? 0;
  const high = findQuantile(amounts, 0.75) ?? 0;
  const limit = Math.max(high + 1.5 * (high - low), 1.25 * (findMedian(amounts) ?? 0));
  const start = rows.findLastIndex((row) => Math.abs(row.cents) <= limit) + 1;
  const last = rows.slice(start);
  const isFar = (row: BankRow) => Math.abs(row.cents) > limit;
  const farInLast = listOutliers(last);
  const level = last.filter((row) => !farInLast.includes(row));
  const isNewLevel = level.length >= LEVEL_PAYMENTS_MIN && consistencyOf(level) >= LEVEL_STEADY_MIN;
  return isNewLevel ? [...rows.slice(0, start).filter(isFar), ...farInLast] : rows.filter(isFar);
}

/**
 * The status at the end of the period. A stream is late if more than one and a half cycles and three days have passed
 * since the last payment. It has ceased if more than two cycles and three days have passed. An irregular stream's cycle
 * is twice its usual gap, and at least 45 days.
 */
export function statusOf(stream: FoundStream, period: Ledger["bank"]["period"]): StreamStatus {
  const { rows } = stream;
  const first = rows[0];
  const last = rows[rows.length - 1];
  if (!first || !last) return "ONE_OFF";
  const to = Date.parse(`${period.to}T00:00:00Z`) / 86_400_000;
  const frequency = frequencyOf(stream);
  if (rows.length === 1) return "ONE_OFF";
  const cycle = frequency === "IRREGULAR" ? Math.max(45, 2 * (intervalOf(rows) ?? 0)) : CYCLE_DAYS[frequency];
  const quiet = to - last.dayNumber - ROLL_DAYS;
  if (quiet > 2 * cycle) return "CEASED";
  if (quiet > 1.5 * cycle) return "LATE";
  return to - first.dayNumber < NEW_DAYS ? "NEW" : "ACTIVE";
}

function intervalOf(rows: readonly BankRow[]): number | null {
  const gaps = rows.slice(1).map((row, index) => row.dayNumber - (rows[index]?.dayNumber ?? 0));
  const median = findMedian(gaps.filter((gap) => gap > 0));
  return median === null ? null : Math.round(median);
}

function nextOf(stream: FoundStream, frequency: Frequency, status: StreamStatus, to: Day): Stream["next"] {
  if (frequency === "IRREGULAR" || !stream.fit || status === "CEASED" || status === "ONE_OFF") return null;
  const rows = currentRows(stream);
  const amount = currentAmount(rows);
  const outliers = new Set(listOutliers(rows).map((row) => row.index));
  const usual = rows.filter((row) => !outliers.has(row.index)).map((row) => Math.abs(row.cents));
  const median = findMedian(usual) ?? 0;
  const hasInterval = usual.length >= INTERVAL_PAYS_MIN;
  const bound = (share: number) =>
    hasInterval
      ? roundHalfUp(clamp(amount + (findQuantile(usual, share) ?? 0) - median, [...usual, amount]))
      : null;
  return {
    on: fromDayNumber(nextDay(stream.direction, stream.fit, toDayNumber(to))),
    amountCents: roundHalfUp(amount),
    lowCents: bound(0.1),
    highCents: bound(0.9),
  };
}

function toNext({ nextOn, amountCents }: Ask): Stream["next"] {
  return { on: nextOn, amountCents: roundHalfUp(amountCents), lowCents: null, highCents: null };
}

/** Keeps the value within the range of past amounts, because nothing supports a wider interval. */
function clamp(value: number, amounts: readonly number[]): number {
  const least = amounts.reduce((low, amount) => Math.min(low, amount), Number.POSITIVE_INFINITY);
  const most = amounts.reduce((high, amount) => Math.max(high, amount), 0);
  return Math.min(most, Math.max(least, value));
}

/**
 * The next expected day. If the due date is not a business day, a pay arrives on the business day before, and a debit
 * on the one after. If a pay's business day has already passed, the day of the next pay is returned.
 */
function nextDay(direction: FoundStream["direction"], fit: Fit, to: number): number {
  const date = fit.next(to);
  if (direction === "OUT") return businessDayAfter(date);
  const rolled = businessDayBefore(date);
  return rolled > to ? rolled : businessDayBefore(fit.next(date));
}

function mostCommon(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? "";
}
