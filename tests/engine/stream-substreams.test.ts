import { describe, expect, it } from "vitest";
import { categoryOf, Household } from "@/tests/engine/household";

const home = () =>
  new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
    .account("bills", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
const FROM = "2025-07-03";
const TO = "2026-06-30";

describe("several payments on one date", () => {
  it("count in full, such as two people's equal wages from one employer", () => {
    const one = home();
    one.every(14, FROM, TO, (on) =>
      one
        .row("everyday", on, "2100.00", "SALARY NSW HEALTH")
        .row("everyday", on, "2100.00", "SALARY NSW HEALTH"),
    );
    // Two fortnightly wages: 2 × 2,100.00 × 26 ÷ 12.
    expect(one.report().income.totals.netMonthly.value).toBe(910_000);
  });

  it("count in full, such as a wage paid half into each of two accounts", () => {
    const one = home();
    one.every(14, FROM, TO, (on) =>
      one
        .row("everyday", on, "1100.00", "SALARY ACME PTY LTD")
        .row("bills", on, "1100.00", "SALARY ACME PTY LTD"),
    );
    expect(one.report().income.totals.netMonthly.value).toBe(Math.round((2 * 110_000 * 26) / 12 / 2) * 2);
  });

  it("count in full, such as a weekly and a fortnightly wage of similar size from one employer", () => {
    const one = home();
    one.every(7, FROM, TO, (on, index) => {
      one.row("everyday", on, "1321.07", "WOOLWORTHS GROUP WAGES");
      if (index % 2 === 0) one.row("everyday", on, "1500.00", "WOOLWORTHS GROUP WAGES");
    });
    const { streams, totals } = one.report().income;
    expect(streams.map((stream) => stream.frequency).sort()).toEqual(["FORTNIGHTLY", "WEEKLY"]);
    // A weekly and a fortnightly wage: 1,321.07 × 52 ÷ 12 + 1,500.00 × 26 ÷ 12.
    expect(totals.netMonthly.value).toBe(572_464 + 325_000);
  });

  it("count in full, such as rent in two halves, two phones, or two small loans of one lender", () => {
    const one = home();
    one.every(7, FROM, TO, (on) => {
      for (let half = 0; half < 2; half++) {
        one.row("everyday", on, "-275.00", "RAY WHITE RENT");
        one.row("everyday", on, "-45.00", "DIRECT DEBIT NIMBLE AUSTRALIA");
      }
    });
    one.monthly("2025-07-10", TO, (on) =>
      one.row("everyday", on, "-65.00", "TELSTRA MOBILE").row("everyday", on, "-65.00", "TELSTRA MOBILE"),
    );
    const report = one.report();
    expect(categoryOf(report, "hou.rent")?.monthly.selected.value).toBe(Math.round((55_000 * 52) / 12));
    expect(categoryOf(report, "com.phone_internet")?.monthly.selected.value).toBe(13_000);
    expect(categoryOf(report, "dbt.sacc")?.monthly.selected.value).toBe(39_000);
    expect(report.liabilities.detected[0]?.repaymentMonthly.value).toBe(39_000);
  });
});

describe("a loan whose account was shared, repaid in two halves on each date", () => {
  it("is repaid by the sum of both halves", () => {
    const one = home().account("loan", "RESIDENTIAL_MORTGAGES", "-400000.00");
    one.monthly("2025-07-10", TO, (on) => {
      for (const from of ["everyday", "bills"])
        one.row(from, on, "-900.00", "Transfer to home loan").row("loan", on, "900.00", "Repayment received");
    });
    expect(one.report().liabilities.shared[0]?.repaymentMonthly.value).toBe(180_000);
  });
});

describe("a pay that is split over two accounts", () => {
  it("is grossed up as a single pay", () => {
    const grossOf = (parts: readonly [string, string][]) => {
      const one = home();
      one.every(14, FROM, "2026-06-25", (on) => {
        for (const [account, amount] of parts) one.row(account, on, amount, "SALARY ACME PTY LTD");
      });
      const streams = one.report().income.streams;
      return streams.reduce((sum, stream) => sum + (stream.gross?.lowCents ?? 0), 0);
    };
    const whole = grossOf([["everyday", "3000.00"]]);
    const parted = grossOf([
      ["everyday", "1800.00"],
      ["bills", "1200.00"],
    ]);
    expect(Math.abs(parted - whole)).toBeLessThanOrEqual(100);
  });
});

describe("pay that is missing on some dates", () => {
  it("is averaged if dates are missed occasionally, and not counted at the present rate", () => {
    const one = home();
    one.every(14, FROM, TO, (on, index) => {
      if (index % 4 !== 3) one.row("everyday", on, "1500.00", "WAGES SPOTLESS");
    });
    const [stream] = one.report().income.streams;
    expect(stream?.monthly.rule).toBe("A-COV");
    expect(stream?.monthly.selected.value).toBeLessThan(260_000);
  });

  it("continues at its rate after one pause, even on a different weekday, and the pause is reported", () => {
    const one = home();
    one.every(14, FROM, "2025-12-18", (on) => one.row("everyday", on, "2000.00", "GLOBEX PTY LTD SALARY"));
    one.every(14, "2026-02-17", TO, (on) => one.row("everyday", on, "2000.00", "GLOBEX PTY LTD SALARY"));
    const { streams, events } = one.report().income;
    expect(streams).toHaveLength(1);
    expect(streams[0]).toMatchObject({ frequency: "FORTNIGHTLY", next: { on: "2026-07-07" } });
    expect(streams[0]?.stability.missedDates.length).toBeGreaterThanOrEqual(3);
    expect(streams[0]?.monthly.selected).toMatchObject({ value: 433_333, quality: "ESTIMATED" });
    expect(events.map((event) => event.kind)).toContain("GAP");
    expect(one.report().summary.headlines.map((headline) => headline.code)).toContain("INCOME_PAUSED");
  });
});

describe("a wage that is paid into two accounts", () => {
  it("keeps the payments without a note and a number", () => {
    const one = home();
    one.every(7, FROM, TO, (on, index) => {
      const isBare = index === 20 || index === 21;
      one
        .row("everyday", on, "860.00", isBare ? "BRACK TIMBER FRAMES" : "BRACK TIMBER FRAMES WAGES", {
          ...(isBare ? {} : { apcaNumber: "410221" }),
        })
        .row("bills", on, "310.00", "BRACK TIMBER FRAMES WAGES", { apcaNumber: "410221" });
    });
    // Weekly pay into two accounts: (860.00 + 310.00) × 52 ÷ 12.
    expect(one.report().income.totals.netMonthly.value).toBe(507_000);
  });
});

describe("a bonus from an employer that also pays commission", () => {
  it("is not part of the quarterly commission", () => {
    const one = home();
    one.monthly(FROM, TO, (on) => one.row("everyday", on, "6200.00", "BRACK TIMBER FRAMES SALARY"));
    for (const [on, amount] of [
      ["2025-08-15", "3100.00"],
      ["2025-11-14", "2900.00"],
      ["2026-02-13", "3300.00"],
      ["2026-05-15", "2700.00"],
    ] as const)
      one.row("everyday", on, amount, "BRACK TIMBER FRAMES COMMISSION");
    one.row("everyday", "2026-04-10", "7300.00", "BRACK TIMBER FRAMES BONUS FY26");
    const variable = one
      .report()
      .income.streams.filter(({ code }) => code === "inc.salary.variable")
      .map(({ count, frequency, monthly }) => [count, frequency, monthly.selected.value]);
    // Four commissions with a mean of 3,000.00: 3,000.00 × 4 ÷ 12. One bonus: 7,300.00 ÷ 363 days × 30.4375 days a
    // month.
    expect(variable).toEqual([
      [4, "QUARTERLY", 100_000],
      [1, "IRREGULAR", expect.closeTo(61_210, -3)],
    ]);
  });
});

describe("a wage whose weeks are high and low in turn", () => {
  it("is one weekly wage, averaged over the days, because an employer pays its people on one day", () => {
    const one = home();
    one.every(7, FROM, TO, (on, index) =>
      one.row("everyday", on, index % 2 === 0 ? "1731.40" : "2448.15", "SALARY KORVANE MINING PTY LTD"),
    );
    const { streams, totals } = one.report().income;
    expect(streams.map(({ frequency, count }) => [frequency, count])).toEqual([["WEEKLY", 52]]);
    // 26 weeks of each amount: 26 × (1,731.40 + 2,448.15) ÷ 365 covered days × 30.4375 days a month.
    expect(totals.netMonthly.value).toBe(906_189);
  });
});

describe("a weekly wage of two sizes", () => {
  it("is one stream if each week has one payment, whatever its size", () => {
    const sizeOf = (week: number) =>
      week < 22 && week % 2 === 0 ? "402.10" : week % 7 === 0 ? "238.40" : "264.85";
    const one = home();
    one.every(7, FROM, TO, (on, week) => one.row("everyday", on, sizeOf(week), "ZORRIN HARDWARE PAY"));
    const { streams } = one.report().income;
    expect(streams.map(({ frequency, count }) => [frequency, count])).toEqual([["WEEKLY", 52]]);
  });
});

describe("one large credit", () => {
  it.each([
    ["RAY WHITE SALES TRUST", "500000.00"],
    ["ESTATE LATE J SMITH DISTRIBUTION", "150000.00"],
    ["TERM DEPOSIT MATURITY PRINCIPAL AND INTEREST", "50000.00"],
    ["LJ HOOKER RENT OVERPAYMENT", "2000.00"],
  ])("is not monthly income: %s", (wording, amount) => {
    const one = home();
    one.every(14, FROM, TO, (on) => one.row("everyday", on, "3000.00", "SALARY ACME PTY LTD"));
    one.row("everyday", "2026-03-05", amount, wording);
    expect(one.report().income.totals.netMonthly.value).toBe(650_000);
  });
});

describe("refunds without a purchase", () => {
  it("never make spending negative", () => {
    const one = home();
    one.every(7, FROM, TO, (on) => one.row("everyday", on, "-170.00", "WOOLWORTHS 1234 BONDI"));
    one.row("everyday", "2025-08-05", "5000.00", "VISA REFUND HARVEY NORMAN");
    const report = one.report();
    expect(report.expenses.totals.living.value).toBe(
      categoryOf(report, "foo.groceries")?.monthly.selected.value,
    );
  });
});
