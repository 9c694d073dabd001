import { describe, expect, it } from "vitest";
import { danaAndEli } from "@/tests/households/dana-and-eli";
import {
  categoryLine,
  commitmentsOf,
  dollars,
  excludedOf,
  reportOf,
  stepsOf,
} from "@/tests/households/sheet";

describe("the report of Dana and Eli, who shared every account,", () => {
  const report = reportOf(danaAndEli);

  it("shows their joint income of 9,433.33 a month", () => {
    expect(report.income.streams.map((stream) => [stream.frequency, stream.monthly.selected.value])).toEqual([
      ["MONTHLY", dollars(5_100)],
      ["FORTNIGHTLY", dollars(4_333.33)], // 26 pays a year × 2,000.00 ÷ 12
    ]);
    expect(report.summary.incomeNetMonthly.value).toBe(dollars(9_433.33));
    // The 12 credits to the offset account are Dana and Eli's money; repayments to the card and the loan are not listed
    // as credits.
    expect(excludedOf(report)).toEqual([["OWN_TRANSFER", 12, dollars(12_000)]]);
  });

  it("counts card purchases once, and no transfers or repayments as spending", () => {
    // Groceries, 53 purchases: 27 × 200.00 + 26 × 240.00 = 11,640.00; ÷ 365 days × 30.4375 days a month = 970.6644.
    expect(categoryLine(report, "foo.groceries")).toEqual({ monthly: dollars(970.66), rule: "A-COV" });
    expect(categoryLine(report, "com.streaming")).toEqual({ monthly: dollars(20.99), rule: "A-STREAM" });
    // Council rates, four bills a year: 450.00 × 4 ÷ 12.
    expect(categoryLine(report, "hou.rates_water")).toEqual({ monthly: dollars(150), rule: "A-ANN" });
    expect(report.expenses.groups.flatMap((group) => group.leaves)).toHaveLength(3);
    // Groceries 970.66, streaming 20.99 and rates 150.00.
    expect(report.summary.livingMonthly.value).toBe(dollars(1_141.65));
  });

  it("lists a home loan and a card with its limit as debts", () => {
    expect(commitmentsOf(report)).toEqual({ "shared.mortgage": dollars(2_900) });
    // Income less living expenses and loan repayments: 9,433.33 − 1,141.65 − 2,900.00.
    expect(report.summary.surplusMonthly.value).toBe(dollars(5_391.68));
    expect(report.summary.savingsRate.value).toBe(0.5716); // surplus ÷ income: 5,391.68 ÷ 9,433.33 = 0.57156
    expect(report.liabilities.totals).toMatchObject({
      owedCents: dollars(451_500), // loan 450,000.00 + card 1,500.00
      limitsCents: dollars(12_000),
      lenders: 1,
      cards: 1,
    });
    expect(report.quality).toMatchObject({
      grade: "A",
      suspectedUnshared: [],
      unmatchedTransferValueRatio: 0,
    });
    expect(report.quality.reasons.map((reason) => reason.code)).toContain("JOINT_ACCOUNTS");
  });

  it("assesses the loan with the buffer and the card at its whole limit", () => {
    expect(stepsOf(report)).toMatchObject({
      income: [dollars(9_433.33), dollars(9_433.33)],
      commitments_other: [0, 0],
      // The monthly repayment at the loan's rate plus 3 points, with r = (5.5% + 3 points) ÷ 12 and n = 288:
      // 450,000 × r ÷ (1 − (1 + r)^−288) = 3,667.8704.
      commitments_debt: [dollars(2_900), dollars(3_667.87)],
      // The monthly amount that repays the whole card limit in 36 months, with r = 22% ÷ 12 and n = 36:
      // 12,000 × r ÷ (1 − (1 + r)^−36) = 458.2854.
      commitments_cards: [0, dollars(458.29)],
      // Income less living expenses, loan and card: 9,433.33 − 1,141.65 − 3,667.87 − 458.29.
      ndi: [dollars(5_391.68), dollars(4_165.52)],
    });
  });

  it("states debt to income of 3.31 years of gross income", () => {
    // Gross pay by the tax office's weekly formula. Dana: 2,422 ÷ 2 = 1,211 a week; tax 0.3227 × 1,211.99 − 180.0385 =
    // 211.07 → 211; 2,422 − 2 × 211 = 2,000; a year 26 × 2,422 = 62,972. Eli: 6,374 × 3 ÷ 13 = 1,470.92 a week; tax
    // 0.32 × 1,470.99 − 176.5769 = 294.14 → 294; a month 294 × 13 ÷ 3 = 1,274; 6,374 − 1,274 = 5,100; a year 12 × 6,374
    // = 76,488. Debt to income, with the card at its limit: (450,000 + 12,000) ÷ (62,972 + 76,488 = 139,460) = 3.31278.
    expect(report.affordability?.ratios.dti.value).toBe(3.3128);
    // Assessed repayments ÷ gross income: (3,667.87 + 458.29) ÷ (139,460 ÷ 12) = 4,126.16 ÷ 11,621.67 = 0.35504.
    expect(report.affordability?.ratios.dsr.value).toBe(0.355);
    expect(report.affordability?.ratios.housingCost.value).toBe(0.3074); // loan ÷ net income: 2,900.00 ÷ 9,433.33
    // Net income ÷ (living expenses + assessed repayments): 9,433.33 ÷ (1,141.65 + 4,126.16) = 1.790749.
    expect(report.affordability?.ratios.nsr.value).toBe(1.7907);
  });
});
