import type { BankRow } from "@/lib/engine/row";
import { mergePayers, type PayerGroup, usualOf, WORK } from "@/lib/engine/streams/join-payers";

/** A customer's or employee's number with a payer; shorter numbers are dates, amounts and branches. */
const REFERENCE = /\b\d{8,}\b/g;
const PAYMENTS_MIN = 2;
/** A number on the credits of more payers than this is the customer's own, such as an account number. */
const PAYERS_MAX = 2;
/** The usual amounts of two groups of one payer and purpose differ at most by this factor. */
const SIZE_FACTOR = 2.5;

/**
 * Joins two groups of payments into one account if every payment of both has the same customer number, whatever the
 * names: "CSA 8811204417" and "CHILD SUPPORT AGNCY 8811204417". Both must be for one purpose, as far as it is stated.
 */
export function joinByReference(groups: readonly PayerGroup[]): PayerGroup[] {
  const byReference = new Map<string, PayerGroup[]>();
  for (const group of groups)
    for (const reference of listReferences(group.rows)) {
      const key = `${group.rows[0]?.accountId} ${reference}`;
      byReference.set(key, [...(byReference.get(key) ?? []), group]);
    }
  const joined = new Map<PayerGroup, PayerGroup>();
  for (const [a, b, ...others] of byReference.values()) {
    if (!a || !b || others.length > PAYERS_MAX - 2 || joined.has(a) || joined.has(b)) continue;
    if (!isOnePurpose(a, b)) continue;
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
