import type { Signs } from "@/lib/engine/categories/read-signs";
import type { BankRow } from "@/lib/engine/row";
import { findCustomerNumber } from "@/lib/engine/streams/join-by-reference";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/**
 * The numbers of a credit: the payer's direct-entry number and, for a benefit, the customer's number with the agency. A
 * missing number is "".
 */
export type CreditNumbers = { payer: string; customer: string };

/**
 * If at least this many credits under one name have numbers that occur only once, the numbers are references of single
 * payments. Fewer may come from different payers with the same name.
 */
const NUMBERS_MIN = 3;

/**
 * Returns a function that reads the numbers of a credit. An employer pays from one direct-entry number, and an agency
 * prints one number for each customer. So if three or more payments under one name have numbers that occur only once,
 * those numbers are references of payments and count as missing.
 */
export function readNumbers(
  rows: readonly BankRow[],
  texts: readonly Descriptor[],
  signs: readonly Signs[],
): (row: BankRow) => CreditNumbers {
  const toCustomer = ({ index, description }: BankRow) =>
    isBenefit(signs[index]) ? findCustomerNumber(description) : "";
  const credits = rows.filter(({ cents }) => cents > 0);
  const payers = listSingle(credits, texts, ({ apca }) => apca);
  const customers = listSingle(credits, texts, toCustomer);
  return (row) => ({
    payer: payers.has(row.index) ? "" : row.apca,
    customer: customers.has(row.index) ? "" : toCustomer(row),
  });
}

/** Reports whether a government agency pays the credit. */
export const isBenefit = (sign: Signs | undefined): boolean =>
  sign?.keyword?.value.code.startsWith("inc.gov") ?? false;

/** Lists the indexes of rows whose number occurs only once. Leaves out names with fewer than NUMBERS_MIN such rows. */
function listSingle(
  rows: readonly BankRow[],
  texts: readonly Descriptor[],
  numberOf: (row: BankRow) => string,
): ReadonlySet<number> {
  const byNumber = groupRows(rows, numberOf);
  const single = [...byNumber.values()].filter(({ length }) => length === 1).flat();
  const byName = groupRows(single, ({ index }) => texts[index]?.key ?? "");
  const kept = [...byName.values()].filter(({ length }) => length >= NUMBERS_MIN).flat();
  return new Set(kept.map(({ index }) => index));
}

/** Groups rows by a text. Rows whose text is "" are left out. */
function groupRows(rows: readonly BankRow[], textOf: (row: BankRow) => string): Map<string, BankRow[]> {
  const groups = new Map<string, BankRow[]>();
  for (const row of rows) {
    const text = textOf(row);
    const group = groups.get(text);
    if (group) group.push(row);
    else if (text !== "") groups.set(text, [row]);
  }
  return groups;
}
