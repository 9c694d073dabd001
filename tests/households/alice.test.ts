import { describe, expect, it } from "vitest";
import { alice } from "@/tests/households/alice";
import {
  categoryLine,
  categoryOf,
  commitmentsOf,
  dollars,
  incomeLine,
  reportOf,
  streamOf,
} from "@/tests/households/sheet";

describe("the report of Alice, who is paid fortnightly and rents weekly,", () => {
  const report = reportOf(alice);

  it("covers the whole year", () => {
    // The year from 1 July 2025 to 30 June 2026.
    expect(report.period).toMatchObject({ days: 365, completeMonths: 12, partialMonths: [] });
    expect(report.quality).toMatchObject({ grade: "A", gapDays: 0, uncategorisedValueRatio: 0 });
  });

  it("shows income of 5,200.00 a month and 62,400.00 a year", () => {
    const pay = streamOf(report, "inc.salary.regular");
    expect(incomeLine(pay)).toEqual({
      code: "inc.salary.regular",
      frequency: "FORTNIGHTLY",
      status: "ACTIVE",
      count: 26,
      monthly: dollars(5_200), // 26 pays a year × 2,400.00 ÷ 12
      rule: "A-STREAM",
    });
    expect(pay?.annualCents).toBe(dollars(62_400)); // 26 pays × 2,400.00
    // The mean over the covered days, which the report also states: 26 × 2,400.00 ÷ 365 days × 30.4375 days a month.
    expect(pay?.monthly.covered.value).toBe(dollars(5_203.56));
    expect(pay?.next).toMatchObject({ on: "2026-07-02", amountCents: dollars(2_400) });
    expect(report.summary.incomeNetMonthly.value).toBe(dollars(5_200));
  });

  it("shows gross pay of 3,010.00 to 3,134.00 a fortnight", () => {
    // The gross pay that leaves 2,400.00 after tax, by the tax office's weekly formula. Low, without a study loan:
    // 3,010 ÷ 2 = 1,505 a week; tax 0.32 × 1,505.99 − 176.5769 = 305.34 → 305; 3,010 − 2 × 305 = 2,400. High, with a
    // study loan: 3,134 ÷ 2 = 1,567 a week; tax 0.32 × 1,567.99 − 176.5769 = 325.18 → 325; loan 0.15 × 1,567.99 −
    // 193.2692 = 41.93 → 42; 3,134 − 2 × (325 + 42) = 2,400.
    expect(streamOf(report, "inc.salary.regular")?.gross).toMatchObject({
      netCents: dollars(2_400),
      lowCents: dollars(3_010),
      highCents: dollars(3_134),
      taxYear: "2025-26",
    });
  });

  it("shows 1,950.00 rent a month as a commitment", () => {
    expect(commitmentsOf(report)).toEqual({ "hou.rent": dollars(1_950) }); // 450.00 a week × 52 ÷ 12
    expect(categoryOf(report, "hou.rent")).toMatchObject({ count: 53, totalCents: dollars(23_850) }); // 53 × 450.00
  });

  it("averages each bill over a window that fits its frequency", () => {
    // Groceries, 52 purchases: 18 × 120.00 + 17 × 180.00 + 17 × 150.00 = 7,770.00; ÷ 365 days × 30.4375 days a month =
    // 647.9435.
    expect(categoryLine(report, "foo.groceries")).toEqual({ monthly: dollars(647.94), rule: "A-COV" });
    expect(categoryLine(report, "com.phone_internet")).toEqual({ monthly: dollars(60), rule: "A-STREAM" });
    // Power, four bills a year: their mean is (280 + 310 + 295 + 315) ÷ 4 = 300.00; a month 300.00 × 4 ÷ 12 = 100.00.
    expect(categoryLine(report, "utl.energy")).toEqual({ monthly: dollars(100), rule: "A-ANN" });
    expect(categoryOf(report, "utl.energy")).toMatchObject({ annualCents: dollars(1_200) });
  });

  it("spreads the registration over its year", () => {
    expect(categoryLine(report, "tra.rego_licence")).toEqual({ monthly: dollars(70), rule: "A-ANN" }); // 840.00 ÷ 12
    // Groceries 647.94, phone 60.00, power 100.00 and registration 70.00.
    expect(report.summary.livingMonthly.value).toBe(dollars(877.94));
    // Income less living expenses and rent: 5,200.00 − 877.94 − 1,950.00.
    expect(report.summary.surplusMonthly.value).toBe(dollars(2_372.06));
  });

  it("lists no one-off expense, because each yearly bill will recur", () => {
    expect(report.expenses.annualised.map((bill) => bill.code)).toContain("tra.rego_licence");
    expect(report.expenses.possibleOneOffs).toEqual([]);
  });
});
