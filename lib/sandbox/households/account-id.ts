import { createHash } from "node:crypto";
import type { Bank } from "../banks";
import { digitsOf } from "./random";
import type { Household } from "./types";

/** An id from which the key cannot be derived. The same key always gives the same id. */
export function opaqueId(key: string): string {
  return createHash("sha256").update(key).digest("base64url").slice(0, 22);
}

const bankOf = (household: Household, bank: Bank, account: string): string =>
  household.accounts.find(({ key }) => key === account)?.bank ?? bank.id;

/** The account's id at its bank. An account that names no bank has a different id at each requested bank. */
export function accountIdOf(household: Household, bank: Bank, account: string): string {
  return opaqueId(`${household.id}:${bankOf(household, bank, account)}:account:${account}`);
}

/** The account's number, nine digits. The same account always has the same number at the same bank. */
export function accountNumberOf(household: Household, bank: Bank, account: string): string {
  return digitsOf(`${household.id}:${bankOf(household, bank, account)}:${account}:number`, 9);
}

/** The last four digits of the account number. Descriptions and masked numbers show no other digits of it. */
export function maskedTail(household: Household, bank: Bank, account: string): string {
  return accountNumberOf(household, bank, account).slice(-4);
}
