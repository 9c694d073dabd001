import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const FROM = "2025-07-01";
const TO = "2026-06-30";
const everyday = (balance: string | null = "1000.00") =>
  new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", balance);
/** Adds pay of $3,000.00 a fortnight, and enough shopping for the account to count as active. */
const living = (home = everyday()) => {
  home.every(14, "2025-07-03", TO, (on) =>
    home.row("everyday", on, "3000.00", "PAY/SALARY FROM ACME WIDGETS 004512"),
  );
  return home.every(7, FROM, TO, (on) => home.row("everyday", on, "-100.00", "WOOLWORTHS 1234 BONDI"));
};

describe("the balances of a report", () => {
  const home = everyday("-40.00")
    .account("saver", "TRANS_AND_SAVINGS_ACCOUNTS", "9000.00", { displayName: "Bonus Saver" })
    .row("everyday", "2026-05-01", "150.00", "ACME WIDGETS SALARY")
    .row("everyday", "2026-06-20", "-60.00", "WOOLWORTHS 1234")
    .row("everyday", "2026-06-25", "-100.00", "WOOLWORTHS 1234")
    .row("everyday", "2026-06-28", "-30.00", "WOOLWORTHS 1234")
    .row("saver", "2026-05-01", "1.00", "INTEREST", { type: "INTEREST_PAID" });
  const { conduct, summary } = home.report();

  it("are calculated for each account, so that savings do not hide an overdrawn everyday account", () => {
    // The balances: 0, then 150 on 1 May, 90 from 20 June, −10 from 25 June, −40 from 28 June to the end.
    const account = conduct.accounts.find(({ accountId }) => accountId === "everyday");
    expect(account?.windows.at(-1)).toMatchObject({
      minCents: -4_000,
      maxCents: 15_000,
      daysNegative: 6,
      longestNegativeDays: 6,
      daysOverLimit: null,
    });
    expect(account?.daily.at(-1)).toEqual({ on: "2026-06-30", amountCents: -4_000, derived: true });
    expect(conduct.balanceWindows.at(-1)?.daysNegative).toBe(0);
    expect(conduct.daysBelowZero).toMatchObject({ value: 6, formula: "D-NEGATIVE" });
    expect(summary.headlines.map(({ code }) => code)).toContain("NEGATIVE_DAYS");
  });

  it("count days beyond the limit for an overdraft and a card, but never a card as below zero", () => {
    const limited = everyday(null).account("card", "CRED_AND_CHRG_CARDS", null);
    limited.data.balances.push(
      { accountId: "everyday", currentBalance: "-600.00", creditLimit: "500.00" },
      { accountId: "card", currentBalance: "-1050.00", creditLimit: "1000.00" },
    );
    limited
      .row("everyday", "2026-06-01", "-500.00", "WOOLWORTHS 1234")
      .row("everyday", "2026-06-29", "-100.00", "WOOLWORTHS 1234")
      .row("card", "2026-06-01", "-950.00", "WOOLWORTHS 1234")
      .row("card", "2026-06-28", "-100.00", "WOOLWORTHS 1234");
    const of = (id: string) =>
      limited
        .report()
        .conduct.accounts.find(({ accountId }) => accountId === id)
        ?.windows.at(-1);
    expect(of("everyday")).toMatchObject({ daysOverLimit: 2, longestOverLimitDays: 2, daysNegative: 30 });
    expect(of("card")).toMatchObject({ daysOverLimit: 3, daysNegative: null, daysUnder500: null });
  });

  it("begin after a gap in the record, because the missing rows changed them too", () => {
    const gap = everyday("500.00");
    gap.every(1, FROM, TO, (on) => {
      if (on < "2025-11-01" || on > "2025-11-30") gap.row("everyday", on, "-1.00", "WOOLWORTHS 12");
    });
    expect(gap.report().conduct.accounts[0]?.daily[0]?.on).toBe("2025-12-01");
    expect(gap.report().conduct.dailyBalances[0]?.on).toBe("2025-12-01");
  });

  it("begin with an account's first row, unless the account was opened then with a zero balance", () => {
    const late = living().account("new", "TRANS_AND_SAVINGS_ACCOUNTS", "80.00");
    late.row("new", "2026-03-01", "100.00", "DEPOSIT").row("new", "2026-03-02", "-20.00", "WOOLWORTHS 1");
    expect(late.report().conduct.dailyBalances[0]?.on).toBe(FROM);
    late.data.balances[1] = { accountId: "new", currentBalance: "300.00" };
    expect(late.report().conduct.dailyBalances[0]?.on).toBe("2026-03-01");
  });

  it("are absent if the bank gave none", () => {
    const silent = living(everyday(null)).report().conduct;
    expect(silent).toMatchObject({ accounts: [], dailyBalances: [], paydayCycle: null });
    expect(silent.daysBelowZero).toMatchObject({ value: null, quality: "INCOMPLETE" });
    expect(silent.liquidityDays.value).toBeNull();
  });
});

describe("fees and returned payments", () => {
  const home = living()
    .row("everyday", "2026-03-02", "-55.00", "DIRECT DEBIT ANYTIME FITNESS", { type: "DIRECT_DEBIT" })
    .row("everyday", "2026-03-03", "55.00", "DISHONOUR ANYTIME FITNESS")
    .row("everyday", "2026-03-03", "-10.00", "DISHONOUR FEE", { type: "FEE" })
    .row("everyday", "2026-04-10", "-10.00", "DISHONOUR FEE", { type: "FEE" })
    .row("everyday", "2026-04-20", "10.00", "DISHONOUR FEE REFUND")
    .row("everyday", "2026-05-10", "-15.00", "OVERDRAWN FEE", { type: "FEE" })
    .row("everyday", "2026-05-29", "-15.00", "OVERDRAWN FEE", { type: "FEE" })
    .row("everyday", "2026-06-10", "15.00", "OVERDRAWN FEE WAIVED", { type: "FEE" });
  const { conduct } = home.report();

  it("exclude a fee that was refunded", () => {
    const line = (code: string) => {
      const fee = conduct.fees.find((one) => one.code === code);
      return [fee?.charged.value, fee?.refunded.value, fee?.net.value];
    };
    expect(line("fin.dishonour_fee")).toEqual([2_000, 1_000, 1_000]);
    expect(line("fin.overdrawn_fee")).toEqual([3_000, 1_500, 1_500]);
    expect(conduct.overdrawnFees.events.map(({ on }) => on)).toEqual(["2026-05-10"]);
    expect(conduct.dishonours.events.map(({ on }) => on)).toEqual(["2026-03-02"]);
  });

  it("include an unnamed refund in the kind of the latest fee of its amount", () => {
    const { fees } = living()
      .row("everyday", "2026-03-03", "-15.00", "OVERDRAWN FEE", { type: "FEE" })
      .row("everyday", "2026-04-10", "-15.00", "DISHONOUR FEE", { type: "FEE" })
      .row("everyday", "2026-04-16", "15.00", "FEE REFUND")
      .report().conduct;
    expect(fees.map(({ code, net }) => [code, net.value])).toEqual([
      ["fin.dishonour_fee", 0],
      ["fin.overdrawn_fee", 1_500],
    ]);
  });

  it("state the purpose of the returned payment", () => {
    expect(conduct.dishonours.byClass).toEqual([{ code: "rec", label: "Recreation", count: 1 }]);
  });
});

describe("gambling and cash", () => {
  const home = living()
    .row("everyday", "2026-03-02", "-50.00", "SPORTSBET", { merchantCategoryCode: "7995" })
    .row("everyday", "2026-03-02", "-70.00", "SPORTSBET", { merchantCategoryCode: "7995" })
    .row("everyday", "2026-03-09", "-30.00", "SPORTSBET", { merchantCategoryCode: "7995" })
    .row("everyday", "2026-03-10", "90.00", "SPORTSBET WITHDRAWAL")
    .row("everyday", "2026-04-02", "-200.00", "ATM WITHDRAWAL 12 MAIN ST")
    .row("everyday", "2026-04-09", "-50.00", "CASH OUT WOOLWORTHS 12");
  const { gambling, cashByKind, cash } = home.report().conduct;

  it("show winnings next to amounts paid in, and the day with the largest amount", () => {
    expect([gambling.depositsTotal.value, gambling.returnsTotal.value, gambling.netTotal.value]).toEqual([
      15_000, 9_000, 6_000,
    ]);
    expect(gambling).toMatchObject({
      days: 2,
      largestDay: { on: "2026-03-02", amountCents: 12_000, count: 2 },
    });
  });

  it("separate ATM withdrawals, EFTPOS cash out and cash advances, and state cash as a share of income", () => {
    expect([cashByKind.atm.count, cashByKind.cashOut.count, cashByKind.cardAdvance.count]).toEqual([1, 1, 0]);
    expect((cashByKind.atm.value ?? 0) + (cashByKind.cashOut.value ?? 0)).toBeCloseTo(cash.value ?? -1, -1);
    expect(cashByKind.ratioOfIncome).toMatchObject({ formula: "D-SHARE", value: 0.0032 });
  });
});

describe("an account without a balance", () => {
  it("makes balance figures incomplete, and absent if the account is the everyday account", () => {
    const home = new Household()
      .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", null)
      .account("saver", "TERM_DEPOSITS", "900.00")
      .account("second", "TRANS_AND_SAVINGS_ACCOUNTS", "300.00");
    home.every(14, "2025-07-10", "2026-06-30", (on) => home.row("everyday", on, "-80.00", "WOOLWORTHS 1234"));
    home.every(14, "2025-07-10", "2026-06-30", (on) => home.row("second", on, "-20.00", "COLES 0412"));
    const { conduct, affordability } = home.report();
    expect(conduct.daysBelowZero).toMatchObject({ quality: "INCOMPLETE" });
    expect(conduct.daysBelowZero.note).toBe("no balance for 1 of 2 everyday and savings accounts");
    expect(conduct.liquidityDays.quality).toBe("INCOMPLETE");
    expect(affordability?.ratios.daysOfCash.quality).toBe("INCOMPLETE");
    expect(conduct.dailyBalances).toEqual([]);
    home.data.balances = home.data.balances.filter(({ accountId }) => accountId !== "second");
    expect(home.report().conduct.daysBelowZero).toMatchObject({ value: null, quality: "INCOMPLETE" });
    expect(home.report().conduct.liquidityDays.value).toBeNull();
  });
});

describe("income and other money that leaves again soon", () => {
  it("are listed with a question if the pay, give or take 2%, goes to an unknown party", () => {
    const home = living()
      .row("everyday", "2026-03-13", "-2960.00", "TRUE NORTH PTY LTD")
      .row("everyday", "2026-05-08", "-2900.00", "TRUE NORTH PTY LTD");
    const { conduct, summary } = home.report();
    expect(conduct.roundTrips.map(({ outOn }) => outOn)).toEqual(["2026-03-13"]);
    expect(conduct.roundTrips[0]).toMatchObject({ kind: "IN_AND_OUT", isCountedAsIncome: true });
    expect(summary.headlines.some(({ code }) => code === "ROUND_TRIP")).toBe(true);
  });

  it("are listed if the money went to a person and returned within a fortnight, and for no other returned money", () => {
    const { conduct } = living()
      .row("everyday", "2026-03-02", "-500.00", "OSKO PAYMENT TO SARAH JONES")
      .row("everyday", "2026-03-10", "500.00", "OSKO PAYMENT FROM SARAH JONES")
      .row("everyday", "2026-04-02", "-400.00", "OSKO PAYMENT TO SARAH JONES")
      .row("everyday", "2026-05-10", "400.00", "OSKO PAYMENT FROM SARAH JONES")
      .row("everyday", "2026-06-02", "-60.00", "OSKO PAYMENT TO SARAH JONES")
      .row("everyday", "2026-06-03", "60.00", "OSKO PAYMENT FROM SARAH JONES")
      .report();
    expect(conduct.roundTrips).toHaveLength(1);
    expect(conduct.roundTrips[0]).toMatchObject({
      kind: "OUT_AND_BACK",
      outOn: "2026-03-02",
      inOn: "2026-03-10",
      amountCents: 50_000,
      isCountedAsIncome: false,
    });
  });

  it("are listed with a question if the whole income moved at once to an unshared account", () => {
    // The pay of 12 March and of 7 May is sent on in full.
    const report = living()
      .row("everyday", "2026-03-12", "-3000.00", "OSKO PAYMENT TO SARAH JONES")
      .row("everyday", "2026-05-08", "-3000.00", "OSKO PAYMENT TO SARAH JONES")
      .report();
    expect(report.conduct.roundTrips.map(({ inOn }) => inOn)).toEqual(["2026-03-12", "2026-05-07"]);
    expect(report.conduct.roundTrips.every(({ kind }) => kind === "IN_AND_OUT")).toBe(true);
    expect(report.summary.headlines.map(({ code }) => code)).toContain("ROUND_TRIP");
  });
});

describe("the period from pay to pay", () => {
  it("has the days to the lowest balance, the balance after a week and the balance before pay", () => {
    const home = everyday("100.00");
    home.every(14, "2026-01-01", "2026-06-18", (on) =>
      home.row("everyday", on, "2000.00", "PAY/SALARY FROM ACME WIDGETS"),
    );
    home.every(14, "2026-01-03", "2026-06-30", (on) =>
      home.row("everyday", on, "-1000.00", "RENT RAY WHITE"),
    );
    home.every(14, "2026-01-10", "2026-06-30", (on) => home.row("everyday", on, "-1000.00", "WOOLWORTHS 1"));
    // The pay is $2,000.00. Half leaves the account two days later, and the other half nine days later.
    expect(home.report().conduct.paydayCycle).toMatchObject({
      cycles: 12,
      daysToLowest: { value: 9 },
      shareLeftAfter7Days: { value: 0.5 },
    });
  });
});

describe("expected expenses that are missing", () => {
  it("are reported for a full year without electricity or insurance", () => {
    expect(living().report().conduct.missingExpected).toEqual([
      "TELECOM",
      "UTILITIES",
      "TRANSPORT",
      "INSURANCE",
      "HOUSING",
    ]);
  });

  it("are not reported if there is little data", () => {
    const thin = everyday();
    thin.every(1, "2026-06-11", TO, (on) => thin.row("everyday", on, "-10.00", "ZXQY SHOP"));
    expect(thin.report().conduct.missingExpected).toEqual([]);
    const few = everyday().row("everyday", FROM, "-5.00", "ZXQY").row("everyday", TO, "-5.00", "ZXQY");
    expect(few.report().conduct.missingExpected).toEqual([]);
  });
});

describe("large amounts", () => {
  it("are single payments of at least $2,000 and half the monthly income, without regular payments", () => {
    const { conduct } = living()
      .row("everyday", "2026-03-05", "-5000.00", "HARVEY NORMAN 88")
      .row("everyday", "2026-03-06", "-1900.00", "HARVEY NORMAN 88")
      .row("everyday", "2026-04-01", "8000.00", "CARSALES SETTLEMENT")
      .report();
    expect(conduct.largeDebits.map(({ amountCents }) => amountCents)).toEqual([500_000]);
    expect(conduct.largeCredits.map(({ amountCents }) => amountCents)).toEqual([800_000]);
  });
});

describe("the conduct section in the insight profile", () => {
  it("has no day, event or series, and no sum that would reveal a single payment", () => {
    const home = living()
      .row("everyday", "2026-03-02", "-123.45", "SPORTSBET", { merchantCategoryCode: "7995" })
      .row("everyday", "2026-03-10", "90.00", "SPORTSBET WITHDRAWAL")
      .row("everyday", "2026-03-11", "80.00", "SPORTSBET WITHDRAWAL")
      .row("everyday", "2026-04-02", "-500.00", "OSKO PAYMENT TO SARAH JONES")
      .row("everyday", "2026-04-10", "500.00", "OSKO PAYMENT FROM SARAH JONES")
      .row("everyday", "2026-05-05", "-5000.00", "HARVEY NORMAN 88");
    const { conduct } = home.report({ profile: "insight" });
    expect(conduct).toMatchObject({ roundTrips: [], largeDebits: [], largeCredits: [], paydays: [] });
    expect(conduct.accounts.every(({ daily }) => daily.length === 0)).toBe(true);
    expect(conduct.gambling).toMatchObject({
      largestDay: null,
      ratioOfIncome: null,
      depositsTotal: { value: null },
      netTotal: { value: null },
      returnsTotal: { value: 17_000 },
    });
    expect(JSON.stringify(conduct)).not.toMatch(/2026-0[345]-\d\d/);
  });

  it("hides the balances of an account with few rows, because they would reveal a row", () => {
    const { conduct } = everyday()
      .row("everyday", "2026-06-01", "-123.45", "WOOLWORTHS 1")
      .report({ profile: "insight" });
    expect(conduct.accounts[0]?.windows).toEqual([]);
    expect(conduct.balanceWindows).toEqual([]);
  });
});
