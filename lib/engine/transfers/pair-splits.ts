import type { Signs } from "@/lib/engine/categories/read-signs";
import { toHash } from "@/lib/engine/hash";
import type { BankRow, Pair } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/**
 * At most this many debits and this many credits of a day are checked. Households hardly ever make more transfers a
 * day.
 */
const SIDE_MAX = 12;
const PARTS_MAX = 3;

type SplitContext = { texts: readonly Descriptor[]; signs: readonly Signs[]; pairs: (Pair | null)[] };
type Day = { out: BankRow[]; in: BankRow[] };

/**
 * Pairs a transfer with two or three smaller transfers in the other direction that add up to it on the same day. The
 * sum must be exact, and no other rows of the day may give the same sum. Every row must be worded as a transfer and
 * unpaired.
 */
export function pairSplits(rows: readonly BankRow[], known: SplitContext): void {
  for (const day of listDays(rows, known).values()) {
    for (const whole of day.out) link(whole, day.in, known);
    for (const whole of day.in) link(whole, day.out, known);
  }
}

function listDays(rows: readonly BankRow[], known: SplitContext): Map<number, Day> {
  const days = new Map<number, Day>();
  for (const row of rows) {
    if (row.cents === 0 || known.pairs[row.index] || !isMove(row, known)) continue;
    const day = days.get(row.dayNumber) ?? { out: [], in: [] };
    days.set(row.dayNumber, day);
    const side = row.cents < 0 ? day.out : day.in;
    if (side.length < SIDE_MAX) side.push(row);
  }
  return days;
}

/** Reports whether a row is worded only as a transfer: it does not name a person, a firm or a wage. */
function isMove(row: BankRow, { texts, signs }: SplitContext): boolean {
  const text = texts[row.index];
  const sign = signs[row.index];
  if (!text || !sign || sign.merchant || sign.payer || sign.keyword || sign.fee) return false;
  if (text.isPerson && !sign.isOwnName) return false;
  return (
    row.type.startsWith("TRANSFER") || sign.marks.has("TRANSFER") || sign.marks.has("OWN") || sign.isOwnName
  );
}

function link(whole: BankRow, others: readonly BankRow[], { pairs }: SplitContext): void {
  if (pairs[whole.index]) return;
  const free = others.filter((row) => !pairs[row.index] && row.accountId !== whole.accountId);
  const [parts, second] = listSums(free, -whole.cents);
  if (!parts || second) return;
  const id = `pair-${toHash(`OWN_TRANSFER|${[whole, ...parts].map((row) => row.id).join("|")}`)}`;
  const [first] = parts;
  if (!first) return;
  pairs[whole.index] = { kind: "OWN_TRANSFER", id, otherIndex: first.index };
  for (const part of parts) pairs[part.index] = { kind: "OWN_TRANSFER", id, otherIndex: whole.index };
}

/**
 * Lists sets of two or three rows that add up to this sum. Stops after two sets, because we then cannot tell which
 * set is right.
 */
function listSums(rows: readonly BankRow[], sum: number): BankRow[][] {
  const found: BankRow[][] = [];
  const search = (from: number, chosen: BankRow[], left: number) => {
    if (found.length > 1) return;
    if (left === 0 && chosen.length >= 2) {
      found.push(chosen);
      return;
    }
    if (chosen.length === PARTS_MAX) return;
    for (let index = from; index < rows.length; index++) {
      const row = rows[index];
      if (row) search(index + 1, [...chosen, row], left - row.cents);
    }
  };
  search(0, [], sum);
  return found;
}
