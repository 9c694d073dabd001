import type { BankData, CdsTransaction } from "@/lib/engine/bank";
import type { Day } from "@/lib/engine/calendar/day";
import { dropRepeats } from "@/lib/engine/input/drop-repeats";
import { listOf, type ReadAccount } from "@/lib/engine/input/read-account";
import { keyOf, type ReadRow, toRow, type Unread } from "@/lib/engine/input/read-row";
import { settleIds } from "@/lib/engine/input/settle-ids";
import { isPosted, rowKey } from "@/lib/engine/input/upgrade-shapes";

type Read = { rows: ReadRow[]; pending: number; unread: Map<Unread, number>; reusedIds: number };

/**
 * The readable posted rows of the bank's data, each once. A row is identified by its account and transaction id. A row
 * without an id is identified by its contents and how often they occur. Different rows that share an id are all kept,
 * and `reusedIds` counts them. Pending rows are counted and left out.
 */
export function readRows(data: BankData, accounts: readonly ReadAccount[], dataDay: Day): Read {
  const byBankId = new Map(accounts.map((account) => [account.bankId, account]));
  const unread = new Map<Unread, number>();
  const rows: ReadRow[] = [];
  const named = newRowNumbers();
  const nameless: ReadRow[] = [];
  const pending: CdsTransaction[] = [];
  const refused = newRowNumbers();
  const again = new Map<number, ReadRow[]>();
  for (const raw of listOf(data.transactions)) {
    if (raw?.status === "PENDING") {
      pending.push(raw);
      continue;
    }
    const account = byBankId.get(raw?.accountId ?? "");
    const row = !account ? "NO_ACCOUNT" : isPosted(raw) ? toRow(raw, account, dataDay) : "NOT_POSTED";
    if (typeof row === "string") {
      // A page that was sent twice counts once.
      const key = nameOf(raw) === null ? null : rowKey(raw);
      const seen = key === null ? null : refused.of(raw.accountId);
      if (key !== null && seen?.has(key)) continue;
      if (key !== null) seen?.set(key, 0);
      unread.set(row, (unread.get(row) ?? 0) + 1);
      continue;
    }
    const id = nameOf(raw);
    if (id === null) {
      nameless.push(row);
      continue;
    }
    const rowNumbers = named.of(raw.accountId);
    const index = rowNumbers.get(id);
    if (index === undefined) rowNumbers.set(id, rows.push(row) - 1);
    else {
      const others = again.get(index);
      if (others) others.push(row);
      else again.set(index, [row]);
    }
  }
  const settled = settleIds(rows, again);
  for (const row of dropRepeats([...nameless, ...settled.nameless], keyOf)) settled.rows.push(row);
  return { rows: settled.rows, pending: countPending(pending, named), unread, reusedIds: settled.reused };
}

/** The indexes of stored rows, by account and id. A map for each account avoids joining both texts for every row. */
type RowNumbers = { of(accountId: string): Map<string, number> };

function newRowNumbers(): RowNumbers {
  const byAccount = new Map<string, Map<string, number>>();
  return {
    of: (accountId) => {
      const known = byAccount.get(accountId);
      if (known) return known;
      const rowNumbers = new Map<string, number>();
      byAccount.set(accountId, rowNumbers);
      return rowNumbers;
    },
  };
}

/**
 * Counts pending rows, except those that also arrived as posted rows. Rows with the same id count once, and
 * every row without an id counts.
 */
function countPending(pending: readonly CdsTransaction[], posted: RowNumbers): number {
  const seen = newRowNumbers();
  let count = 0;
  for (const raw of pending) {
    const id = nameOf(raw);
    if (id !== null && (posted.of(raw.accountId).has(id) || seen.of(raw.accountId).has(id))) continue;
    if (id !== null) seen.of(raw.accountId).set(id, count);
    count++;
  }
  return count;
}

function nameOf(raw: CdsTransaction | null | undefined): string | null {
  const id = raw?.transactionId;
  return typeof id === "string" && id.trim() !== "" ? id : null;
}
