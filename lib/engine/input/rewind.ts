import type { BankData, CdsBalance, CdsTransaction } from "@/lib/engine/bank";
import { type Day, findStatementDay } from "@/lib/engine/calendar/day";
import { isPosted, rowKey } from "@/lib/engine/input/upgrade-shapes";
import { findCents, toAmountString } from "@/lib/engine/money";

/**
 * The data as at the end of a day: without later rows, and with each current balance less the rows posted after that
 * day. If an account has later rows, its available amount is removed, because it is unknown. Repeated pages count once;
 * `leftOut` is the number of removed rows.
 */
export function rewind(data: BankData, to: Day): { data: BankData; leftOut: number } {
  const since = new Map<string, number>();
  const seen = new Set<string>();
  const kept: CdsTransaction[] = [];
  const dayOf = newDayReader();
  for (const row of data.transactions) {
    const on = dayOf(row.postingDateTime) ?? dayOf(row.valueDateTime) ?? dayOf(row.executionDateTime);
    if (row.status === "PENDING" || on === null || on <= to) {
      kept.push(row);
      continue;
    }
    if (!isPosted({ status: (row.status ?? "").trim().toUpperCase() })) continue;
    const key = row.transactionId ? rowKey(row) : null;
    if (key !== null && seen.has(key)) continue;
    if (key !== null) seen.add(key);
    since.set(row.accountId, (since.get(row.accountId) ?? 0) + (findCents(row.amount ?? "") ?? 0));
  }
  const leftOut = data.transactions.length - kept.length;
  if (leftOut === 0) return { data, leftOut };
  const balances = data.balances.map((balance) => rewindBalance(balance, since.get(balance.accountId)));
  return { data: { ...data, transactions: kept, balances }, leftOut };
}

function rewindBalance(balance: CdsBalance, since: number | undefined): CdsBalance {
  const current = findCents(balance.currentBalance ?? "");
  if (since === undefined || current === null) return balance;
  const { availableBalance: _unknown, ...rest } = balance;
  return { ...rest, currentBalance: toAmountString(current - since) };
}

/** A reader of statement days that parses each text once. The reader returns null for text that is not a day. */
export function newDayReader(): (text: string | undefined) => Day | null {
  const known = new Map<string, Day | null>();
  return (text) => {
    if (!text) return null;
    const found = known.get(text);
    if (found !== undefined) return found;
    const day = findStatementDay(text);
    known.set(text, day);
    return day;
  };
}
