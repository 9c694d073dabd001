import { describe, expect, it } from "vitest";
import type { BankData, CdsAccount } from "@/lib/engine/bank";
import { findStatementDay } from "@/lib/engine/calendar/day";
import { Household } from "@/tests/engine/household";

const TO = "2026-06-30";
const home = (balance: string | null = "1000.00", more: Partial<CdsAccount> = {}) =>
  new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", balance, more);
const amounts = (household: Household) =>
  household.report().transactions.map(({ amountCents }) => amountCents);

describe("debits without a minus sign", () => {
  /** Adds pay, rent and groceries. No amount has a minus sign, as in the data of some banks. */
  const unsigned = (household: Household) => {
    household.every(14, "2026-01-01", TO, (on) =>
      household.row("everyday", on, "2000.00", "ACME WIDGETS SALARY", { type: "TRANSFER_INCOMING" }),
    );
    return household.every(14, "2026-01-02", TO, (on) =>
      household
        .row("everyday", on, "1500.00", "RAY WHITE RENT", { type: "DIRECT_DEBIT" })
        .row("everyday", on, "400.00", "WOOLWORTHS 1234", { type: "PAYMENT" }),
    );
  };

  it("are corrected if every row lacks a sign and the types give the direction", () => {
    const report = unsigned(home()).report();
    const out = report.transactions.filter(({ amountCents }) => amountCents < 0);
    expect(out).toHaveLength(26);
    expect(report.expenses.totals.living.count).toBe(13);
    expect(report.quality.reasons.map(({ code }) => code)).toContain("SIGNS_CORRECTED");
    expect(report.warnings.map(({ text }) => text)).toContain(
      "26 debits had no minus sign; the signs were corrected.",
    );
  });

  it("are corrected if only debits with a type lack the sign, and the balance allows no other reading", () => {
    const household = home("500.00");
    household.every(14, "2026-01-01", TO, (on) =>
      household.row("everyday", on, "2000.00", "ACME WIDGETS SALARY", { type: "TRANSFER_INCOMING" }),
    );
    household.every(14, "2026-01-02", TO, (on) =>
      household
        .row("everyday", on, "1500.00", "RAY WHITE RENT", { type: "DIRECT_DEBIT" })
        .row("everyday", on, "-450.00", "WOOLWORTHS 1234", { type: "OTHER" }),
    );
    expect(amounts(household).filter((cents) => cents === -150_000)).toHaveLength(13);
    expect(amounts(household).filter((cents) => cents === -45_000)).toHaveLength(13);
  });

  it("are corrected if every sign is reversed", () => {
    const household = home("500.00");
    household.every(14, "2026-01-01", TO, (on) =>
      household.row("everyday", on, "-2000.00", "ACME WIDGETS SALARY", { type: "TRANSFER_INCOMING" }),
    );
    household.every(14, "2026-01-02", TO, (on) =>
      household.row("everyday", on, "2100.00", "RAY WHITE RENT", { type: "DIRECT_DEBIT" }),
    );
    expect(amounts(household).every((cents) => cents === 200_000 || cents === -210_000)).toBe(true);
    expect(household.report().income.streams[0]?.name).toBe("Acme Widgets");
  });

  it("are left out if there is no evidence of their direction", () => {
    const household = home(null).row("everyday", "2026-06-01", "321.00", "PAY ANYONE", {
      type: "TRANSFER_OUTGOING",
    });
    household.row("everyday", "2026-06-02", "100.00", "TRANSFER", { type: "TRANSFER_INCOMING" });
    const { transactions, quality } = household.report();
    expect(transactions.map(({ amountCents }) => amountCents)).toEqual([10_000]);
    expect(quality.rowsExcluded).toEqual([{ reason: "AMBIGUOUS_SIGN", count: 1 }]);
    expect(quality.reasons.find(({ code }) => code === "ROWS_EXCLUDED")).toBeDefined();
  });

  it("are not assumed for a returned debit, a refunded fee, or received money with the type of a payment", () => {
    const household = home("9000.00");
    household.every(14, "2026-01-01", TO, (on) =>
      household.row("everyday", on, "500.00", "OSKO FROM SAM LEE", { type: "PAYMENT" }),
    );
    household.row("everyday", "2026-03-01", "-55.00", "DIRECT DEBIT GYM", { type: "DIRECT_DEBIT" });
    household.row("everyday", "2026-03-02", "55.00", "DISHONOUR GYM", { type: "DIRECT_DEBIT" });
    household.row("everyday", "2026-03-03", "10.00", "FEE REFUND", { type: "FEE" });
    expect(amounts(household).filter((cents) => cents > 0)).toHaveLength(15);
    expect(household.report().quality.rowsExcluded).toEqual([]);
  });

  it("are recognised by the interest of a loan, even if the loan's repayments have an unusual name", () => {
    const household = new Household().account("loan", "RESIDENTIAL_MORTGAGES", "-300000.00");
    household.monthly("2026-01-05", TO, (on) =>
      household
        .row("loan", on, "-2000.00", "REPAYMENT", { type: "PAYMENT" })
        .row("loan", on, "1500.00", "INTEREST", { type: "INTEREST_CHARGED" }),
    );
    expect(new Set(amounts(household))).toEqual(new Set([200_000, -150_000]));
    const usual = new Household().account("loan", "RESIDENTIAL_MORTGAGES", "-300000.00");
    usual.monthly("2026-01-05", TO, (on) =>
      usual.row("loan", on, "2000.00", "REPAYMENT", { type: "PAYMENT" }),
    );
    expect(new Set(amounts(usual))).toEqual(new Set([200_000]));
  });

  it("are treated the same if a page of rows arrives twice", () => {
    const household = unsigned(home());
    const once = JSON.stringify(household.report());
    household.data.transactions.push(...household.data.transactions.slice(3, 30));
    household.data.transactions.reverse();
    expect(JSON.stringify(household.report())).toBe(once);
  });
});

describe("accounts that are not counted", () => {
  it("are listed but in no figure if the customer does not own them", () => {
    const household = home("100.00")
      .account("mums", "TRANS_AND_SAVINGS_ACCOUNTS", "50000.00", { isOwned: false, displayName: "Mum" })
      .row("everyday", "2026-06-01", "-10.00", "WOOLWORTHS 12")
      .row("mums", "2026-06-02", "-900.00", "WOOLWORTHS 12");
    const { quality, transactions, accounts, warnings } = household.report();
    expect(quality.accountsLeftOut).toEqual([
      { id: "mums", name: "Mum", institution: null, reason: "NOT_OWNED", currency: "AUD", rows: 1 },
    ]);
    expect(transactions).toHaveLength(1);
    expect(accounts.map(({ id }) => id)).toEqual(["everyday"]);
    expect(warnings.map(({ code }) => code)).toContain("ACCOUNT_NOT_OWNED");
    expect(quality.rowsExcluded).toEqual([{ reason: "NOT_OWNED", count: 1 }]);
  });

  it("are not added to dollars if they are in a foreign currency, and their rows are counted by currency", () => {
    const household = home("100.00").account("usd", "TRANS_AND_SAVINGS_ACCOUNTS", null);
    household.data.balances.push({ accountId: "usd", currentBalance: "7000.00", currency: "usd" });
    household
      .row("everyday", "2026-06-01", "-10.00", "WOOLWORTHS 12")
      .row("everyday", "2026-06-01", "-10.00", "HOTEL", { currency: "EUR" })
      .row("usd", "2026-06-02", "-900.00", "HOTEL");
    const { quality, conduct, transactions } = household.report();
    expect(transactions).toHaveLength(1);
    expect(quality.foreignRows).toEqual([
      { currency: "EUR", count: 1 },
      { currency: "USD", count: 1 },
    ]);
    expect(quality.rowsExcluded).toEqual([{ reason: "FOREIGN_CURRENCY", count: 2 }]);
    expect(conduct.dailyBalances.at(-1)?.amountCents).toBe(10_000);
  });

  const twice = (more: Partial<CdsAccount>, other: Partial<CdsAccount>) => {
    const household = home("100.00", more).account("again", "TRANS_AND_SAVINGS_ACCOUNTS", "100.00", other);
    household.every(3, "2026-05-01", TO, (on, index) => {
      household.row("everyday", on, `-${10 + index}.00`, "WOOLWORTHS 12");
      if (index > 2) household.row("again", on, `-${10 + index}.00`, "WOOLWORTHS 12");
    });
    return household.report();
  };

  it("include a second copy of an account shared under two arrangements, by number, or by rows and masked number", () => {
    for (const report of [
      twice({ bsb: "062-000", accountNumber: "12345678" }, { bsb: "062000", accountNumber: "1234 5678" }),
      twice({ maskedNumber: "xxxx1234" }, { maskedNumber: "xxx-xxx xx1234" }),
    ]) {
      expect(report.quality.accountsLeftOut.map(({ id, reason }) => [id, reason])).toEqual([
        ["again", "SHARED_TWICE"],
      ]);
      expect(report.transactions).toHaveLength(21);
      expect(report.conduct.dailyBalances.at(-1)?.amountCents).toBe(10_000);
    }
  });

  it("do not include a second account with only the same last digits", () => {
    const household = home("100.00", { maskedNumber: "xx1234" }).account(
      "other",
      "TRANS_AND_SAVINGS_ACCOUNTS",
      "70.00",
      { maskedNumber: "xx1234" },
    );
    household.every(3, "2026-05-01", TO, (on, index) => {
      household.row("everyday", on, `-${10 + index}.00`, "WOOLWORTHS 12");
      household.row("other", on, `-${11 + index}.50`, "COLES 12");
    });
    expect(household.report().quality.accountsLeftOut).toEqual([]);
  });
});

describe("data in older and less strict formats", () => {
  it("is read: nested loan terms, lower-case words, no status, a minus before zero", () => {
    const data = {
      accounts: [
        {
          accountId: "loan",
          displayName: "Home Loan",
          productCategory: "residential_mortgages",
          specificAccountUType: "loan",
          specificAccount: { loan: { loanEndDate: "2051-06-30", minInstalmentAmount: "2600.00" } },
        },
        { accountId: "card", displayName: "Visa", productCategory: "CRED_AND_CHRG_CARDS" },
      ],
      balances: [{ accountId: "loan", currentBalance: "-1.00" }],
      transactions: [
        { accountId: "card", transactionId: "1", amount: "-0.00", postingDateTime: "2026-06-01" },
        { accountId: "card", transactionId: "2", amount: "-5.00", postingDateTime: "2026-06-02" },
        {
          accountId: "card",
          transactionId: "3",
          amount: "-6.00",
          postingDateTime: "2026-06-02",
          status: "pending",
        },
        {
          accountId: "card",
          transactionId: "4",
          amount: "20.00",
          postingDateTime: "2026-06-03",
          type: "interest_paid",
          status: "Posted",
        },
      ],
      directDebits: [],
      scheduledPayments: [],
    } as unknown as BankData;
    const report = new Household().report({ data });
    const loan = report.accounts.find(({ id }) => id === "loan");
    expect(loan).toMatchObject({
      kind: "MORTGAGE",
      loan: { endsOn: "2051-06-30", minInstalmentCents: 260_000 },
    });
    expect(report.transactions.map(({ amountCents }) => amountCents)).toEqual([0, -500, 2_000]);
    expect(Object.is(report.transactions[0]?.amountCents, 0)).toBe(true);
    expect(report.quality.pendingExcluded.count).toBe(1);
  });

  it("may use the same id for two rows of two accounts", () => {
    const report = home()
      .account("saver", "TRANS_AND_SAVINGS_ACCOUNTS", "5.00")
      .row("everyday", "2026-06-01", "-4.50", "CAFE", { transactionId: "1" })
      .row("saver", "2026-06-01", "-5.50", "CAFE", { transactionId: "1" })
      .report();
    expect(new Set(report.transactions.map(({ id }) => id)).size).toBe(2);
  });

  it("has no gap after the last row of an account that was closed in the period", () => {
    const household = home().account("old", "TRANS_AND_SAVINGS_ACCOUNTS", "0.00", { openStatus: "CLOSED" });
    household.every(1, "2025-07-01", "2026-02-01", (on) => household.row("old", on, "-4.50", "CAFE"));
    household.every(1, "2025-07-01", TO, (on) => household.row("everyday", on, "-4.50", "CAFE"));
    expect(household.report().quality.gapDays).toBe(0);
  });
});

describe("placeholder times", () => {
  it.each([
    // If the time is midnight, the date is the bank's local date, whatever the offset.
    ["2026-07-10T00:00:00+10:00", "2026-07-10"],
    ["2026-07-10T00:00:00+11:00", "2026-07-10"],
    ["2026-01-10T00:00:00+10:00", "2026-01-10"],
    ["2026-01-10T00:00:00.000+11:00", "2026-01-10"],
    ["2026-07-10T00:00:00Z", "2026-07-10"],
    ["2026-07-10T00:00+08:00", "2026-07-10"],
    // Midnight in Sydney or Brisbane, written in UTC, before and after the clock changes of 4 October and 5 April.
    ["2026-07-09T14:00:00Z", "2026-07-10"],
    ["2026-10-03T14:00:00Z", "2026-10-04"],
    ["2026-10-04T13:00:00Z", "2026-10-05"],
    ["2026-04-04T13:00:00Z", "2026-04-05"],
    ["2026-04-05T14:00:00Z", "2026-04-06"],
    ["2026-04-04T14:00:00Z", "2026-04-05"],
    ["2025-12-31T13:00:00Z", "2026-01-01"],
    // Any other time is a real time of day, so it is converted to Sydney time.
    ["2026-07-09T13:59:59Z", "2026-07-09"],
    ["2026-07-10T00:00:01-05:00", "2026-07-10"],
    ["2026-07-10T22:30:00-05:00", "2026-07-11"],
  ])("mean, in %s, the statement's %s", (text, day) => expect(findStatementDay(text)).toBe(day));
});

describe("an active account without any minus sign", () => {
  /** A household with pay, rent and purchases of varying amounts. Its bank writes no minus signs. */
  const unsigned = (types: { pay: string; spent: string }, balance: string | null) => {
    const household = home(balance);
    household.every(14, "2026-01-01", TO, (on) =>
      household.row("everyday", on, "2000.00", "ACME WIDGETS SALARY", { type: types.pay }),
    );
    household.every(7, "2026-01-02", TO, (on) =>
      household.row("everyday", on, "550.00", "RAY WHITE RENT", { type: types.spent }),
    );
    return household.every(3, "2026-01-02", TO, (on, index) =>
      household.row("everyday", on, `${40 + index}.10`, "WOOLWORTHS 1234", { type: types.spent }),
    );
  };

  it("has outgoing payments if its balance allows no other reading and its income could pay for them", () => {
    const report = unsigned({ pay: "TRANSFER_INCOMING", spent: "PAYMENT" }, "1000.00").report();
    expect(report.transactions.filter(({ amountCents }) => amountCents < 0)).toHaveLength(86);
    expect(report.income.streams.map(({ name }) => name)).toEqual(["Acme Widgets"]);
    expect(report.warnings.map(({ code }) => code)).toContain("SIGNS_CORRECTED");
  });

  it.each([
    ["PAYMENT", "1000.00"],
    ["PAYMENT", null],
    ["OTHER", "1000.00"],
  ])("is left out if all its rows are %s and its balance is %s", (type, balance) => {
    const report = unsigned({ pay: type, spent: type }, balance).report();
    expect(report.transactions).toEqual([]);
    expect(report.quality.rowsExcluded).toEqual([{ reason: "AMBIGUOUS_SIGN", count: 99 }]);
    expect(report.warnings.map(({ code }) => code)).toContain("AMBIGUOUS_SIGN");
  });

  it("is read unchanged, with a warning, if neither types nor amounts give the direction", () => {
    const household = home("1000.00");
    household.every(7, "2026-01-01", TO, (on) => household.row("everyday", on, "700.00", "ACME WIDGETS"));
    const { transactions, warnings, quality } = household.report();
    expect(transactions).toHaveLength(26);
    expect(warnings.map(({ code }) => code)).toContain("SIGNS_DOUBTED");
    expect(quality.grade).toBe("C");
  });

  it("is read unchanged if its balance grew by the amounts received", () => {
    const household = new Household().account("saver", "TRANS_AND_SAVINGS_ACCOUNTS", "14000.00");
    household.every(7, "2026-01-01", TO, (on) =>
      household.row("saver", on, "500.00", "FROM EVERYDAY", { type: "PAYMENT" }),
    );
    expect(household.report().transactions).toHaveLength(26);
    expect(household.report().quality.rowsExcluded).toEqual([]);
  });
});

describe("a transaction's status", () => {
  it("excludes the row from every figure unless it is posted or absent, and the excluded rows are counted", () => {
    const household = home()
      .row("everyday", "2026-06-01", "-10.00", "CAFE")
      .row("everyday", "2026-06-02", "-11.00", "CAFE", { status: "CANCELLED" })
      .row("everyday", "2026-06-03", "-12.00", "CAFE", { status: "Held" });
    household.data.transactions.push({
      accountId: "everyday",
      transactionId: "old",
      amount: "-13.00",
      postingDateTime: "2026-06-04",
    });
    const { transactions, quality } = household.report();
    expect(transactions.map(({ amountCents }) => amountCents)).toEqual([-1_000, -1_300]);
    expect(quality.rowsExcluded).toEqual([{ reason: "NOT_POSTED", count: 2 }]);
  });
});

describe("one id on several rows", () => {
  const idOf = (transactionId: string) => ({ transactionId });

  it("keeps all rows that differ, with new ids and a warning", () => {
    const household = home();
    household.every(2, "2026-05-01", TO, (on, index) =>
      household.row("everyday", on, `-${4 + (index % 3)}.00`, `CAFE ${index % 5}`, idOf("0")),
    );
    const report = household.report();
    expect(report.transactions).toHaveLength(31);
    expect(new Set(report.transactions.map(({ id }) => id)).size).toBe(31);
    expect(report.warnings.find(({ code }) => code === "REUSED_IDS")?.text).toContain("31 rows");
    const ids = report.transactions.map(({ id }) => id);
    household.data.transactions.push(...household.data.transactions.slice(5, 25));
    household.data.transactions.reverse();
    expect(household.report().transactions.map(({ id }) => id)).toEqual(ids);
  });

  it("is one row for equal rows and for a corrected day or wording, and two rows for different amounts", () => {
    const report = home()
      .row("everyday", "2026-06-01", "-4.50", "CAFE", idOf("a"))
      .row("everyday", "2026-06-01", "-4.50", "CAFE", idOf("a"))
      .row("everyday", "2026-06-03", "-4.50", "CAFE SYDNEY", idOf("a"))
      .row("everyday", "2026-06-05", "-7.00", "LUNCH", idOf("b"))
      .row("everyday", "2026-06-05", "-9.00", "DINNER", idOf("b"))
      .report();
    const found = report.transactions.map(({ on, amountCents }) => `${on} ${amountCents}`).sort();
    expect(found).toEqual(["2026-06-03 -450", "2026-06-05 -700", "2026-06-05 -900"]);
    expect(report.warnings.find(({ code }) => code === "REUSED_IDS")?.text).toContain("2 rows");
  });
});
