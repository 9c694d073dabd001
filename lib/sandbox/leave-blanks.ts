// Leaves fields blank, like a bank that sends only the fields that the standards require, or not even all of those. A
// given row always lacks the same fields.
import type { BankData, CdsTransaction } from "@/lib/engine/bank";
import { type Random, randomOf } from "./households/random";

type Field = keyof CdsTransaction;

/**
 * For each set of fields, the number of rows in a hundred that lack all fields of the set. The remaining rows lack only
 * their reference.
 */
const BLANKS: readonly (readonly [inHundred: number, fields: readonly Field[]])[] = [
  [10, ["description"]],
  [6, ["description", "merchantName", "merchantCategoryCode", "type"]],
  [14, ["merchantName", "merchantCategoryCode"]],
  [12, ["postingDateTime"]],
  [6, ["postingDateTime", "valueDateTime"]],
  [2, ["postingDateTime", "valueDateTime", "executionDateTime"]],
  [8, ["type", "isDetailAvailable"]],
  [6, ["transactionId"]],
  [4, ["billerCode", "billerName", "crn", "apcaNumber", "extendedData"]],
  [4, ["currency"]],
  [1, ["amount"]],
];

function fieldsFor(random: Random): readonly Field[] {
  let left = random() * 100;
  for (const [inHundred, fields] of BLANKS) {
    left -= inHundred;
    if (left < 0) return fields;
  }
  return [];
}

function without<T extends object>(whole: T, fields: readonly (keyof T)[]): T {
  const part = { ...whole };
  for (const field of fields) delete part[field];
  return part;
}

/**
 * Returns the data with gaps: every row and the first account lack some fields, and the last account's balance is
 * missing.
 */
export function leaveBlanks(data: BankData): BankData {
  return {
    ...data,
    accounts: data.accounts.map((account, index) =>
      index === 0
        ? without(account, ["productName", "maskedNumber", "nickname", "holderName", "creationDate"])
        : account,
    ),
    balances: data.balances.slice(0, -1),
    transactions: data.transactions.map((row, index) =>
      without(row, ["reference", ...fieldsFor(randomOf(`blanks:${row.transactionId ?? index}`))]),
    ),
  };
}
