import { expect, test } from "vitest";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { makeData, testScenarios } from "./scenario-laws";

/**
 * With scenarios.test.ts, these households cover every kind of data: a card, a loan, an account in US dollars, four
 * months of history, and a farm.
 */
testScenarios(["priya", "marcus", "giulia", "eleanor", "seun", "wendy", "astrid"]);

test("the busy account scenario has a little over 50,000 rows in a year", () => {
  for (const household of HOUSEHOLDS.filter(({ id }) => id === "joan" || id === "marcus")) {
    const { length } = makeData(household, "many_rows").transactions;
    expect(length).toBeGreaterThan(50_000);
    expect(length).toBeLessThan(53_000);
  }
}, 60_000);
