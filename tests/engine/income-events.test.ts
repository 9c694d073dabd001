import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const home = () => new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
const WAGE = "PAY/SALARY FROM ACME WIDGETS";

describe("the income events of a report", () => {
  it("include a pay rise on the day it was first paid, with both amounts", () => {
    const one = home();
    one.every(14, "2025-07-10", "2026-06-30", (on, index) =>
      one.row("everyday", on, index < 15 ? "2400.00" : "2496.00", WAGE),
    );
    expect(one.report().income.events).toMatchObject([
      { kind: "CHANGED", on: "2026-02-05", fromCents: 240_000, toCents: 249_600 },
    ]);
  });

  it.each([
    ["halved", "1100.00", 110_000],
    ["doubled", "4400.00", 440_000],
  ])(
    "state that pay was permanently %s, for any number of payments before and after the change",
    (_, amount, toCents) => {
      const one = home();
      one.every(14, "2025-07-10", "2026-06-30", (on, index) =>
        one.row("everyday", on, index < 19 ? "2200.00" : amount, WAGE),
      );
      expect(one.report().income.events).toMatchObject([
        { kind: "CHANGED", on: "2026-04-02", fromCents: 220_000, toCents },
      ]);
    },
  );

  it("do not report a doubling if the same pay changes from weekly to fortnightly", () => {
    const one = home();
    one.every(7, "2025-07-10", "2025-12-31", (on) => one.row("everyday", on, "1000.00", WAGE));
    one.every(14, "2026-01-08", "2026-06-30", (on) => one.row("everyday", on, "2000.00", WAGE));
    expect(one.report().income.events.filter(({ kind }) => kind === "CHANGED")).toEqual([]);
  });

  it("do not report changes of pay that differs from week to week", () => {
    const one = home();
    one.every(7, "2025-07-10", "2026-06-30", (on, index) =>
      one.row("everyday", on, `${900 + Math.floor(index / 3) * 90 - (index % 3) * 40}.00`, WAGE),
    );
    expect(one.report().income.events).toEqual([]);
  });

  it("do not report a change for one unusual payment", () => {
    const one = home();
    one.every(14, "2025-07-10", "2026-06-30", (on, index) =>
      one.row("everyday", on, index === 15 ? "2496.00" : "2400.00", WAGE),
    );
    expect(one.report().income.events).toEqual([]);
  });

  it("include a pause from its first missed date to the payment that ended it", () => {
    const one = home();
    one.every(14, "2025-07-10", "2026-06-30", (on, index) => {
      if (index < 9 || index > 15) one.row("everyday", on, "2400.00", WAGE);
    });
    expect(one.report().income.events).toMatchObject([
      { kind: "GAP", on: "2025-11-13", untilOn: "2026-02-19" },
    ]);
  });

  it("include no pause for dates on which the account has no data", () => {
    const one = home();
    const isMissing = (on: string) => on >= "2026-01-20" && on <= "2026-03-31";
    one.every(14, "2025-07-10", "2026-06-30", (on) => {
      if (!isMissing(on)) one.row("everyday", on, "2400.00", WAGE);
    });
    one.every(3, "2025-07-02", "2026-06-30", (on) => {
      if (!isMissing(on)) one.row("everyday", on, "-60.00", "WOOLWORTHS 1234");
    });
    const report = one.report();
    expect(report.accounts[0]?.coverage.gaps).toHaveLength(1);
    expect(report.income.events).toEqual([]);
    expect(report.summary.headlines.map(({ code }) => code)).not.toContain("INCOME_PAUSED");
  });

  it("report a job that began within the data and a job that ended", () => {
    const one = home();
    one.every(14, "2025-07-10", "2026-06-30", (on, index) =>
      index < 13
        ? one.row("everyday", on, "2400.00", WAGE)
        : one.row("everyday", on, "2950.00", "HARBOUR FREIGHT SALARY"),
    );
    expect(one.report().income.events).toMatchObject([
      { kind: "CEASED", on: "2025-12-25", fromCents: 240_000 },
      { kind: "STARTED", on: "2026-01-08", toCents: 295_000 },
    ]);
  });
});
