import { describe, expect, it } from "vitest";
import { Household } from "./household";

const TO = "2026-06-30";

function makeHome() {
  const home = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "900.00")
    .account("card", "CRED_AND_CHRG_CARDS", "-250.00")
    .account("loan", "PERS_LOANS", "-9000.00");
  home.every(14, "2025-07-03", TO, (on) =>
    home.row("everyday", on, "2000.00", "PAY/SALARY FROM ACME WIDGETS"),
  );
  home.monthly("2025-07-10", TO, (on) => {
    home.row("card", on, "-300.00", "WOOLWORTHS 1234");
    home.row("everyday", on, "-300.00", "TRANSFER TO CARD", { type: "TRANSFER_OUTGOING" });
    home.row("card", on, "300.00", "PAYMENT RECEIVED", { type: "TRANSFER_INCOMING" });
    home.row("everyday", on, "-450.00", "TRANSFER TO LOAN", { type: "TRANSFER_OUTGOING" });
    home.row("loan", on, "450.00", "REPAYMENT", { type: "TRANSFER_INCOMING" });
    home.row("everyday", on, "-157.50", "BEFOREPAY REPAYMENT");
  });
  home.monthly("2025-07-03", TO, (on) => home.row("everyday", on, "150.00", "BEFOREPAY ADVANCE"));
  home.row("everyday", "2026-03-03", "-80.00", "KMART 1010");
  home.row("everyday", "2026-03-09", "20.00", "KMART 1010 REFUND");
  return home;
}

describe("the bridge from the opening to the closing balances", () => {
  const { cashflow, commitments, summary } = makeHome().report();
  const amounts = Object.fromEntries(
    cashflow.bridge?.lines.map((line) => [line.code, line.amountCents]) ?? [],
  );

  it("puts each row of accounts that are not loans into one line, and card repayments into no line", () => {
    expect(amounts).toEqual({
      INCOME: 26 * 200_000,
      LIVING: -12 * 30_000 - 8_000 + 2_000,
      LENDERS: -12 * 15_750,
      SHARED_LOANS: -12 * 45_000,
      BORROWED: 12 * 15_000,
    });
  });

  it("adds up to the change in the balances", () => {
    const total = Object.values(amounts).reduce((sum, cents) => sum + cents, 0);
    expect(cashflow.bridge).toMatchObject({
      totalCents: total,
      closingCents: 65_000,
      openingCents: 65_000 - total,
      differenceCents: 0,
    });
  });

  it("states the lender's advances next to the commitment, and that the surplus excludes the advances", () => {
    const line = commitments.lines.find(({ code }) => code === "dbt.wage_advance");
    // Twelve advances of 150.00: 12 × 150.00 ÷ 365 days × 30.4375 days a month.
    expect(line?.advancedMonthly).toMatchObject({ value: 15_010, count: 12, formula: "L-ADVANCE" });
    expect(summary.surplusMonthly.note).toContain("but not the money that these lenders advanced");
  });

  it("counts money from the customer's unshared accounts in the months too", () => {
    const home = new Household().account("saver", "TRANS_AND_SAVINGS_ACCOUNTS", "900.00");
    home.monthly("2025-07-10", TO, (on) => {
      home.row("saver", on, "400.00", "TRANSFER FROM OWN ACCOUNT", { type: "TRANSFER_INCOMING" });
      home.row("saver", on, "-150.00", "TRANSFER TO OWN ACCOUNT", { type: "TRANSFER_OUTGOING" });
    });
    const { months } = home.report().cashflow;
    expect(months.map(({ netCents }) => netCents)).toEqual(months.map(() => 25_000));
  });

  it("has no balances if the bank gave none for an account", () => {
    const home = makeHome().account("old", "TRANS_AND_SAVINGS_ACCOUNTS", null);
    expect(home.report().cashflow.bridge).toMatchObject({ openingCents: null, differenceCents: null });
  });

  it("is suppressed in the insight profile, with the advances", () => {
    const { cashflow: hidden, commitments: lines } = makeHome().report({ profile: "insight" });
    expect(hidden.bridge).toBeNull();
    const line = lines.lines.find(({ code }) => code === "dbt.wage_advance");
    expect(line?.advancedMonthly).toMatchObject({ value: null, count: 11 });
  });
});
