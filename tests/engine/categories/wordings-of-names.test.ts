import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

/** Categories, and purchases and bills at invented firms whose wording decides the category. */
const SPENT: readonly (readonly [code: string, lines: string])[] = [
  ["foo.dining", "THE BOOKMAKERS WIDOW; THE PLUMBERS ARMS; THE BUTCHERS DAUGHTE; BAKERS WIFE CORVANE"],
  ["foo.groceries", "THE BUTCHERS CORVANE; CORVANE BAKERS"],
  ["dbt.agreement", "DIRECT DEBIT CORVANE GROUP ADMIN DA44102"],
  ["dbt.mortgage", "DIRECT DEBIT CORVANE TRUSTEE LO; DIRECT DEBIT CORVANE HOME LO"],
  ["dbt.personal", "DIRECT DEBIT CORVANE PERSONAL LO"],
  ["dbt.card_unshared", "DIRECT DEBIT CORVANE MONEY CC AU"],
];

/** The same for money in. */
const RECEIVED: readonly (readonly [code: string, lines: string])[] = [
  ["crd.gambling_return", "TAB WAGERING WDL 220193"],
  ["inc.salary.regular", "TAB WAGERING SALARY"],
];

function codesOf(lines: readonly string[], amount: string): (string | undefined)[] {
  return lines.map((description) => {
    const { transactions } = new Household()
      .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
      .row("everyday", "2026-03-02", amount, description)
      .report();
    return transactions[0]?.code;
  });
}

describe("the wording of a name", () => {
  it.each(SPENT)("means %s in money out", (code, text) => {
    const lines = text.split(/;\s/);
    const found = codesOf(lines, "-42.00");
    expect(lines.map((line, index) => [line, found[index]])).toEqual(lines.map((line) => [line, code]));
  });

  it.each(RECEIVED)("means %s in money in", (code, text) => {
    const lines = text.split(/;\s/);
    const found = codesOf(lines, "420.00");
    expect(lines.map((line, index) => [line, found[index]])).toEqual(lines.map((line) => [line, code]));
  });
});
