import { describe, expect, test } from "vitest";
import { parseDay } from "@/lib/engine/calendar/day";
import { findCents } from "@/lib/engine/money";
import { findBank } from "@/lib/sandbox/banks";
import { generate } from "@/lib/sandbox/households/generate";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import type { Household } from "@/lib/sandbox/households/types";
import { varyHousehold } from "@/lib/sandbox/households/vary";
import { leaveBlanks } from "@/lib/sandbox/leave-blanks";
import { findScenario, type ScenarioName } from "@/lib/sandbox/scenarios";
import { expectations, openingBalances } from "@/tests/sandbox/expectations";

const AS_OF = parseDay("2026-07-10");

function asked(household: Household, name: ScenarioName | null) {
  const scenario = findScenario(name);
  const bank = findBank(household.homeBank);
  if (!bank) throw new Error(`${household.id} has no bank`);
  const months = scenario?.historyMonths ?? 12;
  return { household: varyHousehold(household, scenario), bank, asOf: AS_OF, months };
}

/** The built-in bank's data about this household in this scenario. */
export function makeData(household: Household, name: ScenarioName | null) {
  const data = generate(asked(household, name));
  return findScenario(name)?.leavesBlanks ? leaveBlanks(data) : data;
}

/** The generated data, cached because a year has several thousand rows and many tests read the same data. */
const made = new Map<string, ReturnType<typeof makeData>>();
export function dataOf(household: Household, name: ScenarioName | null) {
  const key = `${household.id} ${name}`;
  const data = made.get(key) ?? makeData(household, name);
  made.set(key, data);
  return data;
}

const SCENARIOS = ["no_income", "long_history", "foreign_currency", "missing_fields"] as const;

/** Defines the tests that each of these households must pass in every scenario. */
export function testScenarios(ids: readonly string[]): void {
  const persona = HOUSEHOLDS.filter(({ id }) => ids.includes(id));
  describe.each(persona.map((household) => [household.id, household] as const))("%s", (_, household) => {
    test.each(SCENARIOS)("has the same bytes every time, with %s", (name) => {
      expect(JSON.stringify(makeData(household, name))).toBe(JSON.stringify(dataOf(household, name)));
    });

    test.each(["no_income", "foreign_currency"] as const)(
      "has balances that equal the opening balance plus every posted row, with %s",
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

    test("receives no pay in the scenario without income, and still pays its bills", () => {
      const usual = expectations(asked(household, null));
      const truth = expectations(asked(household, "no_income"));
      expect(truth.incomes).toEqual([]);
      expect(
        Object.values(truth.categoryOf).filter((category) => /^inc\.|interest_earned/.test(category)),
      ).toEqual([]);
      expect(truth.housing.monthlyCents).toBe(usual.housing.monthlyCents);
      expect(truth.counts).toMatchObject({ dishonours: 0, overdrawnFees: 0 });
    });

    test("keeps the last year's rows unchanged in the scenario with a long history, and has as many older rows", () => {
      const year = dataOf(household, null).transactions;
      const both = dataOf(household, "long_history").transactions;
      expect(both.slice(0, year.length)).toEqual(year);
      const times = household.historyMonths ? 1 : 1.7;
      expect(both.length).toBeGreaterThanOrEqual(times * year.length);
    });
  });
}
