import { describe, expect, it } from "vitest";
import { helen, olive, owen, pia, quinn, rita } from "@/tests/households/helen-to-rita";
import { categoryLine, categoryOf, dollars, excludedOf, reportOf, streamOf } from "@/tests/households/sheet";

describe("the reports of small households", () => {
  it("show only the medical costs that Medicare did not refund, for Helen", () => {
    const report = reportOf(helen);
    expect(categoryOf(report, "hea.medical")).toMatchObject({ totalCents: dollars(52.15) }); // 95.00 − rebate of 42.85
    expect(categoryLine(report, "hea.medical")?.monthly).toBe(dollars(4.35)); // 52.15 ÷ 365 × 30.4375 = 4.3488
    expect(excludedOf(report)).toContainEqual(["MEDICARE", 1, dollars(42.85)]);
  });

  it("count a twelfth of the registration per month, even from few days of data, for Olive", () => {
    const report = reportOf(olive);
    expect(report.period.days).toBe(90);
    // A twelfth of the yearly bill: 840.00 ÷ 12. Averaged over the ninety days, it would be 840.00 ÷ 90 × 30.4375 =
    // 284.08.
    expect(categoryLine(report, "tra.rego_licence")).toEqual({ monthly: dollars(70), rule: "A-ANN" });
  });

  it("ask about costs without any visible income, for Olive", () => {
    // Groceries: 5 × 100.00 + 4 × 140.00 + 4 × 120.00 = 1,540.00; ÷ 90 days × 30.4375 days a month = 520.82. The car
    // registration adds 70.00. April is not a whole month, because its first day is not in the data.
    expect(reportOf(olive).summary.headlines[0]?.text).toBe(
      "Living expenses and commitments are $590.82 a month, and no income is counted; they were above the money received in each of the 2 whole months from May 2026 to Jun 2026.",
    );
  });

  it("calculate gross pay with the withholding tables of the pay period, for Owen", () => {
    // The same gross pay in both tax years, by the tax office's weekly formula. 2025-26: 2,898 ÷ 2 = 1,449 a week; tax
    // 0.32 × 1,449.99 − 176.5769 = 287.42 → 287; 2,898 − 2 × 287 = 2,324. 2026-27: tax 0.32 × 1,449.99 − 181.7319 =
    // 282.26 → 282; 2,898 − 2 × 282 = 2,334.
    expect(streamOf(reportOf(owen), "inc.salary.regular")?.gross?.lowCents).toBe(dollars(2_898));
  });

  it("report no missed rent on a day when the bank was closed, for Pia", () => {
    const [rent] = reportOf(pia).expenses.streams;
    expect(rent).toMatchObject({ code: "hou.rent", frequency: "WEEKLY", count: 52 });
    expect(rent?.stability).toMatchObject({ regularity: 1, missedDates: [] });
  });

  it("test the small loan by the instalment that is due, not by a yearly mean, for Quinn", () => {
    expect(reportOf(quinn).liabilities.saccTest).toMatchObject({
      payPeriod: "FORTNIGHTLY",
      availableIncomeCents: dollars(1_800),
      repaymentsCents: dollars(134), // One instalment a fortnight.
      ratio: 0.0744, // instalment ÷ pay: 134.00 ÷ 1,800.00
      headroomCents: dollars(46), // 10% of the pay less the instalment: 180.00 − 134.00
    });
  });

  it("report no pay change for pay that varies, for Rita", () => {
    // Each of the 26 pays is within 5% of 2,850.00. Two similar pays in a row are a coincidence, not a change of pay.
    expect(reportOf(rita).income.events).toEqual([]);
  });
});
