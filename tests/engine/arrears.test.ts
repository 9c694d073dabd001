import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/engine/calendar/day";
import { Household } from "./household";

const FROM = "2025-07-04";
const TO = "2026-06-30";

/**
 * A household with a weekly car repayment. The payments at the indexes in `bounced` bounce. For each index in `again`,
 * the payment is made again that many days later.
 */
function makeHome(bounced: readonly number[], again: Readonly<Record<number, number>> = {}) {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "500.00");
  home.every(14, FROM, TO, (on) => home.row("everyday", on, "1900.00", "PAY/SALARY FROM ACME WIDGETS"));
  home.every(7, FROM, TO, (on, index) => {
    home.row("everyday", on, "-96.40", "DIRECT DEBIT LATITUDE AUTO LOAN");
    if (!bounced.includes(index)) return;
    home.row("everyday", addDays(on, 1), "96.40", "DISHONOUR DIRECT DEBIT LATITUDE AUTO LOAN");
    const later = again[index];
    if (later) home.row("everyday", addDays(on, later), "-96.40", "DIRECT DEBIT LATITUDE AUTO LOAN");
  });
  return home;
}

const arrearsOf = (home: Household) => home.report().liabilities.arrears[0];

describe("a repayment that bounced", () => {
  it("is not covered by the following repayments, which are for later instalments", () => {
    expect(arrearsOf(makeHome([10, 20]))).toMatchObject({
      bounced: 2,
      paid: 50,
      notMadeGood: 2,
      notMadeGoodCents: 19_280,
    });
  });

  it("is covered by an additional payment within fourteen days", () => {
    expect(arrearsOf(makeHome([10, 20], { 10: 4 }))).toMatchObject({ bounced: 2, paid: 51, notMadeGood: 1 });
  });

  it("is not counted until the fourteen days have passed", () => {
    expect(arrearsOf(makeHome([51]))).toMatchObject({ bounced: 1, notMadeGood: 0 });
  });

  it("is in the headline with the number of repayments that remain unpaid", () => {
    const { headlines } = makeHome([10, 20]).report().summary;
    expect(headlines.find(({ code }) => code === "DISHONOURS")?.text).toMatch(
      /^2 dishonoured payments, .* Rent and repayments not paid within fourteen days: .* \(2\)\.$/,
    );
  });

  it("shows no amount, no day and no number below nine in the insight profile", () => {
    const { liabilities, summary } = makeHome([10, 20]).report({ profile: "insight" });
    expect(summary.headlines.find(({ code }) => code === "DISHONOURS")?.text).toMatch(
      /^Under 10 dishonoured payments, .* Rent and repayments not paid within fourteen days: [^\d]*\.$/,
    );
    expect(liabilities.arrears[0]).toMatchObject({
      notMadeGood: 9,
      notMadeGoodCents: null,
      lastNotMadeGoodOn: null,
    });
  });
});

describe("a contract with payments that bounced", () => {
  it("counts with the contract's amount, for lenders and for all other payees", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "500.00");
    home.every(14, FROM, TO, (on) => home.row("everyday", on, "1900.00", "PAY/SALARY FROM ACME WIDGETS"));
    home.every(14, "2025-07-08", TO, (on, index) => {
      home.row("everyday", on, "-33.90", "DIRECT DEBIT ANYTIME FITNESS");
      if (index % 5 > 2)
        home.row("everyday", addDays(on, 1), "33.90", "DISHONOUR DIRECT DEBIT ANYTIME FITNESS");
    });
    const { expenses } = home.report();
    const gym = expenses.groups.flatMap(({ leaves }) => leaves).find(({ code }) => code === "rec.gym");
    // The gym charges 33.90 a fortnight: 33.90 × 26 ÷ 12.
    expect(gym?.monthly.selected).toMatchObject({ value: 7_345, formula: "A-STREAM" });
    expect(gym?.monthly.selected.note).toContain("dishonoured payments counted at the amount charged");
  });
});
