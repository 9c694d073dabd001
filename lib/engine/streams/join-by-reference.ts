import type { BankRow } from "@/lib/engine/row";
import { COMMON_WORDS } from "@/lib/engine/streams/employer-name";
import { mergePayers, overlap, usualOf, WAGE, WORK } from "@/lib/engine/streams/join-payers";
import type { PayerGroup } from "@/lib/engine/streams/payer-group";

/**
 * A number of eight or more digits, which a payer gives to a customer or an employee. A shorter number may be the
 * number of a branch, a form or something else.
 */
const REFERENCE = /\b\d{8,}\b/g;
/**
 * A number of seven digits, which two payers may print by chance. It joins groups only if their names also share a
 * word.
 */
const SHORT_REFERENCE = /\b\d{7}\b/g;
const SHARED_LETTERS_MIN = 4;
/** An employee's number of five or more digits, with or without leading zeros. */
const EMPLOYEE = /\b0*([1-9]\d{4,})\b/g;
/** The payer's direct-entry number, which a payroll bureau uses for many employers. */
const DIRECT_ENTRY = /\b(?:CREDIT|DEPOSIT|ENTRY|CR) \d{6}\b/gi;
/**
 * The number that the benefit agency gives to a customer or to a payment. Statements often print a customer's number
 * in groups of three digits.
 */
const CUSTOMER_NUMBER = /\b(?:\d{3}[A-Z]\d{3,7}[A-Z]|(?:\d{3} ?){3}[A-Z])\b/;
const PAYMENTS_MIN = 2;
/**
 * If credits of more payers than this have the same number, the number is the customer's own, such as an account
 * number.
 */
const PAYERS_MAX = 2;
/** The maximum ratio between the usual amounts of two groups with the same payer and purpose. */
const SIZE_FACTOR = 2.5;

/**
 * Joins two groups of payments to the same account if every payment of both has the same customer number, whatever the
 * names: "CSA 8811204417" and "CHILD SUPPORT AGNCY 8811204417". If both groups state a purpose, the purposes must be
 * the same, or both must be work. The usual amounts must be similar.
 *
 * With a number of seven digits, the names must also share a word, which may be truncated in one name: "DEPT OF
 * WATERWAYS 4471202" and "NSW WATERWAY 4471202 PAY".
 *
 * A shorter number joins wages if the payments under one name end before those under the other begin. An employee
 * keeps the number if the employer changes its name or its payroll agency.
 */
export function joinByReference(groups: readonly PayerGroup[]): PayerGroup[] {
  const byReference = joinShared(groups, (rows) => listMatches(rows, REFERENCE), isOnePurpose);
  const byShort = joinShared(byReference, (rows) => listMatches(rows, SHORT_REFERENCE), isOneName);
  return joinShared(byShort, listEmployees, isOneJob);
}

function joinShared(
  groups: readonly PayerGroup[],
  listNumbers: (rows: readonly BankRow[]) => readonly string[],
  isOne: (a: PayerGroup, b: PayerGroup) => boolean,
): PayerGroup[] {
  const byNumber = new Map<string, PayerGroup[]>();
  for (const group of groups)
    for (const number of listNumbers(group.rows)) {
      const key = `${group.rows[0]?.accountId} ${number}`;
      byNumber.set(key, [...(byNumber.get(key) ?? []), group]);
    }
  const joined = new Map<PayerGroup, PayerGroup>();
  for (const [a, b, ...others] of byNumber.values()) {
    if (!a || !b || others.length > PAYERS_MAX - 2 || joined.has(a) || joined.has(b)) continue;
    if (!isOne(a, b)) continue;
    const whole = merge(a, b);
    joined.set(a, whole).set(b, whole);
  }
  return [...new Set(groups.map((group) => joined.get(group) ?? group))];
}

function listMatches(rows: readonly BankRow[], pattern: RegExp): string[] {
  return listOnEvery(rows, (description) => description.match(pattern) ?? []);
}

/**
 * Reports whether the groups are two different cases: both have a customer number on every payment, but no number in
 * common.
 */
export function isOtherCase(a: PayerGroup, b: PayerGroup): boolean {
  const [numbers, others] = [listMatches(a.rows, REFERENCE), listMatches(b.rows, REFERENCE)];
  return numbers.length > 0 && others.length > 0 && !numbers.some((number) => others.includes(number));
}

function listEmployees(rows: readonly BankRow[]): string[] {
  return listOnEvery(rows, (description) =>
    [...description.replace(DIRECT_ENTRY, "").matchAll(EMPLOYEE)].map(([, number = ""]) => number),
  );
}

/** The numbers that are in the text of every payment. */
function listOnEvery(rows: readonly BankRow[], read: (description: string) => string[]): string[] {
  const [first, ...others] = rows;
  if (!first || rows.length < PAYMENTS_MIN) return [];
  return [...new Set(read(first.description))].filter((number) =>
    others.every(({ description }) => read(description).includes(number)),
  );
}

/** Reports whether both groups are wages, and one ends before the other begins. */
function isOneJob(a: PayerGroup, b: PayerGroup): boolean {
  const isPay = [a, b].every(({ what }) => what === WAGE);
  return isPay && isOnePurpose(a, b) && !overlap(a.rows, b.rows);
}

/**
 * Reports whether the groups have the same purpose and their names share a word, even if it is truncated in one of
 * them.
 */
function isOneName(a: PayerGroup, b: PayerGroup): boolean {
  const listWords = ({ party }: PayerGroup) =>
    party.split(" ").filter((word) => word.length >= SHARED_LETTERS_MIN && !COMMON_WORDS.has(word));
  const words = listWords(a);
  const isShared = (word: string) => words.some((one) => word.startsWith(one) || one.startsWith(word));
  return isOnePurpose(a, b) && listWords(b).some(isShared);
}

function isOnePurpose(a: PayerGroup, b: PayerGroup): boolean {
  if (a.number !== b.number && a.number !== "" && b.number !== "") return false;
  const isAlike =
    a.what === b.what || a.what === "" || b.what === "" || [a, b].every(({ what }) => WORK.has(what));
  const [one, other] = [usualOf(a.rows), usualOf(b.rows)];
  return isAlike && Math.max(one, other) <= Math.min(one, other) * SIZE_FACTOR;
}

/**
 * Joins two groups under the name of the larger group. The joined group has the category of the larger group or, if
 * that group has none, of the smaller group.
 */
function merge(a: PayerGroup, b: PayerGroup): PayerGroup {
  const [more, less] =
    a.rows.length > b.rows.length || (a.rows.length === b.rows.length && a.key < b.key) ? [a, b] : [b, a];
  return mergePayers(more, less, more.what === "" ? less : more);
}

/**
 * Finds a customer's number at the benefit agency (Services Australia), without spaces; "" if there is none or it is
 * truncated.
 */
export function findCustomerNumber(description: string): string {
  return description.match(CUSTOMER_NUMBER)?.[0].replaceAll(" ", "") ?? "";
}
