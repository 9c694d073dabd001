import { describe, expect, it } from "vitest";
import type { CdsAccount } from "@/lib/engine/bank";
import { addDays, type Day } from "@/lib/engine/calendar/day";
import { toServicing } from "@/lib/engine/figures/formulas/debts";
import { Household } from "./household";

const TO = "2026-06-30";

/** A household with a home loan of 400,000.00 at 6%, repaid at 2,600.00 a month. */
function withLoan(loan: NonNullable<CdsAccount["loan"]>, more: Partial<CdsAccount> = {}) {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "4000.00");
  home.account("loan", "RESIDENTIAL_MORTGAGES", "-400000.00", {
    lendingRates: [{ lendingRateType: "VARIABLE", rate: "0.06" }],
    loan,
    ...more,
  });
  return home.monthly("2025-07-10", TO, (on) => {
    home.row("everyday", on, "-2600.00", "TRANSFER TO HOME LOAN", { type: "TRANSFER_OUTGOING" });
    home.row("loan", on, "2600.00", "REPAYMENT", { type: "TRANSFER_INCOMING" });
  });
}

const debtOf = (home: Household) => home.report().liabilities.shared[0];

describe("a loan without an end date", () => {
  it("gets the assumed term from its start", () => {
    const started = debtOf(withLoan({ originalStartDate: "2021-06-30" }));
    expect(started?.terms.months).toBe(300);
    expect(started?.terms.note).toContain("assumed to be 360 months after the start");
  });

  it("gets the term in which its repayment repays the balance at the rate if its start is unknown", () => {
    const bare = debtOf(withLoan({}));
    // The months until the loan is repaid. Interest is 2,000.00 a month: ln(2,600 ÷ (2,600 − 2,000)) ÷ ln(1.005) =
    // 1.466337 ÷ 0.0049875 = 294.0.
    expect(bare?.terms).toMatchObject({ months: 294, rate: 0.06 });
    // The repayment at 6% plus a buffer of 3 points. r = 9% ÷ 12: 400,000 × 0.0075 ÷ (1 − 1.0075^−294) = 3,000 ÷
    // 0.888838 = 3,375.19.
    expect(bare?.servicingMonthly).toMatchObject({ value: 337_519, quality: "ESTIMATED" });
  });

  it("has no term and no buffer if neither its rate nor its dates are known", () => {
    const silent = debtOf(withLoan({}, { lendingRates: [] }));
    expect(silent?.servicingMonthly).toMatchObject({ value: 260_000, quality: "INCOMPLETE" });
  });

  it("is repaid, after interest-only payments, over the rest of the assumed term", () => {
    const debt = debtOf(withLoan({ repaymentType: "INTEREST_ONLY" }));
    expect(debt?.terms.months).toBe(300);
    expect(debt?.servicingMonthly.value).toBe(Math.round(toServicing(40_000_000, 0.09, 300)));
    expect(debt?.servicingMonthly.note).toContain(
      "assumed to have 360 months left, the first 60 of them interest only",
    );
  });
});

describe("the repayments of a loan", () => {
  it("are listed separately if they differ much from the usual repayment, and the monthly figure excludes them", () => {
    const home = withLoan({ loanEndDate: "2051-06-30" });
    home.row("everyday", "2026-02-02", "-5000.00", "TRANSFER TO HOME LOAN", { type: "TRANSFER_OUTGOING" });
    home.row("loan", "2026-02-02", "5000.00", "REPAYMENT", { type: "TRANSFER_INCOMING" });
    const debt = debtOf(home);
    expect(debt?.repaymentMonthly).toMatchObject({ value: 260_000, count: 12 });
    expect(debt?.extraRepayments).toMatchObject({ value: 500_000, count: 1, formula: "L-EXTRA" });
    expect(debt?.servicingMonthly.note).toContain("plus the buffer of 3 points");
  });

  it.each([
    ["are extra if they differ from each other", ["1700.00", "3600.00", "2500.00", "4300.00"], 12],
    ["are extra if they vary around an amount", ["1700.00", "1700.00", "1500.00", "1700.00"], 12],
    ["are extra if a note says so", ["1700.00"], 12, "EXTRA REPAYMENT"],
    ["are instalments of a partner if they are equal", ["1700.00"], 24],
  ])("that are round, next to others that are not, %s", (_, amounts, count, note = "REPAYMENT") => {
    const home = withLoan({ loanEndDate: "2051-06-30" });
    home.data.transactions.length = 0;
    const repay = (on: Day, amount: string, text: string) => {
      home.row("everyday", on, `-${amount}`, "TRANSFER TO HOME LOAN", { type: "TRANSFER_OUTGOING" });
      home.row("loan", on, amount, text, { type: "TRANSFER_INCOMING" });
    };
    home.monthly("2025-07-07", TO, (on, index) => {
      repay(on, "2961.50", "REPAYMENT");
      repay(addDays(on, 1), amounts[index % amounts.length] ?? "", note);
    });
    expect(debtOf(home)?.repaymentMonthly.count).toBe(count);
  });

  it("do not hide the less frequent monthly instalments if they are small and weekly", () => {
    const home = withLoan({ loanEndDate: "2051-06-30" });
    home.every(7, "2025-07-02", TO, (on) => {
      home.row("everyday", on, "-150.00", "TRANSFER TO HOME LOAN EXTRA", { type: "TRANSFER_OUTGOING" });
      home.row("loan", on, "150.00", "EXTRA REPAYMENT", { type: "TRANSFER_INCOMING" });
    });
    expect(debtOf(home)).toMatchObject({
      repaymentMonthly: { value: 260_000, count: 12 },
      extraRepayments: { value: 52 * 15_000, count: 52 },
    });
  });

  it("are no longer a commitment after the loan is paid out, and nothing about them is unknown", () => {
    const home = new Household()
      .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "5000.00")
      .account("loan", "RESIDENTIAL_MORTGAGES", "0.00");
    home.monthly("2025-07-01", "2025-12-31", (on) => {
      home.row("everyday", on, "-2450.00", "TRANSFER TO HOME LOAN", { type: "TRANSFER_OUTGOING" });
      home.row("loan", on, "2450.00", "REPAYMENT", { type: "TRANSFER_INCOMING" });
    });
    home.row("loan", "2026-01-12", "380000.00", "LOAN PAYOUT REFINANCE");
    home.every(7, "2025-07-02", TO, (on) => home.row("everyday", on, "-140.00", "WOOLWORTHS 1234"));
    const report = home.report();
    expect(report.commitments.totalMonthly).toMatchObject({ value: 0, quality: "OK" });
    expect(report.liabilities.shared).toMatchObject([
      {
        owedCents: 0,
        nextRepaymentOn: null,
        repaymentMonthly: { value: 0, note: expect.stringContaining("paid out") },
        servicingMonthly: { value: 0, quality: "OK" },
      },
    ]);
  });

  it("are not a housing cost if the property is named as an investment", () => {
    const housingOf = (productName: string) =>
      withLoan({ loanEndDate: "2051-06-30" }, { productName })
        .every(14, "2025-07-03", TO, () => {})
        .report().summary.essentialWithHousingMonthly.value;
    expect(housingOf("Home Loan")).toBe(260_000);
    expect(housingOf("Investment Home Loan")).toBe(0);
  });
});
