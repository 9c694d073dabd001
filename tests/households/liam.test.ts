import { describe, expect, it } from "vitest";
import { liam } from "@/tests/households/liam";
import { dollars, incomeLine, reportOf } from "@/tests/households/sheet";

describe("the report of Liam, who changed jobs,", () => {
  const report = reportOf(liam);
  const byName = (name: string, code: string) =>
    report.income.streams.find((stream) => stream.name.startsWith(name) && stream.code === code);

  it("counts pay only from the new employer", () => {
    expect(incomeLine(byName("Northwind", "inc.salary.regular"))).toEqual({
      code: "inc.salary.regular",
      frequency: "FORTNIGHTLY",
      status: "ACTIVE",
      count: 11,
      monthly: dollars(5_633.33), // 26 pays a year × 2,600.00 ÷ 12
      rule: "A-STREAM",
    });
    const old = byName("Bright Media", "inc.salary.regular");
    expect(old).toMatchObject({ frequency: "FORTNIGHTLY", status: "CEASED", count: 15, included: false });
    expect(old).toMatchObject({ lastOn: "2026-01-16", assessedMonthlyCents: null });
  });

  it("shows gross pay of 3,304.00 to 3,510.00 a fortnight", () => {
    // The gross pay that leaves 2,600.00 after tax, by the tax office's weekly formula. Low, without a study loan:
    // 3,304 ÷ 2 = 1,652 a week; tax 0.32 × 1,652.99 − 176.5769 = 352.38 → 352; 3,304 − 2 × 352 = 2,600. High, with a
    // study loan: 3,510 ÷ 2 = 1,755 a week; tax 0.32 × 1,755.99 − 176.5769 = 385.34 → 385; loan 0.15 × 1,755.99 −
    // 193.2692 = 70.13 → 70; 3,510 − 2 × (385 + 70) = 2,600.
    expect(byName("Northwind", "inc.salary.regular")?.gross).toMatchObject({
      lowCents: dollars(3_304),
      highCents: dollars(3_510),
      taxYear: "2025-26",
    });
  });

  it("shows the leave payout and does not count it", () => {
    expect(report.income.streams.find((stream) => stream.code === "inc.salary.leave_payout")).toMatchObject({
      count: 1,
      included: false,
      assessedMonthlyCents: null,
      amount: { totalCents: dollars(3_500) },
    });
  });

  it("spreads the bonus of a continuing employer over the year, and assesses a fifth less", () => {
    const bonus = byName("Northwind", "inc.salary.variable");
    expect(bonus).toMatchObject({
      count: 1,
      discount: 0.2,
      included: true,
      exclusionReason: null,
      annualCents: dollars(4_000),
    });
    // The bonus a month: 4,000.00 ÷ 365 days × 30.4375 days a month = 333.5616.
    expect(bonus?.monthly).toMatchObject({
      rule: "A-COV",
      selected: { value: dollars(333.56), quality: "ESTIMATED" },
    });
    // Pay of 2,600.00 × 26 ÷ 12 = 5,633.33, plus 333.56 of the bonus.
    expect(report.summary.incomeNetMonthly.value).toBe(dollars(5_966.89));
    // The bonus counts at 80%: 5,633.33 + 333.56 × 0.8.
    expect(report.income.totals.assessedMonthly.value).toBe(dollars(5_900.18));
  });

  it("reports that the old job ended", () => {
    expect(report.income.events).toContainEqual(
      expect.objectContaining({
        kind: "CEASED",
        streamId: byName("Bright Media", "inc.salary.regular")?.id,
        on: "2026-01-16",
        fromCents: dollars(2_200),
        toCents: null,
      }),
    );
    expect(report.summary.headlines[0]?.code).toBe("INCOME_CEASED");
  });

  it("reports that the new job began", () => {
    expect(report.income.events).toContainEqual(
      expect.objectContaining({
        kind: "STARTED",
        streamId: byName("Northwind", "inc.salary.regular")?.id,
        on: "2026-02-06",
        fromCents: null,
        toCents: dollars(2_600),
      }),
    );
  });
});
