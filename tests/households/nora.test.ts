import { describe, expect, it } from "vitest";
import { DEFAULT_ASSUMPTIONS } from "@/lib/engine/affordability/default-assumptions";
import { nora } from "@/tests/households/nora";
import { categoryLine, dollars, reportOf, stepsOf } from "@/tests/households/sheet";

describe("the assessment steps of Nora, with the firm's living expenses of 2,500.00,", () => {
  const report = reportOf(nora, { assumptions: { ...DEFAULT_ASSUMPTIONS, hemMonthlyCents: dollars(2_500) } });
  const ratios = report.affordability?.ratios;

  it("start from the observed figures", () => {
    // Groceries, 53 purchases: 18 × 150.00 + 18 × 210.00 + 17 × 180.00 = 9,540.00; ÷ 365 days × 30.4375 days a month =
    // 795.5445.
    expect(categoryLine(report, "foo.groceries")).toEqual({ monthly: dollars(795.54), rule: "A-COV" });
    expect(categoryLine(report, "com.phone_internet")).toEqual({ monthly: dollars(80), rule: "A-STREAM" });
    expect(categoryLine(report, "hea.insurance")).toEqual({ monthly: dollars(150), rule: "A-STREAM" });
    expect(report.summary).toMatchObject({
      incomeNetMonthly: { value: dollars(7_000) }, // wage 6,000.00 + rent received 1,000.00
      livingMonthly: { value: dollars(1_025.54) }, // groceries 795.54 + phone 80.00 + health insurance 150.00
      commitmentsMonthly: { value: dollars(500) },
      surplusMonthly: { value: dollars(5_474.46) },
    });
  });

  it("discount rent, use the larger living expenses, buffer the loan and assess the card at its limit", () => {
    expect(stepsOf(report)).toEqual({
      income: [dollars(7_000), dollars(6_800)], // wage 6,000.00 + 80% of the rent of 1,000.00
      living_hem: [dollars(875.54), dollars(2_500)], // The firm's figure exceeds groceries and phone, 795.54 + 80.00.
      living_outside: [dollars(150), dollars(150)], // health insurance
      commitments_other: [0, 0],
      // The monthly repayment at the loan's rate plus 3 points. It counts because it is above the 500.00 that was
      // paid. With r = (9.99% + 3 points) ÷ 12 and n = 48: 20,000 × r ÷ (1 − (1 + r)^−48) = 536.4507.
      commitments_debt: [dollars(500), dollars(536.45)],
      // The monthly amount that repays the whole card limit in 36 months, with r = 20.99% ÷ 12 and n = 36:
      // 10,000 × r ÷ (1 − (1 + r)^−36) = 376.6993.
      commitments_cards: [0, dollars(376.7)],
      // Income less living expenses, insurance, loan and card: 6,800.00 − 2,500.00 − 150.00 − 536.45 − 376.70.
      ndi: [dollars(5_474.46), dollars(3_236.85)],
    });
  });

  it("lead to the ratios", () => {
    expect(ratios?.ndi.value).toBe(dollars(3_236.85));
    expect(ratios?.nsr.value).toBe(1.9084); // income ÷ (living + repayments): 6,800.00 ÷ (2,650.00 + 913.15) = 1.908424
    // The gross wage is 7,699 a month. By the tax office's weekly formula, it leaves the net wage of 6,000: 7,699 ×
    // 3 ÷ 13 = 1,776.69 a week; tax 0.32 × 1,776.99 − 176.5769 = 392.06 → 392; tax a month 392 × 13 ÷ 3 = 1,698.67 →
    // 1,699; 7,699 − 1,699 = 6,000. Gross income a year, with the rent: 12 × 7,699 + 12 × 1,000 = 104,388.
    expect(ratios?.dti.value).toBe(0.2874); // loan and card limit ÷ gross income: (20,000 + 10,000) ÷ 104,388 = 0.28739
    expect(ratios?.dsr.value).toBe(0.105); // repayments ÷ gross income: (536.45 + 376.70) ÷ (104,388 ÷ 12) = 0.10497
    expect(ratios?.daysOfCash.value).toBe(159); // cash ÷ outgoings a day: 8,000.00 ÷ (1,525.54 ÷ 30.4375) = 159.6
    expect(ratios?.essential.value).toBe(0.1465); // essential spending ÷ net income: 1,025.54 ÷ 7,000.00
    expect(ratios?.housingCost.value).toBe(0);
  });

  it("change as the scenarios state", () => {
    const { sensitivity } = report.affordability ?? { sensitivity: [] };
    const byName = new Map(sensitivity.map((line) => [line.scenario, line.ndiCents]));
    expect(byName.get("As assessed")).toBe(dollars(3_236.85));
    expect(byName.get("Income 20% lower")).toBe(dollars(1_876.85)); // less 20% of the income of 6,800.00
    // At 13.99% the loan requires 546.4292 a month and at 11.99% 526.5785, compared with 536.4507 as assessed.
    expect(byName.get("Buffer 4 points")).toBe(dollars(3_226.87));
    expect(byName.get("Buffer 2 points")).toBe(dollars(3_246.72));
  });
});
