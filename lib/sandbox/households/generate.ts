import type { BankData } from "@/lib/engine/bank";
import { addDays, addMonths, type Day } from "@/lib/engine/calendar/day";
import type { Bank } from "../banks";
import { cameOn, toAccount, toBalance, toDirectDebits, toScheduledPayments } from "./account";
import { accountIdOf } from "./account-id";
import type { Entry } from "./entry";
import { simulate } from "./simulate";
import { toTransaction } from "./transaction";
import type { AccountSpec, Household } from "./types";

export type HouseholdQuery = {
  household: Household;
  bank: Bank;
  /**
   * The last visible day. The same day always gives identical data; a later day adds rows and keeps the earlier ones.
   */
  asOf: Day;
  months: number;
  /** The number of most recent days whose transactions are returned, as if older ones had not arrived yet. */
  lastDays?: number;
  /** The ids of the consented accounts at the bank; all accounts if omitted. */
  accountIds?: readonly string[];
};

/** Reports whether the account is held at the bank. An account that names no bank is held at every bank. */
export const isAt = (bank: Bank, account: AccountSpec): boolean =>
  account.bank === undefined || account.bank === bank.id;

/** The first day of the requested transactions, or the day on which a new customer joined the bank if that is later. */
export function firstDayOf({ household, asOf, months, lastDays }: HouseholdQuery): Day {
  const wanted = lastDays === undefined ? addDays(addMonths(asOf, -months), 1) : addDays(asOf, 1 - lastDays);
  const came = cameOn(household, asOf);
  return came !== null && came > wanted ? came : wanted;
}

function sum(entries: readonly Entry[]): number {
  return entries.reduce((total, entry) => total + entry.cents, 0);
}

/**
 * A household's bank data in the shape of the Consumer Data Standards: first the pending rows, then the posted rows,
 * newest first.
 */
export function generate(asked: HouseholdQuery): BankData {
  const { household, bank, asOf } = asked;
  const specs = household.accounts.filter(
    (spec) =>
      isAt(bank, spec) &&
      (asked.accountIds === undefined || asked.accountIds.includes(accountIdOf(household, bank, spec.key))),
  );
  const keys = new Set(specs.map((spec) => spec.key));
  const entries = simulate(household, asOf).filter((entry) => keys.has(entry.account));
  const posted = entries.filter((entry) => entry.postDay <= asOf);
  const pending = entries.filter((entry) => entry.postDay > asOf);
  const from = firstDayOf(asked);
  const seen = posted.filter((entry) => entry.postDay >= from);
  const ofAccount = (rows: readonly Entry[], key: string) => sum(rows.filter((row) => row.account === key));
  const balances = specs.map((spec) => ({ spec, cents: spec.openingCents + ofAccount(posted, spec.key) }));
  const newestFirst = seen
    .toReversed()
    .sort((a, b) => (a.postDay < b.postDay ? 1 : a.postDay > b.postDay ? -1 : 0));
  return {
    accounts: balances.map(({ spec, cents }) => toAccount({ spec, household, bank }, asOf, cents)),
    balances: balances.map(({ spec, cents }) =>
      toBalance({ spec, household, bank }, cents, ofAccount(pending, spec.key)),
    ),
    transactions: [
      ...pending.map((entry) => toTransaction(entry, household, bank, true)),
      ...newestFirst.map((entry) => toTransaction(entry, household, bank, false)),
    ],
    directDebits: toDirectDebits(seen, household, bank),
    scheduledPayments: toScheduledPayments(household, bank, asOf).filter((payment) =>
      specs.some((spec) => accountIdOf(household, bank, spec.key) === payment.from?.accountId),
    ),
  };
}
