import { toDayNumber } from "@/lib/engine/calendar/day";
import type { DetectedDebt, LiabilityClass } from "@/lib/engine/document";
import { CLASS_OF } from "@/lib/engine/figures/liability-class";
import { toSum } from "@/lib/engine/figures/statistics";
import type { Entry, Ledger } from "@/lib/engine/ledger";
import type { Lender } from "@/lib/engine/liabilities/lender";
import { frequencyOf } from "@/lib/engine/streams/describe-stream";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { CYCLE_DAYS } from "@/lib/engine/streams/frequency";

/**
 * A debt with repayments counts as settled after this many days without a repayment or advance. If two of the lender's
 * repayment cycles take longer, it counts as settled only after those. A debt whose newest debit was dishonoured does
 * not count as settled.
 */
const SETTLED_DAYS = 60;
/** Fixed-term credit: the remaining debt is estimated as the money received minus the money repaid. */
export const FIXED_TERM: readonly LiabilityClass[] = ["SACC", "MACC", "WAGE_ADVANCE"];

/**
 * The status of the debt to a lender, from its repayments, advances and dishonours. `out` are the repayments.
 */
export function statusOfLender(
  lender: Lender,
  out: readonly Entry[],
  ledger: Ledger,
): DetectedDebt["status"] {
  const to = toDayNumber(ledger.bank.period.to);
  const paid = lastDay(out);
  const borrowed = lastDay(lender.entries);
  if (lastDay(lender.missed) > paid) return "MISSED";
  if (isRepaid(lender, to)) return "SETTLED";
  const cycles = lender.streams.map(({ found }) => {
    const frequency = frequencyOf(found);
    return frequency === "IRREGULAR" ? 0 : 2 * CYCLE_DAYS[frequency];
  });
  if (to - borrowed <= Math.max(SETTLED_DAYS, ...cycles)) return "ACTIVE";
  return paid === Number.NEGATIVE_INFINITY ? "UNKNOWN" : "SETTLED";
}

/**
 * If the repayments are at least this many times the advance, they include the fees. The fees are usually at least a
 * fifth of a small loan.
 */
const REPAID_SHARE_MIN = 1.2;
/** Repayments count as stopped if none was made for two cycles plus this many days. */
const LATE_DAYS = 21;

/**
 * Reports whether a fixed-term loan was repaid with its fees. Its first row must be its only advance, and the last
 * regular repayment must be more than two cycles and three weeks ago.
 */
function isRepaid({ code, entries, streams }: Lender, to: number): boolean {
  if (!FIXED_TERM.includes(CLASS_OF[code] ?? "OTHER_CREDIT")) return false;
  const [advance, ...later] = entries;
  if (!advance || advance.row.cents <= 0 || later.some(({ row }) => row.cents > 0)) return false;
  const repaid = toSum(later.map(({ row }) => -row.cents));
  const cycles = streams.map(({ found }) => cycleDaysOf(found));
  const isOver = cycles.length > 0 && to - lastDay(entries) > 2 * Math.max(...cycles) + LATE_DAYS;
  return isOver && repaid >= advance.row.cents * REPAID_SHARE_MIN;
}

/** The days of a stream's cycle. Without a cadence, the number of days after which a debt may count as settled. */
function cycleDaysOf(found: FoundStream): number {
  const frequency = frequencyOf(found);
  return frequency === "IRREGULAR" ? SETTLED_DAYS : CYCLE_DAYS[frequency];
}

function lastDay(entries: readonly Entry[]): number {
  return entries[entries.length - 1]?.row.dayNumber ?? Number.NEGATIVE_INFINITY;
}
