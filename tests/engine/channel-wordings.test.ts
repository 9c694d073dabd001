import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

/** Reads one row and returns its category, its name and its pair's kind. */
function read(wording: string, amount: string, type: string) {
  const [row] = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
    .row("everyday", "2026-03-02", amount, wording, { type })
    .report().transactions;
  return row;
}

describe("the name of the other party", () => {
  it.each([
    "Inward Direct Credit",
    "External Credit",
    "External Deposit",
    "Electronic Credit",
    "Incoming Payment -",
    "Inbound Transfer from",
    "RTP CREDIT",
    "NPP Inward",
    "Fast Credit From",
    "BULK CREDIT",
    "EFT CREDIT",
    "Funds received from",
    "Received money from",
  ])("does not contain the bank's words for money in: %s", (opening) => {
    const row = read(`${opening} Zorrin Metalworks 8831`, "900.00", "OTHER");
    expect(row?.name).toBe("Zorrin Metalworks");
  });

  it.each([
    ["Debit Order", "DIRECT_DEBIT"],
    ["External Debit", "DIRECT_DEBIT"],
    ["AUTH DEBIT", "DIRECT_DEBIT"],
    ["POS PUR", "PAYMENT"],
    ["EFTPOS PUR", "PAYMENT"],
    ["Visa Card", "PAYMENT"],
    ["Contactless", "PAYMENT"],
    ["Outward Transfer to", "TRANSFER_OUTGOING"],
    ["Sent money to", "TRANSFER_OUTGOING"],
  ])("does not contain the bank's words for money out: %s", (opening, type) => {
    expect(read(`${opening} Zorrin Metalworks`, "-40.00", type)?.name).toBe("Zorrin Metalworks");
  });

  it("ends before the date and the card that the bank prints after it", () => {
    const wording = "EFTPOS Purchase - Receipt 211875 UNITED CARDIFF Date 14 Oct 2026 Card 462263xxxxxx9545";
    expect(read(wording, "-63.25", "PAYMENT")?.name).toBe("United");
  });
});

describe("a shop's name that fills the card network's field", () => {
  it.each([
    ["ATHERTON QUALITY BUTCHERATHERTON", "Atherton Quality Butcher", "foo.groceries"],
    ["LIMESTONE COAST PRODUCMOUNT GAMBIER", "Limestone Coast Produc", "foo.groceries"],
    ["CORROBOREE PARK TAVERNDARWIN NT AUS", "Corroboree Park Tavern", "foo.dining"],
    // Not joined: a word that ends in a suburb's name.
    ["ZORRIN STRAWBERRY FARM STALL", "Zorrin Strawberry Farm Stall", "foo.groceries"],
  ])("is separated from the suburb that is joined to it: %s", (wording, name, code) => {
    const row = read(wording, "-24.00", "PAYMENT");
    expect([row?.name, row?.code]).toEqual([name, code]);
  });
});

describe("the category", () => {
  it.each([
    ["Transfer To Zorrin Conveyancing Trst CommBank App purchase", "-441206.40", "trf.business_unknown"],
    ["Transfer To Zorrin Realty Trust CommBank App rent", "-640.00", "hou.rent"],
    ["DIRECT DEBIT LATITUDE 28DEGREES MC 298789210", "-71.00", "dbt.card_unshared"],
    ["BPAY FRASER COAST REG COUNC CRN 728217184", "-1684.76", "hou.rates_water"],
    ["OSKO TO ELDERS R/E LONGREACH T 24 Swan St", "-640.00", "hou.rent"],
    ["OSKO PAYMENT TO MYSELF ZORRIN SPEND", "-450.00", "trf.own_unshared"],
    ["OSKO PAYMENT TO ST STEPHENS ANGLICAN offering", "-25.00", "giv.donation"],
    ["RACINE BAKERY BATHURST", "-15.50", "foo.groceries"],
    ["Hotel Zorrin Kyoto", "-212.30", "rec.travel"],
    ["EFTPOS ZORRIN HOTEL LIVERPOOL NSW", "-42.30", "foo.dining"],
    ["Transfer to Zorrin Realty Trust rent in advance", "-24000.00", "hou.rent"],
    ["DIRECT CREDIT AUST RETIREMENT TRUST RIA4513568", "1925.00", "inc.super.lump"],
    ["EFTPOS ZORRIN LEAGUES CLUB GAMIN RACEVIEW QLD", "-50.00", "rec.gambling"],
    ["TAB WESTON HOTEL WESTON", "-20.00", "rec.gambling"],
    ["PAYMENT BY AUTHORITY RETURNED ZORRIN", "78.20", "crd.reversal"],
    ["BPAY CITI REWARDS CREDIT CARD 118204471", "-640.00", "dbt.card_unshared"],
    ["DIRECT DEBIT NIMBLE MEDIUM LOAN", "-139.90", "dbt.macc"],
    ["DIRECT DEBIT NIMBLE", "-78.20", "dbt.sacc"],
    ["BPAY PAYMENT OC 40 LYNCH ST LEVY 174652447", "-612.00", "hou.strata_landtax"],
    ["CASHOUT ATM SPRINGVALE 693616", "-300.00", "csh.atm"],
    ["CR ZORRIN GROUP FIN26/00819", "98.00", "inc.invest.dividend"],
    ["Topped up balance", "400.00", "crd.own_transfer"],
  ])("follows from the bank's or payee's wording: %s", (wording, amount, code) => {
    expect(read(wording, amount, "OTHER")?.code).toBe(code);
  });

  it.each(["DIRECT CREDIT ZORRIN PTY LTD WORKCOVER TOP UP", "DIRECT CREDIT ZORRIN HEALTH TOP UP"])(
    "of a payer's top-up is not the customer's own transfer: %s",
    (wording) => {
      expect(read(wording, "400.00", "DIRECT_CREDIT")?.code).not.toBe("crd.own_transfer");
    },
  );

  it("of a super fund's two payments on odd days is a lump sum each", () => {
    const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    for (const on of ["2025-08-04", "2026-02-19"])
      one.row("everyday", on, "10000.00", "DIRECT CREDIT AUST RETIREMENT TRUST RIA4513568");
    expect(new Set(one.report().transactions.map(({ code }) => code))).toEqual(new Set(["inc.super.lump"]));
  });

  it("of a super fund's payments is a pension if they recur", () => {
    const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    one.monthly("2025-07-12", "2026-06-12", (on) =>
      one.row("everyday", on, "1925.00", "DIRECT CREDIT AUST RETIREMENT TRUST RIA4513568"),
    );
    expect(new Set(one.report().transactions.map(({ code }) => code))).toEqual(
      new Set(["inc.super.pension"]),
    );
  });

  it("of what a person as employer pays back between paydays is a refund, not pay", () => {
    const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    one.every(7, "2026-01-08", "2026-06-25", (on) =>
      one.row("everyday", on, "455.00", "OSKO PAYMENT FROM ZORRIN TARVO nanny pay"),
    );
    one.row("everyday", "2026-02-10", "46.50", "OSKO PAYMENT FROM ZORRIN TARVO zoo reimb");
    const repaid = one.report().transactions.find(({ amountCents }) => amountCents === 4_650);
    expect(repaid?.code).not.toMatch(/^inc\./);
  });

  it("of a transfer to a school named after a lady is not a person's", () => {
    const row = read("Osko To MISS KATES DANCE ACADEMY term 3", "-210.00", "TRANSFER_OUTGOING");
    expect(row?.code).not.toBe("trf.person");
  });
});
