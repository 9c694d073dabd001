import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

/** One row of a plain account. A positive amount is money in. */
function read(description: string, amount = "-45.00", type = "PAYMENT") {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.row("everyday", "2026-03-10", amount, description, { type });
  return one.report().transactions[0];
}
const codeOf = (...row: Parameters<typeof read>) => read(...row)?.code;

describe("a brand beside an asterisk", () => {
  it.each([
    ["joined to a country", "VISA-EBAYAU*O-52-41179 #947487", "shp.online"],
    ["joined to a country, before a product", "CARD 1512 15/11 BOOSTAU*RECHARGE", "com.phone_internet"],
    ["joined to a group", "Visa SHEINGRP*AU", "shp.online"],
    ["of a bookmaker", "VISA-NEDSAU*DEPOSIT #618494", "rec.gambling"],
    ["behind its owner", "Visa ZORRINGRP*KMART 1562 ORANG", "shp.department"],
    ["behind its listed owner", "POS COLESGROUP*LIQUORLAND 4411 DUBBO", "foo.alcohol"],
    ["behind its owner, before a truncated place", "CARD 1512 04/11 ZORRINGRP*DAN MURPH K", "foo.alcohol"],
    ["truncated", "POS HARVEYN*FRANCHISE 477 DUBBO", "shp.home_goods"],
  ])("is read: %s", (_, description, code) => {
    expect(codeOf(description)).toBe(code);
  });

  it.each([
    ["an unknown firm", "VISA-ZORRINAU*ORDER #710778"],
    ["a bookmaker behind an unknown firm", "VISA-ZORRINGRP*NEDS #710778"],
    ["a word that ends like a country", "VISA-ZORBUREAU*CORVANE #710778"],
    ["a short truncated brand", "VISA-HARVEY*CORVANE #710778"],
  ])("is not read: %s", (_, description) => {
    expect(codeOf(description)).toBe("unc.debit");
  });

  it("names the lender, not the shop that it pays", () => {
    expect(codeOf("VISA-AFTERPAYAU*KMART")).toBe("dbt.bnpl");
  });

  it("names the platform that pays", () => {
    expect(codeOf("D/Credit MENULOGGRP*COURIER PAY", "188.90", "TRANSFER_INCOMING")).toBe("inc.gig.platform");
  });
});

describe("a transfer to a person", () => {
  it.each([
    ["a surname that begins a shop's name", "NPP TO TARVO HOSKING smokes", "TRANSFER_OUTGOING"],
    ["a bank's word for instant payments", "Fast Pmt Out-Mira Zorrin fuel", "TRANSFER_OUTGOING"],
    ["a colon before the note", "NPP to MIRA Zorrin: bait", "PAYMENT"],
  ])("has a note: %s", (_, description, type) => {
    expect(codeOf(description, "-60.00", type)).toBe("trf.person");
  });

  it("is not what a bookmaker pays out", () => {
    expect(codeOf("NPP FROM NEDS WITHDRAWAL payout", "64.50", "TRANSFER_INCOMING")).toBe(
      "crd.gambling_return",
    );
  });
});

describe("the bank's words before a name", () => {
  it("are no part of it", () => {
    expect(read("Card ZORRIN TARVO DUBBO")?.name).toBe("Zorrin Tarvo");
    expect(codeOf("Card REPLACEMENT FEE", "-15.00", "FEE")).toBe("fin.bank_fee");
    expect(codeOf("DCR ATO", "412.30", "TRANSFER_INCOMING")).toBe("crd.tax_refund");
  });
});

describe("words of shops", () => {
  it.each([
    ["a discount shop's sign", "EFTPOS ZORRIN VALUE $2 & UP DUBBO", "shp.department"],
    ["discounts", "EFTPOS ZORRIN DISCOUNTS DUBBO", "shp.department"],
    ["a chemist's discounts", "EFTPOS ZORRIN CHEMIST DISCOUNTS DUBBO", "hea.pharmacy"],
    ["a Filipino grocer", "EFTPOS FILIPINO SARI STORE DUBBO", "foo.groceries"],
    ["a clothes shop", "EFTPOS ZORRIN SARI STORE DUBBO", "per.clothing"],
    ["a café with a brewery's name", "EFTPOS MOO & BREW BURGERS DUBBO", "foo.dining"],
    ["a truncated bakery", "CARD 1512 04/11 ZORRIN STREET BAK DUBBO", "foo.groceries"],
    ["a bar on a street", "CARD 1512 04/11 ZORRIN STREET BAR DUBBO", "foo.alcohol"],
    ["a truncated car park", "EFTPOS ZORRIN CORVANE CAR PAR DUBBO", "tra.tolls_parking"],
  ])("show the trade: %s", (_, description, code) => {
    expect(codeOf(description)).toBe(code);
  });

  it("show fees if a large direct debit ends in a church's name", () => {
    const text = "PAYMENT BY AUTHORITY TO ZORRIN ANGLICAN 953748920";
    expect(codeOf(text, "-980.00", "DIRECT_DEBIT")).toBe("edu.private");
    expect(codeOf(text, "-40.00", "DIRECT_DEBIT")).not.toBe("edu.private");
  });
});
