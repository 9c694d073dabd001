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

describe("the category", () => {
  it.each([
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

  it("of a transfer to a school named after a lady is not a person's", () => {
    const row = read("Osko To MISS KATES DANCE ACADEMY term 3", "-210.00", "TRANSFER_OUTGOING");
    expect(row?.code).not.toBe("trf.person");
  });
});
