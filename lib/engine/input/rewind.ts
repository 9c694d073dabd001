import type { BankData, CdsBalance, CdsTransaction } from "@/lib/engine/bank";
import { type Day, findStatementDay, toDayNumber } from "@/lib/engine/calendar/day";
import { dropRepeats } from "@/lib/engine/input/drop-repeats";
import { isPosted, rowKey } from "@/lib/engine/input/upgrade-shapes";
import { findCents, toAmountString } from "@/lib/engine/money";

/**
 * The data as at the end of a day: without later rows, and with each current balance less the rows posted after that
 * day. If an account has later rows, its available amount is unknown and is removed. A later row with an id that was
 * sent twice is deducted once. Equal rows without an id are all deducted, unless their whole page seems to have been
 * repeated. `leftOut` is the number of removed rows.
 */
export function rewind(data: BankData, to: Day): { data: BankData; leftOut: number } {
  const since = new Map<string, number>();
  const seen = new Set<string>();
  const nameless: { accountId: string; dayNumber: number; row: CdsTransaction }[] = [];
  const kept: CdsTransaction[] = [];
  const undo = ({ accountId, amount }: CdsTransaction) =>
    since.set(accountId, (since.get(accountId) ?? 0) + (findCents(amount ?? "") ?? 0));
  const dayOf = newDayReader();
  for (const row of data.transactions) {
    const on = dayOf(row.postingDateTime) ?? dayOf(row.valueDateTime) ?? dayOf(row.executionDateTime);
    if (row.status === "PENDING" || on === null || on <= to) {
      kept.push(row);
      continue;
    }
    if (!isPosted({ status: (row.status ?? "").trim().toUpperCase() })) continue;
    if (!row.transactionId) {
      nameless.push({ accountId: row.accountId, dayNumber: toDayNumber(on), row });
      continue;
    }
    const key = rowKey(row);
    if (seen.has(key)) continue;
    seen.add(key);
    undo(row);
  }
  for (const { row } of dropRepeats(nameless, ({ row }) => rowKey(row))) undo(row);
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
