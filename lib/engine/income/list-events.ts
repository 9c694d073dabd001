import { type Day, toDayNumber } from "@/lib/engine/calendar/day";
import type { Account, Income, IncomeStream, Period } from "@/lib/engine/document";
import { findMedian } from "@/lib/engine/figures/statistics";
import type { BankRow } from "@/lib/engine/row";
import { listOutliers } from "@/lib/engine/streams/describe-stream";

type Event = Income["events"][number];

/** A stream counts as begun within the data if its first payment is more than this many days after the data's start. */
const LATE_START_DAYS = 45;
/**
 * A stream whose status is NEW counts as begun within the data if its first payment is more than this many days after
 * the data's start. The limit is lower than LATE_START_DAYS, because the status already shows a recent start.
 */
const NEW_START_DAYS = 31;
/**
 * The minimum lasting change of the usual pay that is listed, as a share. Smaller changes are rounding, tax or an
 * occasional extra hour.
 */
const STEP_MIN = 0.02;
/**
 * A change of pay is listed only if this many payments before the change are nearly equal, and so are this many after
 * it. If an employee's hours vary, so many payments in a row are hardly ever equal.
 */
const STEP_PAYMENTS_MIN = 3;
const SAME_SHARE = 0.005;
const STEPS_MAX = 6;
/**
 * After a change of the pay cycle, the pay counts as unchanged if the yearly amounts differ by at most this share. They
 * differ a little, because tax is calculated for each payday.
 */
const CYCLE_SHARE = 0.03;
const MISSED_MIN = 2;
const PAYMENTS_MIN = 3;
/**
 * Pay counts as steady if at least this share of its payments equal the payment before. Pay that varies each week has
 * no level that can change.
 */
const STEADY_MIN = 0.8;
/** Pay with at least this consistency counts as steady, even if few payments equal the one before. */
const CONSISTENT_MIN = 0.9;

type Covered = Pick<Account, "id" | "coverage">;

/**
 * The events of regular income within the period: income began, ceased, changed or paused. Oldest first. `rowsOf` gives
 * the payments of a stream, in order.
 */
export function listEvents(
  streams: readonly IncomeStream[],
  rowsOf: (stream: IncomeStream) => readonly BankRow[],
  period: Period,
  accounts: readonly Covered[],
): Event[] {
  const events: Event[] = [];
  for (const stream of streams) {
    if (stream.frequency === "IRREGULAR" || stream.count < PAYMENTS_MIN) continue;
    const base = { streamId: stream.id, fromCents: null, toCents: null, untilOn: null };
    const quiet = toDayNumber(stream.firstOn) - toDayNumber(period.from);
    if (quiet > LATE_START_DAYS || (stream.status === "NEW" && quiet > NEW_START_DAYS))
      events.push({ ...base, kind: "STARTED", on: stream.firstOn, toCents: stream.amount.medianCents });
    if (stream.status === "CEASED")
      events.push({ ...base, kind: "CEASED", on: stream.lastOn, fromCents: stream.amount.lastCents });
    const rows = rowsOf(stream);
    events.push(...listGaps(listMissed(stream, accounts), rows).map((gap) => ({ ...base, ...gap })));
    events.push(...listSteps(stream, rows).map((step) => ({ ...base, ...step })));
  }
  return events.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.streamId < b.streamId ? -1 : 1));
}

/**
 * The dates that a stream missed. Leaves out dates on which its account has no data, because the income is then
 * unknown. If more than half of the account's rows belong to the stream, the pause itself causes the gap in the data,
 * so these dates are included.
 */
export function listMissed(
  { stability, accountId, count }: IncomeStream,
  accounts: readonly Covered[],
): Day[] {
  const coverage = accounts.find(({ id }) => id === accountId)?.coverage;
  const gaps = coverage && coverage.rows >= 2 * count ? coverage.gaps : [];
  return stability.missedDates.filter((on) => !gaps.some(({ from, to }) => on >= from && on <= to));
}

/**
 * Runs of at least two missed dates, from the first missed date to the next payment. `untilOn` is null if no payment
 * followed.
 */
function listGaps(
  missed: readonly Day[],
  rows: readonly BankRow[],
): Pick<Event, "kind" | "on" | "untilOn">[] {
  const gaps: Pick<Event, "kind" | "on" | "untilOn">[] = [];
  let index = 0;
  while (index < missed.length) {
    const on = missed[index] as Day;
    const until = rows.find((row) => row.on > on)?.on ?? null;
    let end = index;
    while (end < missed.length && (until === null || (missed[end] ?? "") < until)) end++;
    if (end - index >= MISSED_MIN) gaps.push({ kind: "GAP", on, untilOn: until });
    index = Math.max(end, index + 1);
  }
  return gaps;
}

/**
 * Lists lasting changes of a stream's usual amount. Lists none for income whose amount is not agreed with the payer.
 */
function listSteps(
  stream: IncomeStream,
  rows: readonly BankRow[],
): Pick<Event, "kind" | "on" | "fromCents" | "toCents">[] {
  // Interest and dividends vary with balances and profits, so only agreed payments have a usual amount that can change.
  const isAgreed = !stream.code.startsWith("inc.invest") && !stream.code.startsWith("inc.business");
  if (!isAgreed) return [];
  const outliers = new Set(listOutliers(rows).map((row) => row.index));
  const usual = rows.filter((row) => !outliers.has(row.index));
  if (!isSteady(usual) && (stream.stability.amountConsistency ?? 0) < CONSISTENT_MIN) return [];
  const steps: Pick<Event, "kind" | "on" | "fromCents" | "toCents">[] = [];
  let level: number[] = [];
  for (let index = 0; index < usual.length; index++) {
    const row = usual[index];
    if (!row) break;
    const before = level.slice(-STEP_PAYMENTS_MIN);
    const from = Math.round(findMedian(before) ?? row.cents);
    const next = usual.slice(index, index + STEP_PAYMENTS_MIN).map((later) => later.cents);
    const isStep =
      Math.abs(row.cents - from) >= from * STEP_MIN && areAlike(before, from) && areAlike(next, row.cents);
    if (isStep) {
      const to = Math.round(findMedian(next) ?? row.cents);
      if (!isOtherCycle(usual, index, to / from))
        steps.push({ kind: "CHANGED", on: row.on, fromCents: from, toCents: to });
      level = [];
    }
    level.push(row.cents);
  }
  return steps.slice(-STEPS_MAX);
}

/** Reports whether only the pay cycle changed: twice the pay at half as many paydays is the same pay per year. */
function isOtherCycle(rows: readonly BankRow[], at: number, times: number): boolean {
  const gapOf = (part: readonly BankRow[]) =>
    findMedian(part.slice(1).map((row, index) => row.dayNumber - (part[index]?.dayNumber ?? 0))) ?? 0;
  const before = gapOf(rows.slice(Math.max(0, at - STEP_PAYMENTS_MIN), at));
  const after = gapOf(rows.slice(at, at + STEP_PAYMENTS_MIN));
  return before > 0 && before !== after && Math.abs((times * before) / after - 1) <= CYCLE_SHARE;
}

/**
 * Reports whether pay is steady. Compares each payment with the previous one, because pay that was halved permanently
 * is steady before and after.
 */
function isSteady(rows: readonly BankRow[]): boolean {
  const kept = rows.filter((row, index) => {
    const before = rows[index - 1]?.cents;
    return before !== undefined && Math.abs(row.cents - before) <= before * SAME_SHARE;
  });
  return kept.length >= (rows.length - 1) * STEADY_MIN;
}

function areAlike(amounts: readonly number[], centre: number): boolean {
  return (
    amounts.length === STEP_PAYMENTS_MIN &&
    amounts.every((cents) => Math.abs(cents - centre) <= centre * SAME_SHARE)
  );
}
