import { describe, expect, it } from "vitest";
import { Household, readRow } from "@/tests/engine/household";

describe("money from buyers of farm goods and from managers of property", () => {
  it.each([
    ["DIRECT ENTRY CR-CORVANE GRAIN GROWER PAY 269", "inc.business.receipts"],
    ["TRANSFER FROM ZORRIN SUGAR LTD CANE PAY 4", "inc.business.receipts"],
    ["OSKO CR-P & K TARVO agistment", "inc.business.receipts"],
    ["TRANSFER FROM N TARVO AGISTMENT SEP", "inc.business.receipts"],
    ["CORVANE REAL ESTATE TRUST A/C MAINT 732", "inc.business.receipts"],
    ["Transfer From THE OWNERS SP 61220 PLUMBING INV 883", "inc.business.receipts"],
    ["CORVANE REAL ESTATE OWNER RENT MAINT 732", "inc.property.rent"],
    ["CORVANE ZORRIN TR OWNER 14 TARVO", "inc.property.rent"],
    ["OWNER 14 TARVO CORVANE ZORRIN TR", "inc.property.rent"],
    ["CORVANE PTY LTD DRAWINGS OWNER 14", "inc.business.receipts"],
    ["CORVANE PTY LTD SALARY PAY 4", "inc.salary.regular"],
    ["DIRECT CREDIT BOOKING.COM B.V. NO.327ID88120", "inc.property.rent"],
    ["VGS PAYMENT - S0081031", "inc.invest.distribution"],
    ["Corvane Group Ltd Int26", "inc.invest.dividend"],
    ["Direct Entry CR-DEUTSCHE RENTENVERS", "inc.super.pension"],
    ["DEPOSIT CORVANE MUSIC EXAM BOARD EXAMINER 483", "inc.salary.variable"],
    ["DEPOSIT CORVANE BUILDING P/L REPAY DIRECTOR LOAN", "crd.other"],
    ["TRANSFER FROM RURAL BANK FMD 77120", "crd.own_transfer"],
    ["TRANSFER FROM RURAL BANK LOAN 77120", "crd.loan_proceeds"],
  ])("has the category of its wording: %s", (description, code) => {
    expect(readRow(description, "1480.20", "TRANSFER_INCOMING")?.code).toBe(code);
  });
});

describe("a payment whose bank joins the side to the payee", () => {
  it.each([
    ["OSKO DR-CORVANE ACCOUNTING", "edu.tertiary_professional"],
    ["OSKO DR-ZORRIN PARISH TARVO offertory", "giv.donation"],
    ["OSKO DR-FMD DEPOSIT RURAL BANK", "fin.saving"],
    ["OSKO DR-SARAH WHITFIELD dinner", "trf.person"],
    ["OSKO DR SARAH WHITFIELD dinner", "trf.person"],
    ["OSKO PYMT CRYSTAL HOME CLEANING cleaning", "hou.maintenance"],
    ["OSKO PYMT CRYSTAL HOME dinner", "trf.person"],
  ])("has the category of the payee: %s", (description, code) => {
    expect(readRow(description, "-78.00", "TRANSFER_OUTGOING")?.code).toBe(code);
  });
});

describe("three payments in a year, two of them half a year apart", () => {
  const receipts = (days: readonly string[]) => {
    const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    one.every(7, "2025-07-04", "2026-06-26", (on) =>
      one.row("everyday", on, "-170.00", "VISA PURCHASE CORVANE GROCER", { type: "PAYMENT" }),
    );
    days.forEach((on, index) => {
      const amount = ["12480.90", "9944.20", "17208.75"][index] ?? "";
      one.row("everyday", on, amount, "DIRECT CREDIT CORVANE FOOD GROUP RCTI");
    });
    return one.report().income.streams[0];
  };

  it("are irregular, so that the average includes all three", () => {
    expect(receipts(["2025-08-10", "2025-11-18", "2026-05-23"])?.frequency).toBe("IRREGULAR");
    expect(receipts(["2025-07-04", "2026-01-05", "2026-06-26"])?.frequency).toBe("HALF_YEARLY");
  });
});
