import { businessDayAfter } from "@/lib/engine/calendar/business-days";
import { type Day, fromDayNumber, toDayNumber } from "@/lib/engine/calendar/day";
import type { Frequency } from "@/lib/engine/document";
import { findMedian } from "@/lib/engine/figures/statistics";
import type { BankRow } from "@/lib/engine/row";
import { fitCadence } from "@/lib/engine/streams/fit-cadence";
import { CYCLE_DAYS, isLongCycle } from "@/lib/engine/streams/frequency";

/**
 * If a payment is dishonoured, a debit of the same amount within this many days is a retry of the same instalment.
 */
const RETRY_DAYS = 5;
const SAME_SHARE = 0.01;
/** If a payee attempts no charge for more than this many of its cycles, we assume that it no longer charges. */
const CYCLES_MAX = 2;
const ASKS_MIN = 3;
const SCORE_MIN = 0.5;
const RECENT_ASKS = 3;

/** The amount that a payee currently charges, derived from its paid and its dishonoured attempts. */
export type Ask = {
  frequency: Frequency;
  amountCents: number;
  /** The next expected attempt, on a business day. */
  nextOn: Day;
  /** True if the newest attempt was dishonoured. */
  isBounced: boolean;
};

/**
 * The amount that a payee currently charges. It is the amount of the newest attempt if that was dishonoured. Otherwise
 * it is the median of the last three attempts, because a single payment may be higher. Null in four cases:
 * - No attempt was dishonoured.
 * - There are fewer than three attempts.
 * - The attempts have no cadence of at most a month.
 * - The attempts have stopped.
 */
export function findAsk(paid: readonly BankRow[], bounced: readonly BankRow[], to: Day): Ask | null {
  if (bounced.length === 0) return null;
  const failed = new Set(bounced);
  const asks = dropRetries(
    [...paid, ...bounced].sort((a, b) => a.index - b.index),
    failed,
  );
  const last = asks.at(-1);
  const fit = fitCadence([...new Set(asks.map((row) => row.dayNumber))]);
  if (!last || asks.length < ASKS_MIN || fit === null || fit.score < SCORE_MIN) return null;
  const { frequency } = fit;
  if (frequency === "IRREGULAR" || isLongCycle(frequency)) return null;
  const today = toDayNumber(to);
  if (today - last.dayNumber > CYCLES_MAX * CYCLE_DAYS[frequency]) return null;
  const isBounced = failed.has(last);
  const recent = asks.slice(-RECENT_ASKS).map((row) => -row.cents);
  const amountCents = isBounced ? -last.cents : (findMedian(recent) ?? -last.cents);
  return { frequency, amountCents, nextOn: fromDayNumber(businessDayAfter(fit.next(today))), isBounced };
}

function dropRetries(rows: readonly BankRow[], failed: ReadonlySet<BankRow>): BankRow[] {
  const asks: BankRow[] = [];
  for (const row of rows) {
    const before = asks.at(-1);
    const isRetry =
      before !== undefined &&
      failed.has(before) &&
      row.dayNumber - before.dayNumber <= RETRY_DAYS &&
      Math.abs(row.cents - before.cents) <= Math.abs(before.cents) * SAME_SHARE;
    // A retry replaces the attempt that it repeats, because the retry shows whether the instalment was paid in the end.
    if (isRetry) asks[asks.length - 1] = row;
    else asks.push(row);
  }
  return asks;
}
