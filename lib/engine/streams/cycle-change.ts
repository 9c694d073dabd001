import { findMedian } from "@/lib/engine/figures/statistics";
import type { BankRow } from "@/lib/engine/row";
import { CYCLE_DAYS } from "@/lib/engine/streams/frequency";

/** Pay cycles, with the shortest and the longest time between two paydays, in days. */
const CYCLES = [
  { shortest: 5, longest: 9, days: CYCLE_DAYS.WEEKLY },
  { shortest: 12, longest: 16, days: CYCLE_DAYS.FORTNIGHTLY },
  { shortest: 26, longest: 35, days: CYCLE_DAYS.MONTHLY },
] as const;
type Cycle = (typeof CYCLES)[number];

const LATER_GAPS_MIN = 2;
const EARLIER_GAPS_MIN = 3;
/**
 * At most this many gaps before the change are read to find the earlier cycle. Older gaps may belong to yet another
 * cycle.
 */
const EARLIER_GAPS_MAX = 6;
/**
 * At least this share of the earlier gaps must have the earlier cycle. The other gaps are holidays and missed paydays.
 */
const EARLIER_SHARE_MIN = 0.75;
/**
 * If an employer changes the pay cycle, the pay per day changes by at most this factor. The job, and so the rate of
 * pay, stays the same.
 */
const PACE_FACTOR_MAX = 1.5;

/**
 * Returns the index of the first payment of the current pay cycle; null if the employer did not change the cycle. A
 * change of cycle also changes the amounts: pay of 1,000 a week becomes 2,000 a fortnight. So if only the gaps
 * changed, the result is null. They then differ by chance, as in casual pay with missed weeks.
 */
export function findCycleChange(rows: readonly BankRow[]): number | null {
  const gaps = rows.slice(1).map((row, index) => row.dayNumber - (rows[index]?.dayNumber ?? 0));
  const later = cycleOf(gaps.at(-1));
  if (!later) return null;
  // Gap n is between payments n and n + 1.
  let start = gaps.length - 1;
  while (start > 0 && cycleOf(gaps[start - 1]) === later) start--;
  if (gaps.length - start < LATER_GAPS_MIN) return null;
  // The first gap of the new cycle may begin at the last payment of the old one.
  return [start, start + 1].find((at) => isChange(rows, gaps, { at, later })) ?? null;
}

function isChange(
  rows: readonly BankRow[],
  gaps: readonly number[],
  { at, later }: { at: number; later: Cycle },
): boolean {
  const from = Math.max(0, at - 1 - EARLIER_GAPS_MAX);
  const earlierGaps = gaps.slice(from, at - 1);
  const earlier = cycleOf(findMedian(earlierGaps) ?? undefined);
  if (!earlier || earlier === later || earlierGaps.length < EARLIER_GAPS_MIN) return false;
  const kept = earlierGaps.filter((gap) => cycleOf(gap) === earlier).length;
  if (kept < earlierGaps.length * EARLIER_SHARE_MIN) return false;
  if (rows.length - at <= LATER_GAPS_MIN) return false;
  const pace = usualOf(rows.slice(at)) / later.days / (usualOf(rows.slice(from, at)) / earlier.days);
  return pace <= PACE_FACTOR_MAX && pace >= 1 / PACE_FACTOR_MAX;
}

function cycleOf(gap: number | undefined): Cycle | undefined {
  return CYCLES.find(({ shortest, longest }) => gap !== undefined && gap >= shortest && gap <= longest);
}

function usualOf(rows: readonly BankRow[]): number {
  return findMedian(rows.map(({ cents }) => Math.abs(cents))) ?? 0;
}

type Phased = { rows: readonly BankRow[]; since?: number };

/** The payments of the current pay cycle; all payments if the cycle did not change. */
export function currentRows({ rows, since = 0 }: Phased): readonly BankRow[] {
  return rows.slice(since);
}

/** Splits the payments where the pay cycle changed, oldest first. Returns one list if the cycle did not change. */
export function listCycles({ rows, since = 0 }: Phased): (readonly BankRow[])[] {
  return since === 0 ? [rows] : [rows.slice(0, since), rows.slice(since)];
}
