import { fromDayNumber, toDayNumber } from "@/lib/domain/day";
import type { BalanceStats, Conduct } from "@/lib/domain/document";
import { roundHalfUp } from "@/lib/domain/money";
import type { Bank } from "@/lib/domain/read/read-bank";
import { findMedian, toMean, toStandardDeviation } from "@/lib/domain/statistics";

/**
 * End-of-day balances of the transaction and savings accounts together, rebuilt backwards from the balances the bank gave,
 * because bank data carries no running balance: bal(d − 1) = bal(d) − what was posted on d. Empty when no balance was given.
 */
export function rebuildBalances(bank: Bank): Conduct["dailyBalances"] {
  const accounts = bank.accounts.filter(
    (account) =>
      (account.kind === "TRANSACTION" || account.kind === "SAVINGS") && account.balance.currentCents !== null,
  );
  if (accounts.length === 0) return [];
  const ids = new Set(accounts.map((account) => account.id));
  const posted = new Map<number, number>();
  for (const row of bank.rows)
    if (ids.has(row.accountId)) posted.set(row.dayNumber, (posted.get(row.dayNumber) ?? 0) + row.cents);
  const from = toDayNumber(bank.period.from);
  const to = toDayNumber(bank.period.to);
  const dataDay = toDayNumber(bank.dataDay);
  let balance = accounts.reduce((sum, account) => sum + (account.balance.currentCents ?? 0), 0);
  const days: Conduct["dailyBalances"] = [];
  for (let day = to; day >= from; day--) {
    days.push({ on: fromDayNumber(day), amountCents: balance, derived: day < dataDay });
    balance -= posted.get(day) ?? 0;
  }
  return days.reverse();
}

const WINDOWS = [30, 60, 90];
const DOLLAR = 100;

/** Statistics of the last 30, 60 and 90 days and of all days, for windows the data fills. */
export function toBalanceWindows(days: Conduct["dailyBalances"]): BalanceStats[] {
  const all = days.map((day) => day.amountCents);
  if (all.length === 0) return [];
  return [...WINDOWS.filter((length) => length < all.length), all.length].map((length) =>
    toStats(all.slice(-length)),
  );
}

function toStats(balances: readonly number[]): BalanceStats {
  const below = (limit: number) => balances.filter((balance) => balance < limit).length;
  let longest = 0;
  let spell = 0;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const balance of balances) {
    spell = balance < 0 ? spell + 1 : 0;
    longest = Math.max(longest, spell);
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
    longestNegativeDays: longest,
  };
}
