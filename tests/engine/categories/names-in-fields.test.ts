import { describe, expect, it } from "vitest";
import { readDescriptor } from "@/lib/engine/text/read-descriptor";
import { Household } from "@/tests/engine/household";

type Wordings = readonly (readonly [code: string, lines: string])[];

/**
 * Each category with direct debits of invented firms and of firms in the engine's tables. The bank cuts the name to
 * sixteen characters.
 */
const DEBITED: Wordings = [
  ["dbt.personal", "PAYMENT TO ZELDA PERSONAL L ZPL 0091288; PAYMENT TO CORVA PERS LOANS CPL 0091288"],
  ["dbt.car", "PAYMENT BY AUTHORITY TO MACQUARIE LEASIN QRS 4410928"],
  [
    "edu.tertiary_professional",
    "PAYMENT TO CORVAN WORKERS U CWU 2211873; PAYMENT TO ZELD TEACHERS UN ZTU 2211873",
  ],
  [
    "edu.private",
    "PAYMENT TO CORVANE CHRISTIA ZEL 1182; ST ZELDAS GIRLS ZEP 2091; DIRECT DEBIT CORVANE COLL 6413902825",
  ],
  ["hea.insurance", "DIRECT DEBIT TEACHERS UNION H NQ44182; PAYMENT TO EMERGENCY SERVIC ESH 1120"],
  ["ins.other", "DIRECT DEBIT GUARDIAN FUNERAL 7096; DIRECT DEBIT AAMI BUSINESS 99210"],
  ["tra.car_insurance", "NRMA INSURANCE MOT 44128890; RAC INSURANCE MVI 40817"],
  [
    "rec.gym",
    "DIRECT DEBIT CORVANEWORX ZLD FFA 117067; ACTIVE CORVANE AC8812; PAYMENT TO DEBITSUCCESS 495006494",
  ],
  ["giv.donation", "Dir Debit RSPCA VICTORIA 881212"],
  ["gov.fine_fee", "QLD GOVT SPER SPER 55120998"],
  ["hou.rent", "DIRECT DEBIT HOUSING DEPT QLD 991209"],
];

const BOUGHT: Wordings = [
  [
    "foo.groceries",
    "CORVANE ORIENTAL STORE; CORVANE ORCHARD GATE; THE CORVANE HONEY SHED; CORVANE FRUIT BAR",
  ],
  [
    "foo.dining",
    "CORVANE SPICE HUT INDIAN ZELDONVALE; DUKE OF CORVANE; LA BOTTEGA DI CORVANE; CORVANE HOSPITALITY P/L; CORVANE PORK ROLL",
  ],
  ["foo.alcohol", "EFTPOS CORVANE AND ZELDON BREWI; Eftpos Purchase 18Jan08:18 CORVANE CELLARS FAIRY MEA"],
  ["edu.childcare", "LITTLE CORVANES FDC"],
  ["edu.private", "BPAY CORVANE COLLEGE CVANE"],
  ["fin.super_contribution", "BPAY AUSTRALIAN RETIREMENT TR"],
  ["hea.insurance", "BPAY AMBULANCE VIC MEMB"],
  ["hou.maintenance", "CORVANE POOL SHED"],
  ["hou.rates_water", "WITHDRAWAL ONLINE 1188227 BPAY CORVA VAL WATER"],
  ["hou.strata_landtax", "BPAY ACT REVENUE LAND TAX 11820"],
  ["hea.medical", "CORVANE SKIN CHECKS; CORVANE FAMILY PRA"],
  ["per.care", "FADED BY CORVANE; BRAIDS BY CORVANE"],
  ["rec.digital", "THE CORVANE NEWSPAPER"],
  ["tra.fuel", "NRMA ELEC VEHICLE CHG CORVANE; CORVANE ELECTRIC VEHICLE CHARGING"],
  ["tra.vehicle_care", "MACCAS MECH REPAIRS; CORVANE RD GARAGE; CORVANE PANELBEATING"],
];

/** Outgoing transfers, by the category that they must get. */
const MOVED: Wordings = [
  ["fin.crypto", "ONLINE B2961144783 CoinSpot deposit Zorrin Tarvo; Transfer to CoinSpot Nguyen"],
  ["rec.gambling", "Transfer to Sportsbet Smith; Transfer to Sportsbet Tarvo; Osko payment to Unibet Nguyen"],
  ["trf.own_unshared", "Transfer to xx6606 CommBank app holidays"],
  [
    "trf.person",
    "EXTERNAL TRANSFER Zorrin Tarvo uni allowance; TO ZORRIN TARVO labour help; Zorrin Tarvo gas n elec",
  ],
  ["trf.person", "OSKO PAYMENT TO OLA TARVO birthday trip"],
  ["hou.board", "Board to Mum"],
];

const RECEIVED: Wordings = [
  ["crd.gambling_return", "payout - Osko Deposit - Receipt 188700 Dabble Sports; TABTOUCH W 843643"],
  ["crd.person", "pizza fri - Osko Deposit - Receipt 979721 Z TARVO"],
  ["crd.loan_proceeds", "JACARANDA FINANC LOAN 922605"],
  ["crd.own_transfer", "DEPOSIT ONLINE 4833507 TFR Westpac eSaver rent"],
  ["crd.refund", "CORVANE LTD PAYROLL EXP REIMB"],
  ["crd.asset_sale", "Computershare Clearing - SALE 9391401; CORVANE LTD RSU SALE 44120"],
  ["crd.other", "TRANSFER FROM CORVANE DENTAL PL DIR LOAN REPAY"],
  ["crd.cash_deposit", "CASH/CHEQUE DEPOSIT ANZ SMART ATM CORVANE"],
  ["inc.comp.insurance", "Direct Credit 381705 YOUI PTY LTD CLM SETTLE 219; DEPOSIT CORVANE CLM 440192"],
  ["inc.gov.other", "Direct Credit 037819 CTRLINK ADV/BONU 7712"],
  ["inc.salary.leave_payout", "Direct Credit 477933 CORVANE ABATTOI AL PAYOUT 7711"],
  ["inc.salary.regular", "TRANSFER FROM CORVANE CITRU PIECE RATE ADJ"],
  ["inc.super.lump", "DEPOSIT CORVANE SUPER HARDSHIP BEN 8786"],
];

type Extra = { type?: string; merchantCategoryCode?: string };

function codeOf(description: string, amount: string, extra: Extra): string | undefined {
  const { transactions } = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
    .row("everyday", "2026-03-02", amount, description, extra)
    .report();
  return transactions[0]?.code;
}

function expectAll(code: string, text: string, amount: string, type: string): void {
  const lines = text.split("; ");
  const found = lines.map((line) => [line, codeOf(line, amount, { type })]);
  expect(found).toEqual(lines.map((line) => [line, code]));
}

describe("a name in a bank's field", () => {
  it.each(DEBITED)("means %s in a direct debit", (code, text) =>
    expectAll(code, text, "-42.00", "DIRECT_DEBIT"),
  );
  it.each(BOUGHT)("means %s in a purchase or bill", (code, text) =>
    expectAll(code, text, "-42.00", "PAYMENT"),
  );
  it.each(MOVED)("means %s in a transfer", (code, text) =>
    expectAll(code, text, "-42.00", "TRANSFER_OUTGOING"),
  );
  it.each(RECEIVED)("means %s in money in", (code, text) => expectAll(code, text, "420.00", "OTHER"));

  it.each([
    ["5994", "CORVANE LOTTO & NEWS", "rec.gambling"],
    ["5994", "CORVANE NEWS", "shp.gifts_other"],
    ["5122", "CORVANE HAIR AND BEAUTY", "per.care"],
    ["5122", "CORVANE", "hea.pharmacy"],
    ["7032", "LAKE CORVANE TOURIST PARK", "rec.travel"],
    ["7032", "CORVANE CAMPS", "rec.sport_hobby"],
  ])("refines the card network's code %s: %s", (merchantCategoryCode, line, code) => {
    expect(codeOf(line, "-42.00", { type: "PAYMENT", merchantCategoryCode })).toBe(code);
  });

  it("is a public fee although the bank calls it a fee, but not if the bank charged it", () => {
    expect(codeOf("FINES VICTORIA CORVANE AU", "-42.00", { type: "FEE" })).toBe("gov.fine_fee");
    expect(codeOf("FINES VICTORIA PAYMENT FEE", "-42.00", { type: "FEE" })).toBe("fin.bank_fee");
  });

  it.each([
    ["SQ *CORVANE & MYRTLE", "-22.71", "foo.dining"],
    ["SMP*ZELDONI", "-22.71", "foo.dining"],
    ["SQ *CORVANE & MYRTLE", "-122.71", "unc.debit"],
    ["SQ *CORVANE TRADING", "-22.71", "unc.debit"],
    ["CORVANE & MYRTLE", "-22.71", "unc.debit"],
  ])("is asked about as a café if a small till printed it: %s %s", (line, amount, code) => {
    expect(codeOf(line, amount, { type: "PAYMENT" })).toBe(code);
  });

  it("begins after a time that the bank joins to it", () => {
    const row = { cents: -4200, type: "PAYMENT", mcc: "", merchantName: "", payee: "", payer: "" };
    const rest = { billerName: "", billerCode: "", purpose: "" };
    const name = (description: string) => readDescriptor({ ...row, ...rest, description }).name;
    expect(name("Eftpos Purchase 18Mar08:40Corvane Zeldonvale")).toBe("Corvane Zeldonvale");
    expect(name("Eftpos Purchase 24Oct17:517-Eleven Corvane")).toBe("7 Eleven Corvane");
  });
});
