import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const TO = "2026-06-30";
const FROM = "2025-07-01";
const isJanuary = (on: string) => on.startsWith("2026-01");

/**
 * A household with fortnightly pay and weekly rent. The bank sent no rows for the days on which `isMissing` is true.
 */
function everyday(
  isMissing: (on: string) => boolean,
  category = "TRANS_AND_SAVINGS_ACCOUNTS",
  name = "Everyday",
) {
  const home = new Household().account("everyday", category, "4000.00", { displayName: name });
  home.every(14, FROM, TO, (on) => {
    if (!isMissing(on)) home.row("everyday", on, "2400.00", "ACME WIDGETS SALARY");
  });
  return home.every(7, "2025-07-03", TO, (on) => {
    if (!isMissing(on)) home.row("everyday", on, "-550.00", "RAY WHITE RENT");
  });
}

describe("a period without rows", () => {
  it("is a gap if it is four times an everyday account's usual interval, even if the account has few rows", () => {
    const { quality, accounts } = everyday(isJanuary).report();
    expect(quality.gapDays).toBeGreaterThanOrEqual(31);
    expect(quality.grade).not.toBe("A");
    expect(accounts[0]?.coverage.gaps).toHaveLength(1);
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "400.00");
    home.every(4, FROM, TO, (on) => {
      if (!isJanuary(on)) home.row("everyday", on, "-40.00", "WOOLWORTHS 12");
    });
    expect(home.report().quality.gapDays).toBeGreaterThanOrEqual(31);
  });

  it("is not a gap if it has a usual length, is in a savings account, or has not ended", () => {
    expect(everyday((on) => on.startsWith("2026-01-1")).report().quality.gapDays).toBe(0);
    expect(everyday(isJanuary, undefined, "Bonus Saver").report().quality.gapDays).toBe(0);
    const ended = everyday((on) => on >= "2026-05-15").account("other", "TRANS_AND_SAVINGS_ACCOUNTS", "9.00");
    ended.row("other", TO, "-10.00", "CAFE");
    expect(ended.report().accounts.find(({ id }) => id === "everyday")?.coverage.gaps).toEqual([]);
  });
});

describe("an account that was opened in the period", () => {
  it("covers the days from its opening, while averages include the days before the opening", () => {
    const home = everyday(() => false).account("new", "TRANS_AND_SAVINGS_ACCOUNTS", "50.00", {
      creationDate: "2026-04-01",
    });
    home.every(7, "2026-04-05", TO, (on) => home.row("new", on, "-100.00", "WOOLWORTHS 12"));
    const { accounts, quality, expenses } = home.report();
    expect(accounts.find(({ id }) => id === "new")?.coverage).toMatchObject({ from: "2026-04-01", days: 91 });
    expect(quality.minAccountDays).toBe(91);
    expect(quality.reasons.map(({ code }) => code)).toContain("UNEVEN_COVERAGE");
    const groceries = expenses.groups
      .flatMap(({ leaves }) => leaves)
      .find(({ code }) => code === "foo.groceries");
    expect(groceries?.monthly.covered.window?.days).toBe(365);
  });
});

describe("the beginning of the period", () => {
  const daysFrom = (first: string, more: { creationDate?: string } = {}) => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "400.00", more);
    home.every(2, first, TO, (on) => home.row("everyday", on, "-40.00", "WOOLWORTHS 12"));
    const { period, quality } = home.report();
    expect(quality.coveredDays).toBe(period.days);
    return { from: period.from, days: period.days };
  };

  it("is the day twelve months back if the first row comes within a week of it", () => {
    expect(daysFrom("2025-07-03")).toEqual({ from: FROM, days: 365 });
    expect(daysFrom("2025-07-07")).toEqual({ from: FROM, days: 365 });
    expect(daysFrom("2025-07-03", { creationDate: "2019-02-01" })).toEqual({ from: FROM, days: 365 });
  });

  it("is the first row if that comes later", () => {
    expect(daysFrom("2025-07-08")).toEqual({ from: "2025-07-08", days: 358 });
  });

  it("is the day the first account was opened if that is in the week before its first row", () => {
    expect(daysFrom("2025-07-05", { creationDate: "2025-07-03" })).toEqual({ from: "2025-07-03", days: 363 });
    expect(daysFrom("2025-07-05", { creationDate: "2025-07-06" })).toEqual({ from: "2025-07-05", days: 361 });
  });
});
