import { describe, expect, it } from "vitest";
import { ben, chris } from "@/tests/households/ben-and-chris";
import { dollars, incomeLine, reportOf, streamOf } from "@/tests/households/sheet";

describe("equal pay every four weeks and every month", () => {
  it("counts as thirteen payments a year for Ben", () => {
    const pay = streamOf(reportOf(ben), "inc.salary.regular");
    expect(incomeLine(pay)).toEqual({
      code: "inc.salary.regular",
      frequency: "FOUR_WEEKLY",
      status: "ACTIVE",
      count: 13,
      monthly: dollars(4_333.33), // 13 pays a year × 4,000.00 ÷ 12
      rule: "A-STREAM",
    });
    expect(pay?.next?.on).toBe("2026-07-08"); // 10 June + 28 days
    expect(pay?.stability).toMatchObject({ regularity: 1, missedDates: [] });
  });

  it("comes to 52,000.00 a year for Ben, to the cent", () => {
    // 13 pays × 4,000.00. Twelve times the rounded monthly amount would be 51,999.96.
    expect(streamOf(reportOf(ben), "inc.salary.regular")?.annualCents).toBe(dollars(52_000));
  });

  it("counts as twelve payments for Chris, who is paid early if the 15th is on a weekend", () => {
    const pay = streamOf(reportOf(chris), "inc.salary.regular");
    expect(incomeLine(pay)).toEqual({
      code: "inc.salary.regular",
      frequency: "MONTHLY",
      status: "ACTIVE",
      count: 12,
      monthly: dollars(4_000), // 12 pays a year × 4,000.00 ÷ 12
      rule: "A-STREAM",
    });
    expect(pay?.annualCents).toBe(dollars(48_000));
    expect(pay?.stability).toMatchObject({ regularity: 1, missedDates: [] });
    expect(pay?.next?.on).toBe("2026-07-15");
  });
});
