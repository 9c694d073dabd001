import { describe, expect, it } from "vitest";
import { frank } from "@/tests/households/frank";
import {
  categoryOf,
  commitmentsOf,
  dollars,
  excludedOf,
  incomeLine,
  reportOf,
  streamOf,
} from "@/tests/households/sheet";

describe("the report of Frank, whose lenders were not shared,", () => {
  const report = reportOf(frank);

  it("shows income of 4,333.33 a month, without the loan's money", () => {
    expect(incomeLine(streamOf(report, "inc.salary.regular"))).toEqual({
      code: "inc.salary.regular",
      frequency: "WEEKLY",
      status: "ACTIVE",
      count: 52,
      monthly: dollars(4_333.33), // 52 pays a year × 1,000.00 ÷ 12
      rule: "A-STREAM",
    });
    expect(report.summary.incomeNetMonthly.value).toBe(dollars(4_333.33));
    expect(excludedOf(report)).toEqual([
      ["LOAN", 1, dollars(900)],
      ["REVERSAL", 2, dollars(75)], // the bounced repayment of 60.00 and the fee of 15.00
    ]);
  });

  it("states each lender's monthly repayments", () => {
    expect(
      report.liabilities.detected.map(({ lender, class: kind, repaymentMonthly, count, status }) => [
        lender,
        kind,
        repaymentMonthly.value,
        count,
        status,
      ]),
    ).toEqual([
      ["Plenti", "PERSONAL", dollars(386.6), 12, "ACTIVE"],
      ["American Express", "CREDIT_CARD", dollars(300), 12, "ACTIVE"],
      ["Nimble", "SACC", dollars(260), 6, "ACTIVE"], // 60.00 a week × 52 ÷ 12; six of seven were paid
      ["Afterpay", "BNPL", dollars(108.33), 26, "ACTIVE"], // 50.00 a fortnight × 26 ÷ 12
    ]);
    expect(commitmentsOf(report)).toEqual({
      "hou.rent": dollars(1_300), // 300.00 a week × 52 ÷ 12
      "dbt.personal": dollars(386.6),
      "dbt.card_unshared": dollars(300),
      "dbt.bnpl": dollars(108.33),
      "dbt.sacc": dollars(260),
    });
    expect(report.commitments.totalMonthly.value).toBe(dollars(2_354.93));
    expect(report.liabilities.totals).toMatchObject({
      owedCents: null,
      limitsCents: null,
      repaymentsMonthly: { value: dollars(1_054.93) }, // the four lenders: 386.60 + 300.00 + 260.00 + 108.33
      lenders: 4,
    });
    expect(report.affordability?.ratios.dti).toMatchObject({ value: null, quality: "INCOMPLETE" });
  });

  it("says that small loans take less than a tenth of the pay", () => {
    expect(report.liabilities.saccTest).toMatchObject({
      payPeriod: "WEEKLY",
      availableIncomeCents: dollars(1_000), // net income a week: 4,333.33 × 12 ÷ 52
      repaymentsCents: dollars(60), // a week: 260.00 × 12 ÷ 52
      ratio: 0.06,
      cap: 0.1,
      headroomCents: dollars(40), // 10% of the week's income, less the repayments: 1,000.00 × 10% − 60.00
      note: null,
    });
    expect(report.liabilities.saccTest?.lenders).toHaveLength(1);
  });

  it("counts one returned payment, without counting the refunded fee", () => {
    expect(report.conduct.dishonours.figure.value).toBe(1);
    expect(report.conduct.dishonours.events).toMatchObject([{ on: "2026-06-04", amountCents: dollars(60) }]);
  });

  it("shows no fee for the returned repayment after the refund, and the cost of the small loan", () => {
    expect(categoryOf(report, "fin.dishonour_fee")).toBeUndefined();
    expect(report.conduct.highCostCredit.value).toBe(dollars(30.02)); // six instalments: 6 × 60.00 ÷ 365 × 30.4375
  });

  it("asks about the lenders that were not shared", () => {
    expect(report.quality.suspectedUnshared.map(({ kind, hint }) => [kind, hint])).toEqual([
      ["CREDIT_CARD", "American Express"],
      ["LOAN", "Plenti"],
    ]);
    const codes = report.summary.headlines.map((line) => line.code);
    // The most serious question comes first; equally serious questions are sorted by monthly amount: 386.60, 300.00,
    // 108.33.
    expect(codes).toEqual([
      "HIGH_COST_CREDIT",
      "DISHONOURS",
      "UNSHARED_LOAN",
      "UNSHARED_CREDIT_CARD",
      "BNPL",
    ]);
  });
});
