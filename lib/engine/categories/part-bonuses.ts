import { toInferred } from "@/lib/engine/categories/decision";
import { findMedian } from "@/lib/engine/figures/statistics";
import type { BankRow, Decision } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import { type FoundStream, restream } from "@/lib/engine/streams/find-streams";
import { CYCLE_DAYS, cycleDaysOf, isPayCycle } from "@/lib/engine/streams/frequency";
import { listMissedBefore } from "@/lib/engine/streams/missed-near";
import type { Fit } from "@/lib/engine/streams/score-fit";

const ROWS_MIN = 5;
/** Pay between these shares of the median is usual pay. */
const USUAL_LOW = 0.75;
const USUAL_HIGH = 1.25;
/** If more than this share of the payments is unusual, the pay itself varies, so no payment counts as a bonus. */
const UNUSUAL_SHARE_MAX = 1 / 3;
/** Like UNUSUAL_SHARE_MAX, but for wages in which even the usual payments vary. */
const UNUSUAL_SHARE_VARIED_MAX = 0.2;
/** A payment belongs to a payday if it is at most this share of a pay cycle away from that payday. */
const NEAR_CYCLES = 0.25;

const REPAID = /\bREIMB(?:S|URSED?|URSEMENTS?)?\b/i;

/**
 * Recognises bonuses and commission that have the same wording as the wages. A bonus falls between paydays and differs
 * from the usual pay, or is the second payment of a payday. Several payments between paydays are commission, even if
 * some have the usual amount. Bonuses and commission become variable pay, so that they are counted without raising the
 * wages. A payment that is worded as a reimbursement repays the customer's expenses.
 */
export function partBonuses(decisions: Decision[], streams: readonly FoundStream[]): Decision[] {
  for (const stream of streams)
    for (const row of listBonuses(stream, decisions))
      decisions[row.index] = REPAID.test(row.description)
        ? toInferred("crd.refund", "CADENCE", "expenses that the employer repaid", 0.7)
        : toInferred("inc.salary.variable", "CADENCE", "between paydays", 0.7);
  return decisions;
}

function listBonuses(stream: FoundStream, decisions: readonly Decision[]): BankRow[] {
  if (stream.direction !== "IN" || stream.since !== undefined) return [];
  const rows = stream.rows.filter((row) => decisions[row.index]?.code === "inc.salary.regular");
  if (rows.length < ROWS_MIN) return [];
  const median = findMedian(rows.map((row) => row.cents)) ?? 0;
  const isUsual = ({ cents }: BankRow) => cents >= median * USUAL_LOW && cents <= median * USUAL_HIGH;
  const unusual = rows.filter((row) => !isUsual(row));
  if (unusual.length > rows.length * UNUSUAL_SHARE_MAX) return [];
  const isWhole = rows.length === stream.rows.length && unusual.length === 0;
  const usual = isWhole ? stream : restream(stream, "usual", rows.filter(isUsual));
  const isSteady = consistencyOf(usual.rows) >= STEADY_MIN;
  if (!usual.isMature || (!isSteady && unusual.length > rows.length * UNUSUAL_SHARE_VARIED_MAX)) return [];
  const between = unusual.filter((row) => isBetween(row, usual));
  const inserted = listInserted(usual, median);
  // At least RECURRING_MIN unusual payments between paydays are commission. Commission may be as large as a wage, so
  // all payments inserted between paydays then count too. Otherwise, an inserted payment is a bonus only if its
  // amount differs from the usual pay, or if it is the second payment of a payday.
  if (between.length >= RECURRING_MIN) return [...between, ...inserted];
  const isOther = ({ cents }: BankRow) => Math.abs(cents - median) > median * OTHER_SHARE;
  if (!isSteady || inserted.length > SINGLES_MAX) return between;
  return [...between, ...inserted.filter((row) => isOther(row) || isSecond(row, usual))];
}

/**
 * Reports whether the payment is the second one of a payday. False if it may be pay in advance for a later payday that
 * had no payment.
 */
function isSecond(row: BankRow, { rows, fit }: FoundStream): boolean {
  const cycle = cycleDaysOf(fit);
  const isAdvance = fit?.missed.some((day) => Math.abs(day - row.dayNumber) <= cycle * (1 + NEAR_CYCLES));
  return !isAdvance && rows.some((other) => other !== row && other.dayNumber === row.dayNumber);
}

/**
 * If a stream has more payments inserted between paydays than this, they are the pay of a second job and not bonuses.
 */
const SINGLES_MAX = 2;
/**
 * The minimum consistency of pay that has a usual amount. Casual pay, for example, has no usual amount to compare a
 * bonus with.
 */
const STEADY_MIN = 0.9;
/**
 * A payment that differs from the usual pay by at most this share may be a wage paid early or late, not a bonus.
 */
const OTHER_SHARE = 0.1;

/** If an employer makes at least this many payments between paydays, they are commission. */
const RECURRING_MIN = 3;
/** The maximum share of a cycle by which a weekend or holiday moves a payday. */
const INSERTED_CYCLES = 0.15;

/**
 * The payments inserted between two paydays. A payment is inserted if the payments before and after it are one cycle
 * apart. If two consecutive payments are both inserted, the one nearer to the usual amount is the wage and is left out.
 */
function listInserted({ rows, fit }: FoundStream, median: number): BankRow[] {
  if (!fit || !isPayCycle(fit.frequency)) return [];
  const cycle = CYCLE_DAYS[fit.frequency];
  const isInserted = (at: number) => {
    const [before, after] = [rows[at - 1], rows[at + 1]];
    if (!before || !after) return false;
    return Math.abs(after.dayNumber - before.dayNumber - cycle) <= cycle * INSERTED_CYCLES;
  };
  const deviation = (at: number) => Math.abs((rows[at]?.cents ?? 0) - median);
  const isNearer = (at: number, other: number) => isInserted(other) && deviation(at) < deviation(other);
  return rows.filter((_, at) => isInserted(at) && !isNearer(at, at - 1) && !isNearer(at, at + 1));
}

/**
 * Reports whether the payment may be the pay for its own date and for the dates missed just before it. False if no date
 * was missed, or if the amount is too large.
 */
function paysMissed(row: BankRow, { rows, fit }: { rows: readonly BankRow[]; fit: Fit }): boolean {
  const paydays = listMissedBefore(row.dayNumber, fit).length;
  const usual = findMedian(rows.map(({ cents }) => cents)) ?? 0;
  return paydays > 0 && row.cents <= usual * USUAL_HIGH * (paydays + 1);
}

/**
 * Reports whether the payment falls between paydays. False if it replaces a missed pay, or is about a whole
 * cycle away from every pay.
 */
function isBetween(row: BankRow, { rows, fit }: FoundStream): boolean {
  if (!fit || fit.frequency === "IRREGULAR") return false;
  const cycle = CYCLE_DAYS[fit.frequency];
  const distance = (day: number) => Math.abs(day - row.dayNumber);
  const replaces =
    fit.missed.some((day) => distance(day) <= cycle * NEAR_CYCLES) || paysMissed(row, { rows, fit });
  return !replaces && rows.some((other) => distance(other.dayNumber) < cycle * (1 - NEAR_CYCLES));
}
