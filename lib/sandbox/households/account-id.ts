import { createHash } from "node:crypto";
import type { Bank } from "../banks";
import { digitsOf } from "./random";
import type { Household } from "./types";

/** A stable id that reveals nothing, the same for the same key. */
export function opaqueId(key: string): string {
  return createHash("sha256").update(key).digest("base64url").slice(0, 22);
}

/** The bank that has this account: its own, or the requested one. */
const bankOf = (household: Household, bank: Bank, account: string): string =>
  household.accounts.find(({ key }) => key === account)?.bank ?? bank.id;

/** The account's id at its bank. A person without several banks has different accounts at each requested bank. */
export function accountIdOf(household: Household, bank: Bank, account: string): string {
  return opaqueId(`${household.id}:${bankOf(household, bank, account)}:account:${account}`);
}

export function accountNumberOf(household: Household, bank: Bank, account: string): string {
  return digitsOf(`${household.id}:${bankOf(household, bank, account)}:${account}:number`, 9);
}

/** The last four digits, which is all that descriptors and masked numbers show. */
export function maskedTail(household: Household, bank: Bank, account: string): string {
  return accountNumberOf(household, bank, account).slice(-4);
}
