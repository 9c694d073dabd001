import { describe, expect, test } from "vitest";
import { ConsentAsCustomer } from "@/lib/contract/sandbox";
import { findReturnReason } from "@/lib/rules/bank-attempt";
import { ENDINGS, listTrials, STEP_NAMES } from "@/lib/sandbox/endings";

describe("the table of endings", () => {
  test("has words on the firm's side for every code, none of them the words for anything else", () => {
    const reasons = ENDINGS.map(({ error, errorType }) =>
      findReturnReason(new URLSearchParams({ error, error_type: errorType })),
    );
    expect(reasons).toEqual(["denied", "cancelled", "code", "timeout", "ineligible", "bank", "used"]);
  });

  test("is reached by hand in full: by a button every customer has, or on a step where it can happen", () => {
    const offered = STEP_NAMES.flatMap(listTrials).map(({ outcome }) => outcome);
    const buttons = ["denied", "cancelled"];
    expect(new Set([...offered, ...buttons])).toEqual(new Set(ENDINGS.map(({ outcome }) => outcome)));
  });

  test("is reached by the API in full", () => {
    for (const { act } of ENDINGS) expect(ConsentAsCustomer.parse({ outcome: act }).outcome).toBe(act);
  });
});
