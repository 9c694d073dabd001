import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const TO = "2026-06-30";
const MONTH = 4_551.43;
const AMOUNTS = { weekly: (MONTH * 12) / 52, fortnightly: (MONTH * 12) / 26, monthly: MONTH };
type Cycle = keyof typeof AMOUNTS;

/**
 * Pays a household for a year at one cycle, and from `changedOn` at another. Amounts vary by up to `step` percent.
 * Returns the income streams and the monthly income in dollars.
 */
function changed(earlier: Cycle, later: Cycle, changedOn: string, step = 0) {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.every(3, "2025-07-01", TO, (on) => one.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
  const pay = (cycle: Cycle, from: string, isPaid: (on: string) => boolean) => {
    const add = (on: string, index: number) => {
      const amount = AMOUNTS[cycle] * (1 + (step * ((index * 53) % 11)) / 1100);
      if (isPaid(on)) one.row("everyday", on, amount.toFixed(2), "CORVANE CIVIL WAGES");
    };
    if (cycle === "monthly") one.monthly(from, TO, add);
    else one.every(cycle === "weekly" ? 7 : 14, from, TO, add);
  };
  pay(earlier, "2025-07-03", (on) => on < changedOn);
  pay(later, changedOn, () => true);
  const { streams, totals } = one.report().income;
  return { streams, monthly: (totals.netMonthly.value ?? 0) / 100 };
}

describe("pay whose cycle changed", () => {
  it.each([
    ["weekly", "fortnightly", "2026-04-02"],
    ["weekly", "monthly", "2026-04-15"],
    ["fortnightly", "weekly", "2025-10-30"],
    ["fortnightly", "weekly", "2026-04-02"],
    ["fortnightly", "monthly", "2026-04-15"],
    ["monthly", "weekly", "2026-01-08"],
    ["monthly", "fortnightly", "2026-04-02"],
  ] as const)("is one income at the new cycle: from %s to %s on %s", (earlier, later, on) => {
    const { streams, monthly } = changed(earlier, later, on);
    expect(streams.map(({ frequency, status }) => [frequency, status === "CEASED"])).toEqual([
      [later.toUpperCase(), false],
    ]);
    expect(Math.abs(monthly / MONTH - 1)).toBeLessThan(0.01);
  });

  it.each([
    ["fortnightly", "weekly", "2025-10-30"],
    ["weekly", "fortnightly", "2025-12-04"],
  ] as const)("is averaged in full if it varies: from %s to %s", (earlier, later, on) => {
    const { monthly } = changed(earlier, later, on, 10);
    expect(monthly / MONTH).toBeGreaterThan(1.01);
    expect(monthly / MONTH).toBeLessThan(1.08);
  });
});

it("casual pay with an occasional missed week keeps its cycle", () => {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.every(7, "2025-07-03", TO, (on, index) => {
    if (index < 42 || index % 2 === 0) one.row("everyday", on, "610.33", "CORVANE CIVIL WAGES");
  });
  expect(one.report().income.streams[0]?.frequency).toBe("WEEKLY");
});
