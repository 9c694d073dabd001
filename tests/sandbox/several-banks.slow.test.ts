import { describe, expect, test } from "vitest";
import type { BankData } from "@/lib/engine/bank";
import { parseDay } from "@/lib/engine/calendar/day";
import { type Bank, findBank } from "@/lib/sandbox/banks";
import { listShareable } from "@/lib/sandbox/consents";
import { generate } from "@/lib/sandbox/households/generate";
import { EVERYONE, findHousehold } from "@/lib/sandbox/households/list";
import { SEVERAL_BANKS } from "@/lib/sandbox/households/several-banks";
import type { Household } from "@/lib/sandbox/households/types";
import { sandboxReport } from "@/tests/support/sandbox-report";

const AS_OF = parseDay("2026-11-20");

function get<T>(found: T | null | undefined): T {
  if (!found) throw new Error("not found in the sandbox");
  return found;
}
const banksOf = ({ accounts }: Household): Bank[] =>
  [...new Set(accounts.flatMap(({ bank }) => bank ?? []))].map((id) => get(findBank(id)));

/** The combined data of these banks, as the provider returns it for several consents. */
function pull(household: Household, banks: readonly Bank[]): BankData {
  const parts = banks.map((bank) => generate({ household, bank, asOf: AS_OF, months: 12 }));
  return {
    accounts: parts.flatMap(({ accounts }) => accounts),
    balances: parts.flatMap(({ balances }) => balances),
    transactions: parts.flatMap(({ transactions }) => transactions),
    directDebits: parts.flatMap(({ directDebits }) => directDebits),
    scheduledPayments: parts.flatMap(({ scheduledPayments }) => scheduledPayments),
  };
}

const reportOf = (id: string, count?: number) => {
  const household = get(findHousehold(id));
  const banks = banksOf(household).slice(0, count);
  return sandboxReport("priya", { data: pull(household, banks) });
};

describe("personas with several banks", () => {
  test("include at least four with two or three banks, one with 45 accounts and one with none", () => {
    const counts = SEVERAL_BANKS.map((household) => banksOf(household).length);
    expect(counts.filter((count) => count === 2 || count === 3).length).toBeGreaterThanOrEqual(4);
    expect(SEVERAL_BANKS.map(({ accounts }) => accounts.length)).toEqual(expect.arrayContaining([45, 0]));
    expect(new Set(EVERYONE.map(({ customerNumber }) => customerNumber)).size).toBe(EVERYONE.length);
    expect(new Set(EVERYONE.map(({ id }) => id)).size).toBe(EVERYONE.length);
  });

  test("see at each bank only their accounts at that bank", () => {
    const household = get(findHousehold("anjali"));
    const keysAt = (id: string) => listShareable({ bank: findBank(id), household }).map(({ key }) => key);
    expect(keysAt("sbx-bluegum")).toEqual(["joint", "own", "loan"]);
    expect(keysAt("sbx-ironbark")).toEqual(["savings"]);
    expect(keysAt("sbx-quokka")).toEqual(["card"]);
    expect(keysAt("sbx-lyrebird")).toEqual([]);
  });

  test.each(["anjali", "soraya", "connor", "dulcie"])("%s's report names each data holder", (id) => {
    const household = get(findHousehold(id));
    const report = reportOf(id);
    const holders = [...new Set(report.accounts.map(({ institution }) => institution))].sort();
    expect(holders).toEqual(
      banksOf(household)
        .map(({ name }) => name)
        .sort(),
    );
  });

  test.each(["anjali", "soraya", "connor", "dulcie"])(
    "%s's report is the same as if all accounts were at one bank, and a report of one bank suspects the unshared banks",
    (id) => {
      const household = get(findHousehold(id));
      const asOne = { ...household, accounts: household.accounts.map(({ bank: _, ...account }) => account) };
      const single = sandboxReport("priya", { data: pull(asOne, [get(findBank(household.homeBank))]) });
      const [whole, part] = [reportOf(id), reportOf(id, 1)];
      const hintsOf = ({ quality }: typeof whole) => quality.suspectedUnshared.map(({ kind }) => kind);
      expect(hintsOf(whole)).toEqual(hintsOf(single));
      // Connor saves too little for the report to suspect an unshared account.
      if (id !== "connor") expect(hintsOf(part).length).toBeGreaterThan(hintsOf(whole).length);
      expect(whole.income.totals.netMonthly.value).toBe(single.income.totals.netMonthly.value);
      expect(whole.expenses.totals.living.value).toBe(single.expenses.totals.living.value);
    },
  );

  test("Bruno's report has 45 accounts", () => {
    expect(reportOf("bruno").accounts).toHaveLength(45);
  });

  test("Nell has nothing to share", () => {
    const household = get(findHousehold("nell"));
    expect(listShareable({ bank: findBank("sbx-quokka"), household })).toEqual([]);
    expect(pull(household, [get(findBank("sbx-quokka"))]).transactions).toEqual([]);
  });
});
