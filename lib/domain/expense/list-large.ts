import type { Expenses } from "@/lib/domain/document";
import { type Entry, isMoved, type Ledger } from "@/lib/domain/ledger";
import { findMedian } from "@/lib/domain/statistics";

const LARGEST_MAX = 20;
const ONE_OFFS_MAX = 20;
/** A one-off is this large, and this many times the usual payment of its leaf. */
const ONE_OFF_CENTS_MIN = 50_000;
const ONE_OFF_TIMES = 5;

/** The largest payments that are spending or commitments; of regular ones only the largest of each stream. */
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

/** Payments far above the usual of their leaf, made once: for a person to say whether they will come again. */
export function listOneOffs(ledger: Ledger, annualised: Expenses["annualised"]): Expenses["possibleOneOffs"] {
  const billed = new Set(annualised.flatMap((bill) => ledger.evidence.rowsOf(bill.evidence)));
  const inStream = new Set(
    ledger.streams
      .filter((stream) => stream.isMature)
      .flatMap((stream) => stream.rows.map((row) => row.index)),
  );
  const byLeaf = new Map<string, Entry[]>();
  for (const entry of ledger.entries) {
    if (!isSpent(entry)) continue;
    const entries = byLeaf.get(entry.decision.code);
    if (entries) entries.push(entry);
    else byLeaf.set(entry.decision.code, [entry]);
  }
  const found: Entry[] = [];
  for (const entries of byLeaf.values()) {
    const usual = findMedian(entries.map((entry) => -entry.row.cents)) ?? 0;
    for (const entry of entries) {
      const amount = -entry.row.cents;
      const isAlone = entries.length === 1 || amount >= usual * ONE_OFF_TIMES;
      if (
        amount >= ONE_OFF_CENTS_MIN &&
        isAlone &&
        !inStream.has(entry.row.index) &&
        !billed.has(entry.row.id)
      )
        found.push(entry);
    }
  }
  return takeLargest(found, ONE_OFFS_MAX).map(toLine);
}

function isSpent(entry: Entry): boolean {
  return (
    entry.row.cents < 0 && entry.leaf !== null && entry.leaf.place !== "NONE" && !isMoved(entry.leaf.code)
  );
}

/** The largest first, found in one pass: the list is short and the rows are many. */
function takeLargest(entries: readonly Entry[], countMax: number): Entry[] {
  const largest: Entry[] = [];
  for (const entry of entries) {
    const last = largest[countMax - 1];
    if (last && last.row.cents <= entry.row.cents) continue;
    const place = largest.findIndex((other) => other.row.cents > entry.row.cents);
    largest.splice(place < 0 ? largest.length : place, 0, entry);
    largest.length = Math.min(largest.length, countMax);
  }
  return largest;
}

function toLine({ row, name, decision }: Entry): Expenses["largest"][number] {
  return { transactionId: row.id, on: row.on, name, amountCents: -row.cents, code: decision.code };
}
