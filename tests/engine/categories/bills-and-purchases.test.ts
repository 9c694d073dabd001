import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

/** The category of one row. A positive amount is money in. */
function codeOf(description: string, amount = "-100.00", type = "PAYMENT") {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  return one.row("everyday", "2026-03-10", amount, description, { type }).report().transactions[0]?.code;
}

describe("a word that means one thing in a purchase and another in a bill", () => {
  it.each([
    ["ZORRIN HOSTEL - Direct Debit - Receipt 118223 ROOM 12", "hou.board"],
    ["OSKO PAYMENT TO ZORRIN HOSTEL ROOM 4", "hou.board"],
    ["EFTPOS PURCHASE ZORRIN HOSTEL ROOM 4", "rec.travel"],
    ["EFTPOS PURCHASE ZORRIN HOSTEL", "rec.travel"],
    ["BPAY ZORRIN MARKETS STALL 118204", "unc.debit"],
    ["EFTPOS PURCHASE ZORRIN MARKETS STALL", "foo.groceries"],
    ["EFTPOS PURCHASE ZORRIN ROADHOUSE", "tra.fuel"],
    ["Visa Purchase SQ *ROADHOUSE PIES KINGSTON", "foo.dining"],
    ["DIRECT DEBIT UBICAR", "tra.car_insurance"],
  ])("%s is %s", (description, code) => {
    expect(codeOf(description)).toBe(code);
  });

  it("is no insurance if the insurer's name begins the name of a firm that rents out cars", () => {
    expect(codeOf("DIRECT DEBIT UBICAR RENTALS PTY LTD")).not.toBe("tra.car_insurance");
  });
});

describe("a fuel chain whose name is an ordinary word", () => {
  it.each([
    ["EFTPOS PURCHASE UNITED 5885 EIGHT MILE PL AU", "tra.fuel"],
    ["Visa Purchase UNITED 7212 DEER PARK AU Card 8623", "tra.fuel"],
    ["OSKO PAYMENT TO UNITED 7212 ZORRIN CORVANE", "trf.person"],
    ["EFTPOS PURCHASE UNITED ZORRIN CORVANE", "unc.debit"],
  ])("%s is %s", (description, code) => {
    expect(codeOf(description)).toBe(code);
  });
});

describe("a bank, a place and a number", () => {
  it.each([
    ["NAB DUBBO NARROMINE 826163", "OTHER", "csh.atm"],
    ["CBA DUBBO 811058", "OTHER", "csh.atm"],
    ["NAB DUBBO NARROMINE 826163", "DIRECT_DEBIT", "unc.debit"],
    ["NAB DUBBO NARROMINE 826163", "TRANSFER_OUTGOING", "unc.debit"],
    ["NAB DUBBO LOAN 826163", "OTHER", "unc.debit"],
  ])("%s, a row of type %s, is %s", (description, type, code) => {
    expect(codeOf(description, "-100.00", type)).toBe(code);
  });
});

describe("an app's own savings", () => {
  it.each([
    ["To Save", "-80.00", "TRANSFER_OUTGOING", "trf.own_unshared"],
    ["Transfer from Rent money", "220.00", "TRANSFER_INCOMING", "crd.own_transfer"],
  ])("%s is no income and no spending", (description, amount, type, code) => {
    expect(codeOf(description, amount, type)).toBe(code);
  });
});

it("a name with the word “events” is a firm's", () => {
  expect(codeOf("NPP Credit Zorrin Events stall fee", "420.00", "TRANSFER_INCOMING")).not.toBe("crd.person");
});
