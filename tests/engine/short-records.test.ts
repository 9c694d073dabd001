import { describe, expect, it } from "vitest";
import { addDays, parseDay } from "@/lib/engine/calendar/day";
import { Household } from "@/tests/engine/household";

/** The last day of the test households' data. */
const END = parseDay("2026-06-30");
const home = () => new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");

describe("a report that covers few days", () => {
  it("counts a repayment seen once in a week as one repayment a month", () => {
    const one = home();
    one.every(1, "2026-06-10", "2026-06-16", (on) => one.row("everyday", on, "-42.00", "COLES 4471"));
    one.row("everyday", "2026-06-12", "-310.00", "DIRECT DEBIT LATITUDE PERSONAL LOAN");
    const { commitmentsMonthly } = one.report().summary;
    expect([commitmentsMonthly.value, commitmentsMonthly.quality]).toEqual([310_00, "ESTIMATED"]);
  });

  it.each([1, 3, 6])("states no monthly spending from %i days, and gives the reason", (days) => {
    const one = home();
    one.every(1, addDays(END, 1 - days), END, (on) => one.row("everyday", on, "-42.00", "COLES 4471"));
    const { livingMonthly, essentialMonthly, surplusMonthly } = one.report().summary;
    const values = [livingMonthly, essentialMonthly, surplusMonthly].map(({ value }) => value);
    expect(values).toEqual([null, null, null]);
    expect(livingMonthly.note).toMatch(/^Not stated: \d days? of data (?:was|were) shared/);
  });

  it("says 1 day, never 1 days", () => {
    const one = home();
    one.row("everyday", END, "-42.00", "COLES 4471");
    one.row("everyday", END, "250.00", "CORVANE DIVIDEND");
    expect(JSON.stringify(one.report())).not.toMatch(/\b1 days\b/);
  });

  it.each([
    [10, null],
    [28, 543_53],
  ])("counts rent paid once in %i days as %s cents a month", (days, cents) => {
    const one = home();
    one.every(1, addDays(END, 1 - days), END, (on) => one.row("everyday", on, "-42.00", "COLES 4471"));
    one.row("everyday", END, "-500.00", "TRANSFER RENT RAY WHITE");
    expect(one.report().summary.commitmentsMonthly.value).toBe(cents);
  });

  it.each([
    [10, null],
    [29, 2_500_17],
  ])("counts a wage paid once in %i days as %s cents a month", (days, cents) => {
    const one = home();
    one.every(1, addDays(END, 1 - days), END, (on) => one.row("everyday", on, "-42.00", "COLES 4471"));
    one.row("everyday", END, "2500.17", "SALARY CORVANE LOGISTICS PTY LTD");
    const { incomeNetMonthly, surplusMonthly } = one.report().summary;
    expect([incomeNetMonthly.value, surplusMonthly.value]).toEqual([cents, null]);
    if (cents === null) expect(incomeNetMonthly.note).toMatch(/^Not stated: 10 days of data were shared/);
  });

  it("states no total income if a wage was paid once, even if other income has an amount", () => {
    const one = home();
    one.row("everyday", END, "12.50", "PAY/SALARY FROM ACME WIDGETS");
    one.row("everyday", END, "12.50", "INTEREST", { type: "INTEREST_PAID" });
    const { income, summary } = one.report();
    const types = income.byType.map(({ code, monthly }) => [code, monthly.value]);
    expect(types).toEqual([
      ["inc.salary.regular", null],
      ["inc.invest.interest", 1250],
    ]);
    const { netMonthly, assessedMonthly } = income.totals;
    const reason =
      "Not stated: 1 day of data was shared, with only one payment of income that is usually regular, so it is not known how often the income is paid.";
    for (const figure of [netMonthly, assessedMonthly, summary.incomeNetMonthly])
      expect([figure.value, figure.note]).toEqual([null, reason]);
    expect([summary.surplusMonthly.value, summary.savingsRate.value]).toEqual([null, null]);
  });

  it.each([
    [1, null],
    [27, null],
    [28, 0],
  ])("states the commitments of %i days without any as %s", (days, cents) => {
    const one = home();
    one.every(1, addDays(END, 1 - days), END, (on) => one.row("everyday", on, "-42.00", "COLES 4471"));
    const { commitmentsMonthly } = one.report().summary;
    expect(commitmentsMonthly.value).toBe(cents);
    if (cents === null)
      expect(commitmentsMonthly.note).toMatch(/^Not stated: \d+ days? of data w.* may be missing\.$/);
  });

  it.each([
    [7, null],
    [29, null],
    [30, 1250],
  ])("counts interest as the only income in %i days as %s cents a month", (days, cents) => {
    const one = home();
    one.every(1, addDays(END, 1 - days), END, (on) => one.row("everyday", on, "-42.00", "COLES 4471"));
    one.row("everyday", END, "12.50", "INTEREST", { type: "INTEREST_PAID" });
    const { incomeNetMonthly } = one.report().summary;
    expect(incomeNetMonthly.value).toBe(cents);
    if (cents === null) expect(incomeNetMonthly.note).toMatch(/^Only income from investments was received/);
  });

  it("states no total of spending from 1 day, even if no row belongs to it", () => {
    const { totals } = home().row("everyday", END, "-42.00", "COLES 4471").report().expenses;
    expect([totals.living.value, totals.discretionary.value, totals.debt.value]).toEqual([null, null, null]);
  });

  it("names missing rows as the reason for missing figures, and lists no financial year", () => {
    const { summary, income } = home().report();
    const reason = "No posted transactions could be read.";
    expect([summary.incomeNetMonthly.note, summary.livingMonthly.note]).toEqual([reason, reason]);
    expect(income.financialYears).toEqual([]);
  });
});
