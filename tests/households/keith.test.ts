import { describe, expect, it } from "vitest";
import { keith } from "@/tests/households/keith";
import { dollars, incomeLine, reportOf } from "@/tests/households/sheet";

describe("the report of Keith, who is retired,", () => {
  const report = reportOf(keith);

  it("lists four incomes of four types, each at its own frequency", () => {
    expect(report.income.streams.map(incomeLine)).toEqual([
      {
        code: "inc.gov.age_pension",
        frequency: "FORTNIGHTLY",
        status: "ACTIVE",
        count: 26,
        monthly: dollars(2_383.33), // 26 payments a year × 1,100.00 ÷ 12
        rule: "A-STREAM",
      },
      {
        code: "inc.super.pension",
        frequency: "MONTHLY",
        status: "ACTIVE",
        count: 12,
        monthly: dollars(800),
        rule: "A-STREAM",
      },
      {
        code: "inc.invest.dividend",
        frequency: "HALF_YEARLY",
        status: "ACTIVE",
        count: 2,
        monthly: dollars(110), // two dividends a year: (600.00 + 720.00) ÷ 2 × 2 ÷ 12
        rule: "A-ANN",
      },
      {
        code: "inc.invest.interest",
        frequency: "MONTHLY",
        status: "ACTIVE",
        count: 12,
        // The savings account is covered from 1 July, although its first row comes later: an account may have quiet
        // days before its first row. Interest: 1,278.00 ÷ 365 days × 30.4375 days a month = 106.5730.
        monthly: dollars(106.57),
        rule: "A-COV",
      },
    ]);
  });

  it("has no gross range, because Keith has no wages", () => {
    expect(report.income.streams.map((stream) => stream.gross)).toEqual([null, null, null, null]);
  });

  it("assesses investment income at four fifths", () => {
    // The four incomes: 2,383.33 + 800.00 + 110.00 + 106.57.
    expect(report.summary.incomeNetMonthly.value).toBe(dollars(3_399.9));
    // Dividends of 110.00 and interest of 106.57 count at 80%: 2,383.33 + 800.00 + 88.00 + 85.26.
    expect(report.income.totals.assessedMonthly.value).toBe(dollars(3_356.59));
    expect(report.income.totals.governmentRatio.value).toBe(0.701); // Age Pension ÷ income: 2,383.33 ÷ 3,399.90
  });

  it("lists no debt, and asks only about housing", () => {
    expect(report.commitments.totalMonthly.value).toBe(0);
    expect(report.liabilities.detected).toEqual([]);
    expect(report.summary.headlines.map((line) => line.code)).toEqual(["HOUSING_NOT_SEEN"]);
  });
});
