import { describe, expect, test } from "vitest";
import {
  APPLICATION_MOVES,
  APPLICATION_STATES,
  APPLICATION_TRIGGERS,
  awaitsOperator,
  findApplicationMove,
  isEditable,
  isOpenApplication,
} from "@/lib/rules/application/moves";

/** An independent copy of the table of transitions: the next state for each trigger, by state. */
const EXPECTED: Record<string, Record<string, string>> = {
  draft: { submit: "submitted", withdraw: "withdrawn" },
  submitted: { ask: "questions", approve: "approved", reject: "rejected", withdraw: "withdrawn" },
  questions: { answer: "answered", ask: "questions", reject: "rejected", withdraw: "withdrawn" },
  answered: { ask: "questions", approve: "approved", reject: "rejected", withdraw: "withdrawn" },
  approved: {},
  rejected: {},
  withdrawn: {},
};

describe("the state of an application", () => {
  test("changes exactly as the table says", () => {
    for (const state of APPLICATION_STATES)
      for (const trigger of APPLICATION_TRIGGERS)
        expect(findApplicationMove(state, trigger)?.to ?? null, `${state} ${trigger}`).toBe(
          EXPECTED[state]?.[trigger] ?? null,
        );
  });

  test("is decided only by operators, while only the company submits, answers and withdraws", () => {
    const sides = Object.values(APPLICATION_MOVES).flatMap((row) =>
      Object.entries(row).map(([trigger, move]) => `${trigger} ${move.by}`),
    );
    expect([...new Set(sides)].sort()).toEqual([
      "answer company",
      "approve operator",
      "ask operator",
      "reject operator",
      "submit company",
      "withdraw company",
    ]);
  });

  test("allows changes before submission and while a question waits, and is open until the decision", () => {
    expect(APPLICATION_STATES.filter(isEditable)).toEqual(["draft", "questions"]);
    expect(APPLICATION_STATES.filter(awaitsOperator)).toEqual(["submitted", "answered"]);
    expect(APPLICATION_STATES.filter(isOpenApplication)).toEqual([
      "draft",
      "submitted",
      "questions",
      "answered",
    ]);
  });
});
