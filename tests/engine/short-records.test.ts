import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const home = () => new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");

describe("a report on few days", () => {
  it("counts a repayment seen once in a week as one a month", () => {
    const one = home();
    one.every(1, "2026-06-10", "2026-06-16", (on) => one.row("everyday", on, "-42.00", "COLES 4471"));
    one.row("everyday", "2026-06-12", "-310.00", "DIRECT DEBIT LATITUDE PERSONAL LOAN");
    const { commitmentsMonthly } = one.report().summary;
    expect([commitmentsMonthly.value, commitmentsMonthly.quality]).toEqual([310_00, "ESTIMATED"]);
  });

  it("names missing rows as the reason for missing figures, and lists no financial year", () => {
    const { summary, income } = home().report();
    const reason = "No posted transactions could be read.";
    expect([summary.incomeNetMonthly.note, summary.livingMonthly.note]).toEqual([reason, reason]);
    expect(income.financialYears).toEqual([]);
  });
});
