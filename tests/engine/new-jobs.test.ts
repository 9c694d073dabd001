import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

/** Returns the net monthly income of a year in which an old job pays until `lastOn` and a new job pays `amounts`. */
function monthlyAfter(lastOn: string, amounts: readonly (readonly [on: string, amount: string])[]): number {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.every(14, "2025-07-10", lastOn, (on) => one.row("everyday", on, "1900.33", "PAY KEMBLA FREIGHT"));
  one.every(7, "2025-07-01", "2026-06-30", (on) => one.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
  for (const [on, amount] of amounts) one.row("everyday", on, amount, "ILLAWARRA STEEL PAYROLL");
  return one.report().income.totals.netMonthly.value ?? 0;
}

describe("the income of a new job", () => {
  it.each([
    ["two weekly pays", ["2026-06-18", "2026-06-25"], ["910.20", "1050.40"], 14],
    ["three weekly pays", ["2026-06-11", "2026-06-18", "2026-06-25"], ["780.20", "1239.40", "921.30"], 21],
    [
      "three fortnightly pays",
      ["2026-05-28", "2026-06-11", "2026-06-25"],
      ["1611.2", "2431.4", "1890.3"],
      42,
    ],
  ] as const)("is the mean since it began if it varies in %s", (_, days, pays, since) => {
    const paid = pays.reduce((sum, pay) => sum + Number(pay) * 100, 0);
    const stated = monthlyAfter(
      "2026-05-14",
      days.map((on, at) => [on, pays[at] ?? ""]),
    );
    expect(Math.abs(stated - (paid / since) * 30.4375)).toBeLessThan(3);
  });

  it("is the current pay if the pays differ by little, so that the newest show the rate", () => {
    const stated = monthlyAfter("2026-05-14", [
      ["2026-06-04", "860.40"],
      ["2026-06-11", "980.20"],
      ["2026-06-18", "1039.40"],
      ["2026-06-25", "1002.30"],
    ]);
    // The newest weekly pay: 1,002.30 × 52 ÷ 12.
    expect(stated).toBe(434_330);
  });

  it("replaces an unemployment benefit that has missed a payday since the job began", () => {
    const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    one.every(7, "2025-07-01", "2026-06-30", (on) => one.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
    for (const on of ["2026-05-04", "2026-05-18", "2026-06-01"])
      one.row("everyday", on, "402.10", "CTRLINK JOBSEEKER 544J771200");
    for (const on of ["2026-06-11", "2026-06-18", "2026-06-25"])
      one.row("everyday", on, "1080.20", "ILLAWARRA STEEL PAYROLL");
    const benefit = one.report().income.streams.find(({ code }) => code === "inc.gov.jobseeker");
    expect(benefit).toMatchObject({
      included: false,
      exclusionReason: "No payment since 1 Jun 2026, and an employer has paid since then.",
    });
  });

  it("leaves out a first pay for part of a fortnight, also if only two pays follow", () => {
    const stated = monthlyAfter("2026-05-14", [
      ["2026-05-28", "911.33"],
      ["2026-06-11", "2211.33"],
      ["2026-06-25", "2211.33"],
    ]);
    // The full fortnightly pay: 2,211.33 × 26 ÷ 12.
    expect(stated).toBe(479_122);
  });
});
