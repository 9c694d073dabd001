import { describe, expect, it } from "vitest";
import { isNearEqual } from "@/lib/engine/insight/near-equal";
import { toFifties, toTens } from "@/lib/engine/insight/round-amounts";
import { Household } from "./household";

const FROM = "2025-07-09";
const TO = "2026-06-30";

function makeHome(): Household {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "5000.00");
  home.every(14, FROM, TO, (on) => home.row("everyday", on, "2603.10", "PAY/SALARY FROM ACME WIDGETS"));
  home.every(7, "2025-07-10", TO, (on) => home.row("everyday", on, "-551.37", "RAY WHITE RENT 0042"));
  for (const [on, amount] of [
    ["2026-05-02", "-70.10"],
    ["2026-05-09", "-81.27"],
    ["2026-05-16", "-72.20"],
  ] as const)
    home.row("everyday", on, amount, "COLES 0412");
  return home.row("everyday", "2026-05-20", "-431.87", "WOOLWORTHS 1234");
}

function listNumbers(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listNumbers) : [];
}

describe("the insight profile", () => {
  const full = makeHome().report();
  const report = makeHome().report({ profile: "insight" });

  it("does not reveal a single payment as a category's total less the listed merchants", () => {
    const category = report.expenses.groups
      .flatMap((group) => group.leaves)
      .find(({ code }) => code === "foo.groceries");
    const listed = category?.merchants.reduce((sum, { totalCents }) => sum + totalCents, 0) ?? 0;
    // Counts below ten are shown as 9, which means "under 10". This category has four rows.
    expect(category?.count).toBe(9);
    expect(category?.merchants).toEqual([]);
    expect((category?.totalCents ?? 0) - listed).not.toBe(43_187);
  });

  it("has no number that equals one of several similar payments, or a multiple by weeks, months or years", () => {
    const exact = new Set<number>();
    for (const cents of [55_137, 260_310])
      for (const times of [1, 52 / 12, 26 / 12, 12, 26, 52, 25, 51]) exact.add(Math.round(cents * times));
    expect(listNumbers(full).some((number) => exact.has(number))).toBe(true);
    expect(listNumbers(report).filter((number) => exact.has(number))).toEqual([]);
    expect(report.income.streams[0]?.amount).toMatchObject({ totalCents: null, meanCents: null });
  });

  it("states equal payments per month in whole tens of dollars, with a note", () => {
    expect(report.summary.incomeNetMonthly.value).toBe(564_000); // fortnightly pay: 2,603.10 × 26 ÷ 12 = 5,640.05
    expect(report.income.totals.netMonthly.note).toContain("whole tens of dollars");
    expect(report.definitions.formulas.map(({ id }) => id)).toContain("X-TENS");
  });

  it("states no day of the first payment in any window, and no number of days that reveals it", () => {
    expect(full.period.from).toBe(FROM);
    expect(JSON.stringify(report)).not.toContain(FROM);
    expect(report.period).toMatchObject({ from: "2025-08-01", to: "2026-06-30", days: 334 });
    expect(listNumbers(full)).toContain(357);
    expect(listNumbers(report)).not.toContain(357);
  });

  it("states no day of the last payment if the data ends long before it was fetched", () => {
    const early = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "5000.00");
    early.every(14, FROM, "2026-03-20", (on) => early.row("everyday", on, "2603.10", "PAY/SALARY ACME"));
    expect(early.report().period.to).toBe("2026-03-18");
    const reported = early.report({ profile: "insight" });
    expect(reported.quality.isStale).toBe(true);
    expect(reported.period).toMatchObject({ from: "2025-08-01", to: "2026-03-31", days: 243 });
    expect(JSON.stringify(reported)).not.toMatch(/2026-03-(18|19)|2026-02-17/);
  });

  it("has balances of a window only if the account has three rows in it", () => {
    const saver = makeHome()
      .account("saver", "TRANS_AND_SAVINGS_ACCOUNTS", "900.00")
      .row("saver", "2026-01-05", "10.00", "INTEREST")
      .row("saver", "2026-02-05", "11.00", "INTEREST")
      .row("saver", "2026-03-05", "12.00", "INTEREST")
      .row("saver", "2026-06-15", "-321.09", "HARVEY NORMAN 88");
    const { conduct } = saver.report({ profile: "insight" });
    expect(conduct.accounts.find(({ accountId }) => accountId === "saver")?.windows).toEqual([]);
    expect(conduct.balanceWindows).toEqual([]);
    expect(conduct.accounts.find(({ accountId }) => accountId === "everyday")?.windows).toHaveLength(3);
  });

  it("has the balances of a window in whole fifties of dollars", () => {
    const { conduct } = report;
    const windows = [...conduct.balanceWindows, ...conduct.accounts.flatMap((account) => account.windows)];
    expect(windows.length).toBeGreaterThan(0);
    for (const { minCents, maxCents, meanCents, medianCents, stdDevCents } of windows)
      for (const cents of [minCents, maxCents, meanCents, medianCents, stdDevCents])
        expect(cents).toBe(toFifties(cents));
  });

  it("has only the ratio for the small loan test, and no total of equal repayments", () => {
    const home = makeHome();
    home.every(14, "2026-01-07", TO, (on) => home.row("everyday", on, "-61.53", "NIMBLE AUSTRALIA"));
    const { liabilities } = home.report({ profile: "insight" });
    expect(liabilities.detected[0]).toMatchObject({ repaidCents: null, class: "SACC" });
    expect(liabilities.saccTest).toMatchObject({
      availableIncomeCents: null,
      repaymentsCents: null,
      headroomCents: null,
      ratio: 0.02,
    });
  });
});

describe("rounding to tens of dollars", () => {
  it("rounds to the nearest ten dollars, above and below zero, and keeps null", () => {
    expect([123_456, -123_456, 400, null].map(toTens)).toEqual([123_000, -123_000, 0, null]);
  });
});

describe("similar payments", () => {
  it("are within 1% of each other; a single payment counts as similar, and an empty list does not", () => {
    expect(isNearEqual([-10_000, 10_100])).toBe(true);
    expect(isNearEqual([10_000, 10_101])).toBe(false);
    expect(isNearEqual([5])).toBe(true);
    expect(isNearEqual([])).toBe(false);
  });
});
