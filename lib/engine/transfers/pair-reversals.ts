import { isFirmName } from "@/lib/engine/categories/firm-name";
import type { Signs } from "@/lib/engine/categories/read-signs";
import { findReturned } from "@/lib/engine/categories/returned";
import { toHash } from "@/lib/engine/hash";
import type { BankRow, Pair } from "@/lib/engine/row";
import { BETWEEN_PEOPLE } from "@/lib/engine/text/channels";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** The maximum number of days from a payment to its reversal: five business days and a weekend. */
const REVERSAL_DAYS_MAX = 7;
/**
 * At most this many equal payments of one account are checked for one reversal. No household has more in a week, so the
 * limit only bounds the running time.
 */
const LOOK_BACK_MAX = 100;
/** Two attempts of one payment are at most this many days apart: one business day and a weekend. */
const RETRY_DAYS_MAX = 3;

/**
 * Pairs a payment with its reversal: the same amount back on the same account within five business days, in a row
 * whose wording shows a reversal. Neither row counts as spending or income; a dishonour is also listed as an event.
 */
export function pairReversals(
  rows: readonly BankRow[],
  texts: readonly Descriptor[],
  signs: readonly Signs[],
  pairs: (Pair | null)[],
): void {
  const open = new Map<string, BankRow[]>();
  const undoingRows = rows.filter((row) => isUndoing(row, texts[row.index], signs[row.index]));
  const undone = new Set(undoingRows.map((row) => Math.abs(row.cents)));
  const isUndoingAt = new Set(undoingRows.map((row) => row.index));
  // Banks list a day's rows in any order, so all payments of a day are added before its reversals are matched.
  for (let start = 0; start < rows.length; ) {
    const end = endOfDay(rows, start);
    const undoing: BankRow[] = [];
    for (const row of rows.slice(start, end)) {
      if (!undone.has(Math.abs(row.cents))) continue;
      if (isUndoingAt.has(row.index)) undoing.push(row);
      else wait(row, open);
    }
    for (const row of undoing) {
      const original = takeOriginal(row, texts, open);
      if (!original) wait(row, open);
      else link(row, original, { texts, signs, pairs });
    }
    start = end;
  }
}

function endOfDay(rows: readonly BankRow[], start: number): number {
  const day = rows[start]?.dayNumber;
  let end = start + 1;
  while (end < rows.length && rows[end]?.dayNumber === day) end++;
  return end;
}

function wait(row: BankRow, open: Map<string, BankRow[]>): void {
  const key = `${row.accountId}|${row.cents}`;
  const waiting = open.get(key);
  if (waiting) waiting.push(row);
  else open.set(key, [row]);
}

function link(
  row: BankRow,
  original: BankRow,
  { texts, signs, pairs }: { texts: readonly Descriptor[]; signs: readonly Signs[]; pairs: (Pair | null)[] },
): void {
  const isBounced = signs[row.index]?.marks.has("DISHONOUR") || isDirectDebit(original, texts);
  const kind = row.cents > 0 && isBounced && !signs[original.index]?.fee ? "DISHONOUR" : "REVERSAL";
  const id = `pair-${toHash(`${kind}|${original.id}|${row.id}`)}`;
  pairs[original.index] = { kind, id, otherIndex: row.index };
  pairs[row.index] = { kind, id, otherIndex: original.index };
}

/**
 * Reports whether a row reverses a payment. A dishonour fee does not, although it contains the word "dishonour".
 * Words for a return count only in a credit. A friend's note such as "trip cancelled" does not count.
 */
function isUndoing(row: BankRow, text: Descriptor | undefined, sign: Signs | undefined): boolean {
  if (row.cents === 0 || !text || !sign || sign.fee || isFromFriend(text, sign)) return false;
  if (sign.marks.has("REVERSAL") || sign.marks.has("DISHONOUR")) return true;
  return row.cents > 0 && text.channel !== "CARD" && findReturned(text.words) !== null;
}

const PAYMENT = /^(?:PAYMENT|PYMT|PMT|TRANSFER|TFR|OSKO|NPP)$/;

/**
 * Reports whether a friend pays money back with a note such as "trip cancelled". Such a credit is not a payment that a
 * bank returned.
 */
function isFromFriend(text: Descriptor, sign: Signs): boolean {
  const what = text.words[text.words.indexOf("CANCELLED") - 1];
  if (what === undefined || PAYMENT.test(what)) return false;
  return text.isPrivate || (BETWEEN_PEOPLE.has(text.channel) && !isFirmName(text, sign));
}

/**
 * Finds the payment that `row` reverses and removes it from `open`; null if there is none. Looks for the opposite
 * amount within REVERSAL_DAYS_MAX, and prefers the latest payment to the same party. If that party took the amount
 * on the day of the reversal and also shortly before, chooses the earlier payment: a party tries again only after a
 * payment has failed.
 */
function takeOriginal(
  row: BankRow,
  texts: readonly Descriptor[],
  open: ReadonlyMap<string, BankRow[]>,
): BankRow | null {
  const waiting = open.get(`${row.accountId}|${-row.cents}`);
  if (!waiting) return null;
  const isSameParty = ({ index }: BankRow) =>
    texts[index]?.key === texts[row.index]?.key || sharesWord(texts[index], texts[row.index]);
  let best = -1;
  let found: BankRow | null = null;
  for (let index = waiting.length - 1; index >= Math.max(0, waiting.length - LOOK_BACK_MAX); index--) {
    const candidate = waiting[index];
    if (!candidate || row.dayNumber - candidate.dayNumber > REVERSAL_DAYS_MAX) break;
    if (found && found.dayNumber - candidate.dayNumber > RETRY_DAYS_MAX) break;
    if (best < 0) best = index;
    if (!isSameParty(candidate) || (found && found.dayNumber === candidate.dayNumber)) continue;
    best = index;
    if (found || candidate.dayNumber < row.dayNumber) break;
    found = candidate;
  }
  return best < 0 ? null : (waiting.splice(best, 1)[0] ?? null);
}

function sharesWord(a: Descriptor | undefined, b: Descriptor | undefined): boolean {
  return a?.tokens.some((word) => word.length >= 4 && b?.words.includes(word)) ?? false;
}

function isDirectDebit(row: BankRow, texts: readonly Descriptor[]): boolean {
  return row.type === "DIRECT_DEBIT" || texts[row.index]?.channel === "DIRECT_DEBIT";
}
