import { expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const DAYS_PER_MONTH = 365.25 / 12;
const WEEKS = ["1180.20", "940.55", "1310.80", "1025.40", "1244.15"];
const FEWER_HOURS = ["512.10", "548.75", "601.30", "530.20"];

/**
 * Pays a household weekly for a year, with varying hours. The employer pays nothing between `from` and `to`. If `other`
 * is set, other income with this text arrives weekly in that time. Returns the report's wage stream, and the wages that
 * were paid.
 */
function readYear({ from = "2026-02-01", to = "2026-03-12", other = "", after = WEEKS }) {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.every(3, "2025-07-01", "2026-06-30", (on) => one.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
  const paid: { on: string; cents: number }[] = [];
  one.every(7, "2025-07-03", "2026-06-30", (on, index) => {
    const amounts = on > to ? after : WEEKS;
    const amount = amounts[index % amounts.length] ?? "";
    if (on >= from && on <= to) {
      if (other) one.row("everyday", on, "1100.00", other);
    } else {
      paid.push({ on, cents: Math.round(Number(amount) * 100) });
      one.row("everyday", on, amount, "DIRECT CREDIT WAGES CORVANE ROOFING");
    }
  });
  const { streams } = one.report().income;
  const wage = streams.find(({ code }) => code === "inc.salary.regular");
  return { wage, paid };
}

const sumOf = (paid: readonly { cents: number }[]) => paid.reduce((sum, { cents }) => sum + cents, 0);

it("varying pay is averaged without the weeks in which workers' compensation replaced it", () => {
  const { wage, paid } = readYear({ other: "DIRECT CREDIT CORVANE WORKERS COMP WEEKLY PMT" });
  // The 42 days on compensation are left out.
  const expected = (sumOf(paid) / (365 - 42)) * DAYS_PER_MONTH;
  expect(Math.abs((wage?.monthly.selected.value ?? 0) - expected)).toBeLessThan(expected * 0.005);
  expect(wage?.monthly.selected.note).toContain("42 days");
});

it("varying pay counts from the return if the person came back to fewer hours", () => {
  const { wage, paid } = readYear({
    other: "DIRECT CREDIT CORVANE WORKERS COMP WEEKLY PMT",
    to: "2026-04-16",
    after: FEWER_HOURS,
  });
  const back = paid.filter(({ on }) => on > "2026-04-16");
  const expected = (sumOf(back) / (back.length * 7)) * DAYS_PER_MONTH;
  expect(Math.abs((wage?.monthly.selected.value ?? 0) - expected)).toBeLessThan(expected * 0.01);
  expect(wage?.monthly.selected.note).toContain("counted at the current pay, because the payments resumed");
});

it("varying pay is averaged over all days if nothing replaced it", () => {
  const { wage, paid } = readYear({});
  const expected = (sumOf(paid) / 365) * DAYS_PER_MONTH;
  expect(wage?.monthly.rule).toBe("A-COV");
  expect(Math.abs((wage?.monthly.selected.value ?? 0) - expected)).toBeLessThan(expected * 0.005);
});

it("two similar pays after leave count at their current amount", () => {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.every(3, "2025-07-01", "2026-06-30", (on) => one.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
  one.monthly("2025-07-15", "2026-01-31", (on) =>
    one.row("everyday", on, "2950.10", "DIRECT CREDIT SALARY CORVANE AUDIT"),
  );
  one.row("everyday", "2026-05-15", "3288.10", "DIRECT CREDIT SALARY CORVANE AUDIT");
  one.row("everyday", "2026-06-15", "3325.60", "DIRECT CREDIT SALARY CORVANE AUDIT");
  const { netMonthly } = one.report().income.totals;
  expect(netMonthly.value).toBe(328_810);
});

it("rare long shifts count if the hours vary from pay to pay anyway", () => {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.every(3, "2025-07-01", "2026-06-30", (on) => one.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
  const hours = [505.1, 168.4, 589.3, 336.8, 252.6, 505.1];
  let cents = 0;
  one.every(14, "2025-07-03", "2026-06-30", (on, index) => {
    const amount = index === 12 || index === 13 ? 2_402.3 : (hours[index % hours.length] ?? 0);
    cents += Math.round(amount * 100);
    one.row("everyday", on, amount.toFixed(2), "DIRECT CREDIT CORVANE RANGERS PAY");
  });
  const stated = one.report().income.totals.netMonthly.value ?? 0;
  const expected = (cents / 365) * DAYS_PER_MONTH;
  expect(Math.abs(stated - expected)).toBeLessThan(expected * 0.005);
});

it("a return to work for fewer hours and then for all of them is one wage at the current pay", () => {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.every(3, "2025-07-01", "2026-06-30", (on) => one.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
  const wage = (on: string, cents: number) =>
    one.row("everyday", on, (cents / 100).toFixed(2), "DIRECT CREDIT CORVANE FORMWORK WAGES");
  one.every(7, "2025-07-02", "2025-10-29", (on, index) => wage(on, 130_410 + (index % 5) * 1_713));
  one.every(14, "2025-11-13", "2026-03-20", (on) =>
    one.row("everyday", on, "2378.00", "DIRECT CREDIT WORKCOVER QUEENSLAND S26AX554210"),
  );
  one.every(7, "2026-03-25", "2026-05-06", (on, index) => wage(on, 78_105 + (index % 5) * 1_011));
  one.every(7, "2026-05-13", "2026-06-24", (on) => wage(on, 139_808));
  const wages = one.report().income.streams.filter(({ code }) => code === "inc.salary.regular");
  expect(wages.map(({ status, count }) => [status, count])).toEqual([["ACTIVE", 32]]);
  const current = (139_808 / 7) * DAYS_PER_MONTH;
  expect(Math.abs((wages[0]?.monthly.selected.value ?? 0) - current)).toBeLessThan(current * 0.01);
});
