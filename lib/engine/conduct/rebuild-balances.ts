import { fromDayNumber, toDayNumber } from "@/lib/engine/calendar/day";
import type { AccountKind, DailyBalance } from "@/lib/engine/document";
import type { Bank } from "@/lib/engine/input/read-bank";

export type Rebuilt = {
  accountId: string;
  kind: AccountKind;
  name: string;
  limitCents: number | null;
  isCard: boolean;
  daily: DailyBalance[];
};

/** The order of account types: the everyday accounts first. */
const ORDER: readonly AccountKind[] = ["TRANSACTION", "SAVINGS", "CREDIT_CARD"];

/**
 * End-of-day balances of each everyday, savings and card account. Bank data has no running balance, so they are
 * calculated backwards from the bank's balance: bal(d − 1) = bal(d) − the sum of rows posted on d. A series begins
 * after the account's last gap. Without a gap, it begins on the first covered day. If the account has no rows, or was
 * empty before its first row, it begins with the period.
 */
export function rebuildAccounts(bank: Bank): Rebuilt[] {
  const posted = new Map<string, Map<number, number>>();
  for (const row of bank.rows) {
    const days = posted.get(row.accountId) ?? new Map<number, number>();
    posted.set(row.accountId, days);
    days.set(row.dayNumber, (days.get(row.dayNumber) ?? 0) + row.cents);
  }
  const rebuilt = bank.accounts.flatMap((account): Rebuilt[] => {
    const { currentCents, limitCents } = account.balance;
    const isCard = account.kind === "CREDIT_CARD";
    if (currentCents === null || !(isCard || isCashAccount(account.kind))) return [];
    const daily = rebuild(bank, account, currentCents, posted.get(account.id) ?? new Map());
    const { id, kind, displayName } = account;
    return [{ accountId: id, kind, name: displayName, limitCents, isCard, daily }];
  });
  return rebuilt.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/**
 * The number of open accounts in use, and the number of those without a balance. `note` says this in words; it is null
 * if every account has a balance.
 */
type Unknown = { used: number; missing: number; note: string | null };

/** Counts the accounts of these kinds, if they are open and have rows. */
export function countUnknown(bank: Bank, kinds: readonly AccountKind[]): Unknown {
  const used = bank.accounts.filter(
    ({ kind, coverage, openStatus }) => kinds.includes(kind) && coverage.rows > 0 && openStatus === "OPEN",
  );
  const missing = used.filter(({ balance }) => balance.currentCents === null).length;
  const note = `no balance for ${missing} of ${used.length} ${kinds.length > 1 ? "everyday and savings" : "everyday"} accounts`;
  return { used: used.length, missing, note: missing === 0 ? null : note };
}

/**
 * The daily balances of the everyday and savings accounts together, from the first day on which all of them are known.
 * Empty if an account in use has no balance, because the other accounts do not show the household's whole balance.
 */
export function addUp(rebuilt: readonly Rebuilt[], bank: Bank): DailyBalance[] {
  if (countUnknown(bank, ["TRANSACTION", "SAVINGS"]).missing > 0) return [];
  const cash = rebuilt.filter(({ isCard }) => !isCard);
  const days = Math.min(...cash.map(({ daily }) => daily.length));
  if (cash.length === 0 || days === 0) return [];
  const tails = cash.map(({ daily }) => daily.slice(-days));
  return (tails[0] ?? []).map((first, index) => ({
    ...first,
    amountCents: tails.reduce((sum, tail) => sum + (tail[index]?.amountCents ?? 0), 0),
  }));
}

/** True for everyday and savings accounts; false for cards and all other accounts. */
export function isCashAccount(kind: string): boolean {
  return kind === "TRANSACTION" || kind === "SAVINGS";
}

function rebuild(
  bank: Bank,
  { coverage }: Bank["accounts"][number],
  currentCents: number,
  posted: ReadonlyMap<number, number>,
): DailyBalance[] {
  const from = toDayNumber(bank.period.from);
  const dataDay = toDayNumber(bank.dataDay);
  const days: DailyBalance[] = [];
  let balance = currentCents;
  for (let day = toDayNumber(bank.period.to); day >= from; day--) {
    days.push({ on: fromDayNumber(day), amountCents: balance, derived: day < dataDay });
    balance -= posted.get(day) ?? 0;
  }
  days.reverse();
  const lastGap = coverage.gaps[coverage.gaps.length - 1];
  if (lastGap) return days.filter(({ on }) => on > lastGap.to);
  // If the balance before the first row is zero, the account was opened with that row, so all earlier days are known.
  const isKnown = coverage.rows === 0 || balance === 0;
  return isKnown ? days : days.filter(({ on }) => on >= coverage.from);
}
