import { describe, expect, test } from "vitest";
import { parseDay } from "@/lib/domain/day";
import { findCents } from "@/lib/domain/money";
import { findBank } from "@/lib/sandbox/banks";
import { expectations } from "@/lib/sandbox/households/expectations";
import { generate, openingBalances } from "@/lib/sandbox/households/generate";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import type { Household } from "@/lib/sandbox/households/types";
import { varyHousehold } from "@/lib/sandbox/households/vary";
import { leaveBlanks } from "@/lib/sandbox/leave-blanks";
import { findScenario, type ScenarioName } from "@/lib/sandbox/scenarios";

const AS_OF = parseDay("2026-07-10");

function asked(household: Household, name: ScenarioName | null) {
  const scenario = findScenario(name);
  const bank = findBank(household.homeBank);
  if (!bank) throw new Error(`${household.id} banks nowhere`);
  const months = scenario?.historyMonths ?? 12;
  return { household: varyHousehold(household, scenario), bank, asOf: AS_OF, months };
}

function make(household: Household, name: ScenarioName | null) {
  const data = generate(asked(household, name));
  return findScenario(name)?.leavesBlanks ? leaveBlanks(data) : data;
}

/** A year of several thousand rows, made once for all the tests that read it. */
const made = new Map<string, ReturnType<typeof make>>();
function dataOf(household: Household, name: ScenarioName | null) {
  const key = `${household.id} ${name}`;
  const data = made.get(key) ?? make(household, name);
  made.set(key, data);
  return data;
}

const LIVES = ["no_income", "long_history", "foreign_currency", "missing_fields"] as const;

/** Two accounts and one, a card, a loan, US dollars of one's own, four months of history, a farm: every kind of books. */
const KINDS_OF_BOOKS = ["priya", "hannah", "marcus", "joan", "giulia", "eleanor", "seun", "wendy", "astrid"];
const CAST = HOUSEHOLDS.filter(({ id }) => KINDS_OF_BOOKS.includes(id));

describe.each(CAST.map((household) => [household.id, household] as const))("%s", (_, household) => {
  test.each(LIVES)("is the same, byte for byte, every time, with %s", (name) => {
    expect(JSON.stringify(make(household, name))).toBe(JSON.stringify(dataOf(household, name)));
  });

  test.each(["no_income", "foreign_currency"] as const)(
    "has balances that are what there was before plus every posted row, with %s",
    (name) => {
      const data = dataOf(household, name);
      const totals = openingBalances(asked(household, name));
      for (const row of data.transactions) {
        if (row.status !== "POSTED") continue;
        totals[row.accountId] = (totals[row.accountId] ?? 0) + (findCents(row.amount ?? "") ?? 0);
      }
      const balances = data.balances.map((each) => [each.accountId, findCents(each.currentBalance ?? "")]);
      expect(totals).toEqual(Object.fromEntries(balances));
    },
  );

  test("without income is paid nothing by anybody, and still pays its bills", () => {
    const usual = expectations(asked(household, null));
    const truth = expectations(asked(household, "no_income"));
    expect(truth.incomes).toEqual([]);
    expect(Object.values(truth.leafOf).filter((leaf) => /^inc\.|interest_earned/.test(leaf))).toEqual([]);
    expect(truth.housing.monthlyCents).toBe(usual.housing.monthlyCents);
    expect(truth.counts).toMatchObject({ dishonours: 0, overdrawnFees: 0 });
  });

  test("with a long history keeps the rows of the last year as they were, and has as many again", () => {
    const year = dataOf(household, null).transactions;
    const both = dataOf(household, "long_history").transactions;
    expect(both.slice(0, year.length)).toEqual(year);
    const times = household.historyMonths ? 1 : 1.7;
    expect(both.length).toBeGreaterThanOrEqual(times * year.length);
  });
});

test("a busy account has a little over 50,000 rows in a year", () => {
  for (const household of CAST.filter(({ id }) => id === "joan" || id === "marcus")) {
    const { length } = make(household, "many_rows").transactions;
    expect(length).toBeGreaterThan(50_000);
    expect(length).toBeLessThan(53_000);
  }
}, 60_000);

test("a bank that leaves blanks leaves out each field somewhere, and never the account or the state of a row", () => {
  const household = HOUSEHOLDS[0];
  if (!household) throw new Error("nobody lives in the sandbox");
  const rows = dataOf(household, "missing_fields").transactions;
  const fields = ["description", "merchantName", "merchantCategoryCode", "type", "amount", "transactionId"];
  for (const field of [...fields, "postingDateTime", "executionDateTime", "currency"]) {
    const lacking = rows.filter((row) => !(field in row)).length;
    expect([field, lacking > 0, lacking < rows.length]).toEqual([field, true, true]);
  }
  expect(rows.every(({ accountId, status }) => accountId && status)).toBe(true);
});
