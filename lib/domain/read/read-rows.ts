import type { BankData, CdsTransaction } from "@/lib/domain/bank";
import type { Day } from "@/lib/domain/day";
import { dropRepeats } from "@/lib/domain/read/drop-repeats";
import { listOf, type ReadAccount } from "@/lib/domain/read/read-account";
import { keyOf, type ReadRow, toRow, type Unread } from "@/lib/domain/read/read-row";

export type Read = { rows: ReadRow[]; pending: number; unread: Map<Unread, number> };

/**
 * The posted rows of the bank's data that can be read, each once. Rows are told apart by account and transaction id;
 * without an id by day, amount, text and how many times that occurs. Pending rows are counted and left out.
 */
export function readRows(data: BankData, accounts: readonly ReadAccount[], dataDay: Day): Read {
  const byBankId = new Map(accounts.map((account) => [account.bankId, account]));
  const unread = new Map<Unread, number>();
  const rows: ReadRow[] = [];
  const named = newPlaces();
  const nameless: ReadRow[] = [];
  const pending: CdsTransaction[] = [];
  const refused = newPlaces();
  for (const raw of listOf(data.transactions)) {
    if (raw?.status === "PENDING") {
      pending.push(raw);
      continue;
    }
    const account = byBankId.get(raw?.accountId ?? "");
    const row = account ? toRow(raw, account, dataDay) : "NO_ACCOUNT";
    if (typeof row === "string") {
      // A page that came twice is counted once.
      const name = nameOf(raw);
      const seen = name === null ? null : refused.of(raw.accountId);
      if (name !== null && seen?.has(name)) continue;
      if (name !== null) seen?.set(name, 0);
      unread.set(row, (unread.get(row) ?? 0) + 1);
      continue;
    }
    const id = nameOf(raw);
    if (id === null) {
      nameless.push(row);
      continue;
    }
    const places = named.of(raw.accountId);
    const place = places.get(id);
    const known = place === undefined ? undefined : rows[place];
    if (place === undefined || !known) places.set(id, rows.push(row) - 1);
    else if (isBetter(row, known)) rows[place] = row;
  }
  for (const row of dropRepeats(nameless)) rows.push(row);
  return { rows, pending: countPending(pending, named), unread };
}

/** Where a row of an account and id is kept. A map for each account spares joining both texts for every row. */
type Places = { of(accountId: string): Map<string, number> };

function newPlaces(): Places {
  const byAccount = new Map<string, Map<string, number>>();
  return {
    of: (accountId) => {
      const known = byAccount.get(accountId);
      if (known) return known;
      const places = new Map<string, number>();
      byAccount.set(accountId, places);
      return places;
    },
  };
}

/** Pending rows that have not been posted as well: once each by id, and every one that has no id. */
function countPending(pending: readonly CdsTransaction[], posted: Places): number {
  const seen = newPlaces();
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

/** Two versions of one row: the later day is the correction; then any order that does not depend on the input's. */
function isBetter(row: ReadRow, known: ReadRow): boolean {
  return row.dayNumber === known.dayNumber ? keyOf(row) > keyOf(known) : row.dayNumber > known.dayNumber;
}
