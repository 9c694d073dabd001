import { describe, expect, it } from "vitest";
import type { CdsTransaction } from "@/lib/engine/bank";
import { findStatementDay, parseDay } from "@/lib/engine/calendar/day";
import { findCents } from "@/lib/engine/money";
import { BANKS, findBank } from "@/lib/sandbox/banks";
import { firstDayOf, generate, type HouseholdQuery } from "@/lib/sandbox/households/generate";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import type { Household } from "@/lib/sandbox/households/types";
import { expectations, openingBalances } from "@/tests/sandbox/expectations";

/** The day on which the tests' data is fetched. */
export const AS_OF = parseDay("2026-07-10");
/** Households with less than a year of data, because the customer joined the bank recently. */
const SHORT = new Set(HOUSEHOLDS.filter(({ historyMonths }) => historyMonths).map(({ id }) => id));

/**
 * Returns the query that asks the built-in bank for a year of this household's data at its home bank. `more` replaces
 * parts of the query.
 */
export function asked(household: Household, more: Partial<HouseholdQuery> = {}): HouseholdQuery {
  const bank = findBank(household.homeBank);
  if (!bank) throw new Error(`${household.id} has no bank`);
  return { household, bank, asOf: AS_OF, months: 12, ...more };
}

function toCents(text = ""): number {
  const value = findCents(text);
  if (value === null) throw new Error("not an amount in dollars and cents");
  return value;
}

const TYPES = [
  "DIRECT_DEBIT",
  "FEE",
  "INTEREST_CHARGED",
  "INTEREST_PAID",
  "OTHER",
  "PAYMENT",
  "TRANSFER_INCOMING",
  "TRANSFER_OUTGOING",
];
const OFFSET_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/;
const AMOUNT = /^-?\d+\.\d{2}$/;

/**
 * Checks one row and returns the result, because a year has thousands of rows and one assertion for all is faster.
 */
function hasShape(row: CdsTransaction, accounts: ReadonlySet<string>): boolean {
  const isPosted = row.status === "POSTED";
  return (
    accounts.has(row.accountId) &&
    TYPES.includes(row.type ?? "") &&
    AMOUNT.test(row.amount ?? "") &&
    findCents(row.amount ?? "") !== 0 &&
    /\S/.test(row.description ?? "") &&
    !/undefined|\s$/.test(row.description ?? "") &&
    typeof row.reference === "string" &&
    typeof row.isDetailAvailable === "boolean" &&
    /^(\d{6})?$/.test(row.apcaNumber ?? "") &&
    /^(\d{4})?$/.test(row.merchantCategoryCode ?? "") &&
    (isPosted ? OFFSET_TIME.test(row.postingDateTime ?? "") : row.postingDateTime === undefined)
  );
}

/** Defines the tests that every one of these households must pass. */
export function testHouseholds(households: readonly Household[]): void {
  describe.each(households.map((household) => [household.id, household] as const))("%s", (_, household) => {
    const data = generate(asked(household));
    const truth = expectations(asked(household));
    const posted = data.transactions.filter((row) => row.status === "POSTED");

    it("has the same bytes every time", () => {
      expect(JSON.stringify(generate(asked(household)))).toBe(JSON.stringify(data));
    });

    it("keeps its old rows when it is requested again later, and adds new rows", () => {
      const later = generate(asked(household, { asOf: parseDay("2026-07-24") }));
      const byId = new Map(later.transactions.map((row) => [row.transactionId, row]));
      const shared = posted.filter(
        (row) => (findStatementDay(row.postingDateTime ?? "") ?? "") >= "2025-07-25",
      );
      expect(shared.length).toBeGreaterThan(100);
      const kept = shared.map((row) => byId.get(row.transactionId));
      expect(JSON.stringify(kept)).toBe(JSON.stringify(shared));
      expect(
        later.transactions.some((row) => (findStatementDay(row.postingDateTime ?? "") ?? "") > AS_OF),
      ).toBe(true);
    });

    it("has balances that equal the opening balance plus every posted row", () => {
      const totals = openingBalances(asked(household));
      for (const row of posted) totals[row.accountId] = (totals[row.accountId] ?? 0) + toCents(row.amount);
      const balances = data.balances.map((each) => [each.accountId, toCents(each.currentBalance)]);
      expect(totals).toEqual(Object.fromEntries(balances));
    });

    it("has rows in the standards' format", () => {
      const accounts = new Set(data.accounts.map((account) => account.accountId));
      const ids = data.transactions.flatMap((row) => row.transactionId ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      expect(data.transactions.filter((row) => !hasShape(row, accounts))).toEqual([]);
    });

    it("stays within the requested days, newest first", () => {
      const days = posted.map((row) => findStatementDay(row.postingDateTime ?? "") ?? "");
      expect(days.every((day) => day >= firstDayOf(asked(household)) && day <= AS_OF)).toBe(true);
      expect(days).toEqual([...days].sort().reverse());
    });

    it("has accounts in the standards' format, with the bank's and the holder's name", () => {
      for (const account of data.accounts) {
        expect(account.institutionName).toBe(findBank(household.homeBank)?.name);
        expect(account.holderName).toContain(household.person.split(" ")[0]);
        expect(["ONE_PARTY", "TWO_PARTY"]).toContain(account.accountOwnership);
        expect(account.maskedNumber).toMatch(/\d{4}$/);
        if (account.productCategory === "RESIDENTIAL_MORTGAGES")
          expect(["PRINCIPAL_AND_INTEREST", "INTEREST_ONLY"]).toContain(account.loan?.repaymentType);
        if (account.productCategory === "CRED_AND_CHRG_CARDS")
          expect(account.creditCard?.paymentDueDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
    });

    it("returns only the last ninety days while no older data has arrived", () => {
      const recent = generate(asked(household, { lastDays: 90 }));
      expect(recent.transactions.length).toBeGreaterThan(50);
      expect(recent.transactions.length).toBeLessThan(
        data.transactions.length / (SHORT.has(household.id) ? 1 : 2),
      );
      expect(recent.balances).toEqual(data.balances);
    });

    it("has the true answers for each posted row, with pairs that cancel out or are refunds", () => {
      expect(Object.keys(truth.categoryOf).sort()).toEqual(posted.map((row) => row.transactionId).sort());
      const cents = new Map(posted.map((row) => [row.transactionId, toCents(row.amount)]));
      for (const [one, other] of truth.pairs) expect((cents.get(one) ?? 0) + (cents.get(other) ?? 0)).toBe(0);
      expect(truth.incomes.length > 0).toBe(household.id !== "astrid");
      expect(truth.incomes.every((income) => income.monthlyNetCents > 0)).toBe(true);
    });

    it("is the same at another bank except for the wording", () => {
      const first = HOUSEHOLDS.indexOf(household);
      const elsewhere = [...BANKS, ...BANKS]
        .slice(first % BANKS.length)
        .filter((bank) => bank.id !== household.homeBank)
        .slice(0, 1);
      const amounts = data.transactions.map((row) => row.amount);
      for (const bank of elsewhere) {
        expect(generate(asked(household, { bank })).transactions.map((row) => row.amount)).toEqual(amounts);
      }
    });

    it("has no everyday balance below −$2,000, even years from now", () => {
      const far = generate(asked(household, { asOf: parseDay("2031-03-01") }));
      const cash = far.balances.filter(
        (_balance, index) => far.accounts[index]?.productCategory === "TRANS_AND_SAVINGS_ACCOUNTS",
      );
      for (const balance of cash) expect(toCents(balance.currentBalance)).toBeGreaterThan(-200_000);
    });
  });
}
