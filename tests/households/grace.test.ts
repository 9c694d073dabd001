import { describe, expect, it } from "vitest";
import { grace } from "@/tests/households/grace";
import { categoryLine, categoryOf, dollars, excludedOf, reportOf } from "@/tests/households/sheet";

describe("the report of Grace, with refunds, a reversal and cash,", () => {
  const report = reportOf(grace);

  it("deducts a refund in the month of the refund, not in the month of the purchase", () => {
    const kmart = categoryOf(report, "shp.department");
    expect(kmart).toMatchObject({
      count: 3,
      totalCents: dollars(100), // purchase 120.00 − refund 80.00 + purchase 60.00
      refundsNettedCents: dollars(80),
      merchants: [{ name: "Kmart", totalCents: dollars(100), count: 3, lastOn: "2026-05-10" }],
    });
    expect(kmart?.history.filter((month) => month.count > 0)).toEqual([
      { month: "2026-03", amountCents: dollars(120), count: 1, partial: false },
      { month: "2026-04", amountCents: dollars(-80), count: 1, partial: false },
      { month: "2026-05", amountCents: dollars(60), count: 1, partial: false },
    ]);
    // The year's total a month: 100.00 ÷ 365 days × 30.4375 days a month = 8.3390.
    expect(categoryLine(report, "shp.department")).toEqual({ monthly: dollars(8.34), rule: "A-COV" });
    expect(kmart?.monthly.m3.value).toBe(dollars(-6.67)); // April to June: (−80.00 + 60.00 + 0.00) ÷ 3
    expect(kmart?.monthly.m6.value).toBe(dollars(16.67)); // January to June: 100.00 ÷ 6
    expect(kmart?.monthly.median.value).toBe(0); // Nine of twelve months have no purchase.
  });

  it("leaves out the reversed purchase", () => {
    expect(categoryOf(report, "hou.maintenance")).toBeUndefined();
    // The shop cancelled the payment; the bank did not return it.
    expect(report.conduct.dishonours.figure.value).toBe(0);
  });

  it("counts cash withdrawals as living expenses, and cash deposits not as income", () => {
    // Twelve withdrawals: 12 × 200.00 ÷ 365 days × 30.4375 days a month = 200.1370.
    expect(categoryLine(report, "csh.atm")).toEqual({ monthly: dollars(200.14), rule: "A-COV" });
    expect(report.conduct.cash.value).toBe(dollars(200.14));
    expect(report.expenses.totals.cash.value).toBe(dollars(200.14));
    expect(excludedOf(report)).toEqual([
      ["CASH", 1, dollars(500)],
      ["REVERSAL", 1, dollars(250)],
      ["REFUND", 1, dollars(80)],
      ["PERSON", 1, dollars(75)],
    ]);
    expect(report.summary.incomeNetMonthly.value).toBe(dollars(5_000));
  });

  it("shows spending of 738.84 a month, which equals the sum of the categories to the cent", () => {
    // Groceries, 53 purchases: 18 × 100.00 + 18 × 140.00 + 17 × 120.00 = 6,360.00; ÷ 365 days × 30.4375 days a month =
    // 530.3630.
    expect(categoryLine(report, "foo.groceries")).toEqual({ monthly: dollars(530.36), rule: "A-COV" });
    expect(report.summary.livingMonthly.value).toBe(dollars(738.84)); // groceries 530.36 + cash 200.14 + Kmart 8.34
    expect(report.summary.essentialMonthly.value).toBe(dollars(530.36));
    expect(report.summary.discretionaryMonthly.value).toBe(dollars(208.48)); // cash 200.14 + Kmart 8.34
    expect(report.summary.surplusMonthly.value).toBe(dollars(4_261.16)); // income − living expenses: 5,000.00 − 738.84
  });
});
