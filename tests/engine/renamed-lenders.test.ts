import { expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

/** Returns the car lenders' names, repayments and statuses. From March 2026 the second lender is repaid. */
function lendersOf({ amount = "-468.90", from = "2026-03-14", advance = "" } = {}) {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "4000.00");
  home.every(3, "2025-07-01", "2026-06-30", (on) => home.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
  home.monthly("2025-07-14", "2026-06-30", (on) => {
    if (on < "2026-03-01") home.row("everyday", on, "-468.90", "DIRECT DEBIT CORVANE CAR FINANCE");
    else if (on >= from) home.row("everyday", on, amount, "DIRECT DEBIT HALVORSEN CAR LOAN");
  });
  if (advance !== "") home.row("everyday", "2026-02-20", advance, "HALVORSEN CAR LOAN ADVANCE");
  const { detected } = home.report().liabilities;
  return detected.map(({ lender, count, status }) => [lender, count, status]);
}

it("two lenders are one debt if the same instalment goes on to the later one on the next date", () => {
  expect(lendersOf()).toEqual([["Halvorsen Car Loan", 12, "ACTIVE"]]);
});

it("two lenders are two debts if the instalment differs or a month has none", () => {
  expect(lendersOf({ amount: "-470.10" })).toHaveLength(2);
  expect(lendersOf({ from: "2026-04-14" })).toHaveLength(2);
});

it("two lenders are two debts if the later one advanced money", () => {
  expect(lendersOf({ advance: "9000.00" }).filter(([, count]) => count !== 0)).toHaveLength(2);
});

it("two lenders are two debts if both are repaid in the same months", () => {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "4000.00");
  home.monthly("2025-07-14", "2026-06-30", (on) => {
    home.row("everyday", on, "-468.90", "DIRECT DEBIT CORVANE CAR FINANCE");
    if (on >= "2026-03-01") home.row("everyday", on, "-468.90", "DIRECT DEBIT HALVORSEN CAR LOAN");
  });
  expect(home.report().liabilities.detected).toHaveLength(2);
});
