import { expect, test } from "vitest";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { dataOf, testScenarios } from "./scenario-laws";

// One household with few rows and one with many; scenarios.slow.test.ts tests seven more, and a busy account.
testScenarios(["joan", "hannah"]);

test("the missing fields scenario omits each field somewhere, but never a row's account or status", () => {
  const household = HOUSEHOLDS[0];
  if (!household) throw new Error("no persona is in the sandbox");
  const rows = dataOf(household, "missing_fields").transactions;
  const fields = ["description", "merchantName", "merchantCategoryCode", "type", "amount", "transactionId"];
  for (const field of [...fields, "postingDateTime", "executionDateTime", "currency"]) {
    const lacking = rows.filter((row) => !(field in row)).length;
    expect([field, lacking > 0, lacking < rows.length]).toEqual([field, true, true]);
  }
  expect(rows.every(({ accountId, status }) => accountId && status)).toBe(true);
});
