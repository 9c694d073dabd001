import { describe, expect, it } from "vitest";
import { olive, quinn } from "@/tests/households/helen-to-rita";
import { dollars, leafLine, reportOf } from "@/tests/households/sheet";

describe("small households with one thing to see", () => {
  it("Olive's registration is a twelfth of itself a month, however few days were seen", () => {
    const report = reportOf(olive);
    expect(report.period.days).toBe(90);
    // 840.00 ÷ 12; over the ninety days it would be 840.00 ÷ 90 × 30.4375 = 284.08.
    expect(leafLine(report, "tra.rego_licence")).toEqual({ monthly: dollars(70), rule: "A-ANN" });
  });

  it("Quinn's small loan is tested by the instalment that is due, not by a year's mean", () => {
    expect(reportOf(quinn).liabilities.saccTest).toMatchObject({
      payPeriod: "FORTNIGHTLY",
      availableIncomeCents: dollars(1_800),
      repaymentsCents: dollars(134), // one instalment a fortnight
      ratio: 0.0744, // 134.00 ÷ 1,800.00
      headroomCents: dollars(46), // 180.00 − 134.00
    });
  });
});
