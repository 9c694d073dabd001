import { describe, expect, test } from "vitest";
import { ConsentAsCustomer } from "@/lib/contract/sandbox";
import { findReturnReason } from "@/lib/rules/bank-attempt";
import { ENDINGS, listTrials, STEP_NAMES } from "@/lib/sandbox/endings";

describe("the table of consent endings", () => {
  test("has a message on the firm's page for every code, and all messages differ", () => {
    const reasons = ENDINGS.map(({ error, errorType }) =>
      findReturnReason(new URLSearchParams({ error, error_type: errorType })),
    );
    expect(reasons).toEqual(["denied", "cancelled", "code", "timeout", "ineligible", "bank", "used"]);
  });

  test("can be reached completely by hand, by a button for every customer or on the step where the ending can happen", () => {
    const offered = STEP_NAMES.flatMap(listTrials).map(({ outcome }) => outcome);
    const buttons = ["denied", "cancelled"];
    expect(new Set([...offered, ...buttons])).toEqual(new Set(ENDINGS.map(({ outcome }) => outcome)));
  });

  test("can be reached completely by the API", () => {
    for (const { act } of ENDINGS) expect(ConsentAsCustomer.parse({ outcome: act }).outcome).toBe(act);
  });
});
