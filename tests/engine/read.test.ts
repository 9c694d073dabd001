import { describe, expect, it } from "vitest";
import type { BankData } from "@/lib/engine/bank";
import { Household } from "@/tests/engine/household";

const home = () => new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");

describe("reading a bank's data", () => {
  it("leaves pending rows out and counts them", () => {
    const report = home()
      .row("everyday", "2026-06-01", "-10.00", "CAFE")
      .row("everyday", "2026-06-29", "-20.00", "CAFE", { status: "PENDING" })
      .report();
    expect(report.transactions).toHaveLength(1);
    expect(report.quality.pendingExcluded.count).toBe(1);
  });

  it("leaves out foreign currency and rows without an amount or a date, with counts and reasons", () => {
    const household = home()
      .row("everyday", "2026-06-01", "-10.00", "CAFE")
      .row("everyday", "2026-06-02", "-10.00", "HOTEL", { currency: "USD" })
      .row("everyday", "2026-06-03", "ten dollars", "CAFE")
      .row("everyday", "2026-07-20", "-10.00", "CAFE")
      .row("everyday", "2024-01-20", "-10.00", "CAFE");
    household.data.transactions.push({
      accountId: "everyday",
      transactionId: "x",
      status: "POSTED",
      amount: "-1.00",
    });
    expect(household.report().quality.rowsExcluded).toEqual([
      { reason: "AFTER_DATA", count: 1 },
      { reason: "FOREIGN_CURRENCY", count: 1 },
      { reason: "NO_AMOUNT", count: 1 },
      { reason: "NO_DATE", count: 1 },
      { reason: "OLDER_THAN_PERIOD", count: 1 },
    ]);
  });

  it("falls back to the value date and the execution date", () => {
    const household = home();
    household.data.transactions.push(
      { accountId: "everyday", transactionId: "v", amount: "-1.00", valueDateTime: "2026-06-01T14:00:00Z" },
      {
        accountId: "everyday",
        transactionId: "e",
        amount: "-1.00",
        executionDateTime: "2026-06-03T00:00:00+10:00",
      },
    );
    expect(household.report().transactions.map((row) => row.on)).toEqual(["2026-06-02", "2026-06-03"]);
  });

  it("leaves out rows dated the first or last day of a computer's calendar", () => {
    const home = new Household()
      .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "100.00")
      .row("everyday", "2026-05-01", "-10.00", "COFFEE")
      .row("everyday", "0001-01-01", "-10.00", "COFFEE")
      .row("everyday", "9999-12-31T00:00:00Z", "-10.00", "COFFEE")
      .row("everyday", "0001-01-01", "-20.00", "COFFEE", { valueDateTime: "2026-05-02" });
    const report = home.report({ dataAsAt: "2100-12-31" });
    expect(report.transactions.map(({ on }) => on)).toEqual(["2026-05-01", "2026-05-02"]);
    expect(report.quality.rowsExcluded).toEqual([{ reason: "NO_DATE", count: 2 }]);
    expect(() => home.report({ dataAsAt: "9999-12-31" })).toThrow(RangeError);
  });

  it("gives rows without an id a stable id", () => {
    const make = (order: "there" | "back") => {
      const household = home()
        .row("everyday", "2026-06-01", "-4.50", "CAFE", { transactionId: "" })
        .row("everyday", "2026-06-01", "-4.50", "CAFE", { transactionId: "" })
        .row("everyday", "2026-06-02", "-5.50", "CAFE", { transactionId: "" });
      if (order === "back") household.data.transactions.reverse();
      return household.report().transactions.map((row) => row.id);
    };
    expect(make("there")).toEqual(make("back"));
    expect(new Set(make("there")).size).toBe(3);
  });

  it("keeps two equal purchases without ids, and drops a page without ids that was sent twice", () => {
    const household = home();
    household.every(1, "2026-05-01", "2026-06-20", (on, index) =>
      household.row("everyday", on, `-${4 + (index % 3)}.00`, `CAFE ${index % 5}`, { transactionId: "" }),
    );
    household.row("everyday", "2026-05-10", "-9.00", "LUNCH", { transactionId: "" });
    household.row("everyday", "2026-05-10", "-9.00", "LUNCH", { transactionId: "" });
    const once = household.report().transactions;
    expect(once.filter((row) => row.description === "LUNCH")).toHaveLength(2);
    household.data.transactions.push(...household.data.transactions.slice(20, 45));
    expect(household.report().transactions.map((row) => row.id)).toEqual(once.map((row) => row.id));
  });

  it("keeps rows of an account that the bank did not describe", () => {
    const report = home().row("elsewhere", "2026-06-01", "-4.50", "CAFE").report();
    expect(report.warnings.find(({ code }) => code === "ACCOUNT_NOT_DESCRIBED")?.text).toContain(
      "1 row is in",
    );
    expect(report.accounts.map((account) => account.id).sort()).toEqual(["elsewhere", "everyday"]);
    expect(report.transactions).toHaveLength(1);
  });

  it("reads an account as an everyday account if only the bank's name contains the word savings", () => {
    const named = { institutionName: "Example Savings", productName: "Example Savings Access" };
    const { accounts } = new Household()
      .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "100.00", named)
      .account("jar", "TRANS_AND_SAVINGS_ACCOUNTS", "100.00", {
        ...named,
        productName: "Example Savings Goal Saver",
      })
      .report();
    const kindOf = (name: string) => accounts.find(({ displayName }) => displayName === name)?.kind;
    expect([kindOf("everyday"), kindOf("jar")]).toEqual(["TRANSACTION", "SAVINGS"]);
  });

  it("covers at most twelve months, up to the day before the data was fetched", () => {
    const household = home();
    household.every(3, "2024-07-02", "2026-06-29", (on) => household.row("everyday", on, "-4.50", "CAFE"));
    expect(household.report().period).toMatchObject({
      from: "2025-07-01",
      to: "2026-06-30",
      days: 365,
      completeMonths: 12,
    });
  });

  it("averages over the covered days, never over the requested window", () => {
    const household = home();
    household.every(1, "2026-05-17", "2026-06-30", (on) =>
      household.row("everyday", on, "-10.00", "WOOLWORTHS 12"),
    );
    const category = household.report().expenses.groups[0]?.leaves[0];
    expect(category?.monthly.covered).toMatchObject({ value: 30_438, quality: "THIN", window: { days: 45 } });
  });

  it("treats a month without rows on a busy account as a gap, and does not count it", () => {
    const household = home();
    household.every(1, "2025-07-01", "2026-06-30", (on) => {
      if (on < "2025-11-01" || on > "2025-11-30") household.row("everyday", on, "-10.00", "WOOLWORTHS 12");
    });
    const report = household.report();
    expect(report.quality.gapDays).toBe(30);
    expect(report.accounts[0]?.coverage.gaps).toEqual([{ from: "2025-11-01", to: "2025-11-30", days: 30 }]);
    expect(report.expenses.groups[0]?.leaves[0]?.monthly.covered.value).toBe(30_438);
  });

  it("counts unreadable data and never throws", () => {
    const odd = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "10.00");
    for (const day of ["0001-01-01T00:00:00Z", "0001-01-01", "9999-12-31", "2026-02-30", ""])
      odd.row("everyday", day, "-10.00", "ODD");
    for (const amount of ["1e9", "NaN", "", "1,000.00"]) odd.row("everyday", "2026-03-01", amount, "ODD");
    odd.row("everyday", "2026-03-01", "-10.00", "x".repeat(10_000));
    odd.data.scheduledPayments.push(null as never);
    const { quality, transactions } = odd.report();
    expect(transactions).toHaveLength(1);
    expect(quality.rowsExcluded.reduce((sum, line) => sum + line.count, 0)).toBe(9);
  });
  it("states no income if no account that receives income was shared", () => {
    const report = new Household()
      .account("card", "CRED_AND_CHRG_CARDS", "-10.00")
      .row("card", "2026-03-02", "-10.00", "WOOLWORTHS 1234")
      .report();
    expect(report.summary.incomeNetMonthly).toMatchObject({ value: null, quality: "INCOMPLETE" });
    expect(report.summary.surplusMonthly.value).toBeNull();
    expect(report.affordability?.ratios).toMatchObject({ ndi: { value: null }, nsr: { value: null } });
  });
  it("makes an empty report from no data", () => {
    const report = new Household().report();
    expect(report.transactions).toEqual([]);
    expect(report.quality.grade).toBe("D");
    expect(report.income.totals.netMonthly.value).toBeNull();
    expect(report.summary.surplusMonthly.value).toBeNull();
  });

  it("does not fail on arbitrary bank input", () => {
    const hostile = {
      accounts: [{ accountId: "a\u0000b", displayName: "\u202E".repeat(9_999) }, {}, null, { accountId: 7 }],
      balances: [{ accountId: "a\u0000b", currentBalance: "lots" }, null],
      transactions: [
        null,
        {},
        {
          accountId: "a\u0000b",
          transactionId: "\u0000",
          amount: "1.00",
          postingDateTime: "2026-06-01",
          description: "\uD800",
        },
        {
          accountId: "a\u0000b",
          transactionId: "x".repeat(5_000),
          amount: "-1.00",
          postingDateTime: "2026-06-01",
        },
        {
          accountId: "a\u0000b",
          transactionId: "__proto__",
          amount: "-1.00",
          postingDateTime: "2026-06-01",
          description: "constructor",
        },
        { accountId: "a\u0000b", transactionId: "n", amount: -1, postingDateTime: 7, description: {} },
      ],
      directDebits: [null, { accountId: "a" }],
      scheduledPayments: [{ recurrence: { onceOff: 7 }, paymentSet: [null] }],
    } as unknown as BankData;
    const household = new Household();
    const report = household.report({ data: hostile });
    expect(report.transactions).toHaveLength(3);
    expect(JSON.stringify(report)).not.toMatch(/\\u0000|\\u202e|\\ud800/i);
    expect(household.report({ data: {} as BankData }).transactions).toEqual([]);
  });
});
