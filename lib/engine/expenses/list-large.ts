import type { Expenses } from "@/lib/engine/document";
import { findMedian } from "@/lib/engine/figures/statistics";
import { type Entry, isMoved, type Ledger } from "@/lib/engine/ledger";

const LARGEST_MAX = 20;
const ONE_OFFS_MAX = 20;
/**
 * The minimum amount of a one-off payment, in cents. If the category has other payments, the amount must also be at
 * least ONE_OFF_TIMES the usual payment.
 */
const ONE_OFF_CENTS_MIN = 50_000;
const ONE_OFF_TIMES = 5;

/** Lists the largest payments for spending or commitments, but only the largest payment of each regular stream. */
export function listLargest(ledger: Ledger): Expenses["largest"] {
  const isRepeat = new Uint8Array(ledger.entries.length);
  for (const stream of ledger.streams) {
    let [largest] = stream.rows;
    if (!largest || !stream.isMature || stream.direction !== "OUT") continue;
    for (const row of stream.rows) {
      isRepeat[row.index] = 1;
      if (row.cents < largest.cents || (row.cents === largest.cents && row.index > largest.index))
        largest = row;
    }
    isRepeat[largest.index] = 0;
  }
  const chosen = ledger.entries.filter((entry) => isRepeat[entry.row.index] === 0 && isSpent(entry));
  return takeLargest(chosen, LARGEST_MAX).map(toLine);
}

/**
 * One-off payments that are far above their category's usual amount, or are the category's only payment. They are
 * listed so that a person can say whether they will recur.
 */
export function listOneOffs(ledger: Ledger, annualised: Expenses["annualised"]): Expenses["possibleOneOffs"] {
  const isRegular = new Uint8Array(ledger.entries.length);
  for (const bill of annualised)
    for (const row of ledger.evidence.rowsOf(bill.evidence)) isRegular[row.index] = 1;
  for (const stream of ledger.streams)
    if (stream.isMature) for (const row of stream.rows) isRegular[row.index] = 1;
  const found: { from: number; entries: Entry[] }[] = [];
  for (const [category, all] of ledger.byCategory) {
    if (category.part === "NONE" || isMoved(category.code)) continue;
    const large = all.filter(({ row }) => -row.cents >= ONE_OFF_CENTS_MIN && isRegular[row.index] === 0);
    if (large.length === 0) continue;
    const debits = all.filter(({ row }) => row.cents < 0);
    const least = (findMedian(debits.map(({ row }) => -row.cents)) ?? 0) * ONE_OFF_TIMES;
    const entries = debits.length === 1 ? large : large.filter(({ row }) => -row.cents >= least);
    found.push({ from: debits[0]?.row.index ?? 0, entries });
  }
  // If amounts are equal, the category that was paid first comes first.
  const ordered = found.sort((a, b) => a.from - b.from).flatMap(({ entries }) => entries);
  return takeLargest(ordered, ONE_OFFS_MAX).map(toLine);
}

function isSpent(entry: Entry): boolean {
  return (
    entry.row.cents < 0 &&
    entry.category !== null &&
    entry.category.part !== "NONE" &&
    !isMoved(entry.category.code)
  );
}

/**
 * The `countMax` largest entries, the largest first. Found in one pass, because the list is short and the rows are
 * many.
 */
function takeLargest(entries: readonly Entry[], countMax: number): Entry[] {
  const largest: Entry[] = [];
  for (const entry of entries) {
    const last = largest[countMax - 1];
    if (last && last.row.cents <= entry.row.cents) continue;
    const index = largest.findIndex((other) => other.row.cents > entry.row.cents);
    largest.splice(index < 0 ? largest.length : index, 0, entry);
    largest.length = Math.min(largest.length, countMax);
  }
  return largest;
}

function toLine({ row, name, decision }: Entry): Expenses["largest"][number] {
  return { transactionId: row.id, on: row.on, name, amountCents: -row.cents, code: decision.code };
}
