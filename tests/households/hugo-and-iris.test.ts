import { describe, expect, it } from "vitest";
import { hugo, iris } from "@/tests/households/hugo-and-iris";
import { categoryLine, categoryOf, dollars, incomeLine, reportOf, streamOf } from "@/tests/households/sheet";

describe("the report of Hugo, with 45 known days,", () => {
  const report = reportOf(hugo);

  it("says that the data is thin", () => {
    // 15 days from 17 to 31 May, and the 30 days of June.
    expect(report.period).toMatchObject({
      from: "2026-05-17",
      to: "2026-06-30",
      days: 45,
      completeMonths: 1,
      partialMonths: ["2026-05"],
    });
    expect(report.quality).toMatchObject({ grade: "C", coveredDays: 45, minAccountDays: 45 });
    expect(report.quality.reasons.map((reason) => reason.code)).toContain("SHORT_HISTORY");
  });

  it("shows income of 3,900.00 a month from three payments a fortnight apart", () => {
    expect(incomeLine(streamOf(report, "inc.salary.regular"))).toEqual({
      code: "inc.salary.regular",
      frequency: "FORTNIGHTLY",
      status: "NEW",
      count: 3,
      // 26 pays a year × 1,800.00 ÷ 12. The mean over the days would be 5,400.00 ÷ 45 × 30.4375 = 3,652.50.
      monthly: dollars(3_900),
      rule: "A-STREAM",
    });
    expect(streamOf(report, "inc.salary.regular")?.monthly.covered.value).toBe(dollars(3_652.5));
  });

  it("averages over the covered days, and never over the requested window", () => {
    // Groceries: 75.00 + 112.40 + 64.10 + 98.50 + 51.00 + 130.00 + 87.00 + 102.00 + 80.00 + 100.00 = 900.00; ÷ 45 days
    // × 30.4375 days a month = 608.75.
    expect(categoryLine(report, "foo.groceries")).toEqual({ monthly: dollars(608.75), rule: "A-COV" });
    const monthly = categoryOf(report, "foo.groceries")?.monthly;
    expect(monthly?.selected).toMatchObject({ quality: "THIN", count: 10 });
    // June is the only whole month. Its groceries: 51.00 + 130.00 + 87.00 + 102.00 + 80.00 + 100.00 = 550.00.
    expect(monthly?.m12).toMatchObject({ value: dollars(550), quality: "THIN" });
    expect(monthly?.m3).toMatchObject({ value: dollars(550), quality: "THIN" });
  });
});

describe("the report of Iris, with twenty days missing,", () => {
  const report = reportOf(iris);

  it("covers a hundred days, and names the gap", () => {
    expect(report.period.days).toBe(120);
    expect(report.quality).toMatchObject({ coveredDays: 100, gapDays: 20 });
    expect(report.accounts[0]?.coverage.gaps).toEqual([{ from: "2026-04-11", to: "2026-04-30", days: 20 }]);
    expect(report.quality.reasons.map((reason) => reason.code)).toContain("GAPS");
    // April is interrupted by the gap, and March begins on the 3rd; May and June are whole.
    expect(report.period).toMatchObject({ completeMonths: 2, partialMonths: ["2026-03", "2026-04"] });
  });

  it("averages over the hundred days", () => {
    // Breakfasts: 20 × 4.00 + 19 × 6.00 + 31 × 6.00 + 30 × 4.00 = 500.00; ÷ 100 days × 30.4375 days a month = 152.1875.
    expect(categoryOf(report, "foo.dining")?.totalCents).toBe(dollars(500));
    expect(categoryLine(report, "foo.dining")).toEqual({ monthly: dollars(152.19), rule: "A-COV" });
  });
});
