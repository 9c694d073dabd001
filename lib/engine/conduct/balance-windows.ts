import type { Rebuilt } from "@/lib/engine/conduct/rebuild-balances";
import type { AccountConduct, BalanceStats, DailyBalance } from "@/lib/engine/document";
import { findMedian, toMean, toStandardDeviation } from "@/lib/engine/figures/statistics";
import { roundHalfUp } from "@/lib/engine/money";

const WINDOWS = [30, 60, 90];
const DOLLAR = 100;

/**
 * Balance statistics for all days, and for the last 30, 60 and 90 days. A window is left out if the data covers no more
 * days than the window has.
 */
export function toBalanceWindows(days: readonly DailyBalance[]): BalanceStats[] {
  return listWindows(days).map(toStats);
}

/**
 * Balance statistics for one account, and the days beyond its limit. The counts of low days are null for a card,
 * because its debt is not a shortage.
 */
export function toAccountConduct(rebuilt: Rebuilt): AccountConduct {
  const { accountId, kind, name, limitCents, isCard, daily } = rebuilt;
  const windows = listWindows(daily).map((balances) => {
    const stats = toStats(balances);
    const limit = limitCents === null ? null : balances.map((balance) => balance < -limitCents);
    const isOver = limit ?? [];
    return {
      ...stats,
      ...(isCard
        ? {
            daysNegative: null,
            daysUnder100: null,
            daysUnder500: null,
            daysUnder1000: null,
            longestNegativeDays: null,
          }
        : {}),
      daysOverLimit: limit === null ? null : isOver.filter(Boolean).length,
      longestOverLimitDays: limit === null ? null : findLongest(isOver),
    };
  });
  return { accountId, kind, name, limitCents, daily, windows };
}

function listWindows(days: readonly DailyBalance[]): number[][] {
  const all = days.map((day) => day.amountCents);
  if (all.length === 0) return [];
  return [...WINDOWS.filter((length) => length < all.length), all.length].map((length) => all.slice(-length));
}

function toStats(balances: readonly number[]): BalanceStats {
  const below = (limit: number) =>
    balances.reduce((count, balance) => (balance < limit ? count + 1 : count), 0);
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const balance of balances) {
    least = Math.min(least, balance);
    most = Math.max(most, balance);
  }
  return {
    windowDays: balances.length,
    minCents: least,
    maxCents: most,
    meanCents: roundHalfUp(toMean(balances)),
    medianCents: roundHalfUp(findMedian(balances) ?? 0),
    stdDevCents: roundHalfUp(toStandardDeviation(balances)),
    daysNegative: below(0),
    daysUnder100: below(100 * DOLLAR),
    daysUnder500: below(500 * DOLLAR),
    daysUnder1000: below(1_000 * DOLLAR),
    longestNegativeDays: findLongest(balances.map((balance) => balance < 0)),
  };
}

function findLongest(marks: readonly boolean[]): number {
  let longest = 0;
  let spell = 0;
  for (const mark of marks) {
    spell = mark ? spell + 1 : 0;
    longest = Math.max(longest, spell);
  }
  return longest;
}
