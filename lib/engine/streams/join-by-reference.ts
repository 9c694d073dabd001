import type { BankRow } from "@/lib/engine/row";
import { COMMON_WORDS } from "@/lib/engine/streams/employer-name";
import { mergePayers, type PayerGroup, usualOf, WORK } from "@/lib/engine/streams/join-payers";

/** A customer's or employee's number with a payer; shorter numbers are dates, amounts and branches. */
const REFERENCE = /\b\d{7,}\b/g;
/** A shorter number may be of two payers by chance, so their names must also share a word. */
const UNIQUE_DIGITS_MIN = 8;
const SHARED_LETTERS_MIN = 4;
const PAYMENTS_MIN = 2;
/** A number on the credits of more payers than this is the customer's own, such as an account number. */
const PAYERS_MAX = 2;
/** The usual amounts of two groups of one payer and purpose differ at most by this factor. */
const SIZE_FACTOR = 2.5;

/**
 * Joins two groups of payments into one account if every payment of both has the same customer number, whatever the
 * names: "CSA 8811204417" and "CHILD SUPPORT AGNCY 8811204417". Both must be for one purpose, as far as it is stated.
 * With a number of seven digits, the names must also share a word, which either may truncate: "DEPT OF WATERWAYS 4471202"
 * and "NSW WATERWAY 4471202 PAY".
 */
export function joinByReference(groups: readonly PayerGroup[]): PayerGroup[] {
  const byReference = new Map<string, PayerGroup[]>();
  for (const group of groups)
    for (const reference of listReferences(group.rows)) {
      const key = `${group.rows[0]?.accountId} ${reference}`;
      byReference.set(key, [...(byReference.get(key) ?? []), group]);
    }
  const joined = new Map<PayerGroup, PayerGroup>();
  for (const [key, [a, b, ...others]] of byReference) {
    if (!a || !b || others.length > PAYERS_MAX - 2 || joined.has(a) || joined.has(b)) continue;
    const { length } = key.slice(key.lastIndexOf(" ") + 1);
    if (!isOnePurpose(a, b) || (length < UNIQUE_DIGITS_MIN && !sharesWord(a.party, b.party))) continue;
    const whole = merge(a, b);
    joined.set(a, whole).set(b, whole);
  }
  return [...new Set(groups.map((group) => joined.get(group) ?? group))];
}

/** The reference numbers that are in the text of every payment. */
function listReferences(rows: readonly BankRow[]): string[] {
  const [first, ...others] = rows;
  if (!first || rows.length < PAYMENTS_MIN) return [];
  const found: string[] = first.description.match(REFERENCE) ?? [];
  return [...new Set(found)].filter((reference) =>
    others.every(({ description }) => description.includes(reference)),
  );
}

/** Reports whether the names share a word, or one has a word of the other truncated. */
function sharesWord(a: string, b: string): boolean {
  const listWords = (name: string) =>
    name.split(" ").filter((word) => word.length >= SHARED_LETTERS_MIN && !COMMON_WORDS.has(word));
  const words = listWords(a);
  return listWords(b).some((word) => words.some((other) => word.startsWith(other) || other.startsWith(word)));
}

function isOnePurpose(a: PayerGroup, b: PayerGroup): boolean {
  if (a.number !== b.number && a.number !== "" && b.number !== "") return false;
  const isAlike =
    a.what === b.what || a.what === "" || b.what === "" || [a, b].every(({ what }) => WORK.has(what));
  const [one, other] = [usualOf(a.rows), usualOf(b.rows)];
  return isAlike && Math.max(one, other) <= Math.min(one, other) * SIZE_FACTOR;
}

/**
 * Joins two groups under the name of the larger one. The category is the larger one's, or the smaller one's if that has
 * none.
 */
function merge(a: PayerGroup, b: PayerGroup): PayerGroup {
  const [more, less] =
    a.rows.length > b.rows.length || (a.rows.length === b.rows.length && a.key < b.key) ? [a, b] : [b, a];
  return mergePayers(more, less, more.what === "" ? less : more);
}
