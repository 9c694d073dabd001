import { describe, expect, it, test } from "vitest";
import { Household } from "@/tests/engine/household";

/**
 * These tests cover descriptions with a word that points to a wrong category, and another word that decides the right
 * one.
 */

const codeOf = (amount: string, description: string, type = "PAYMENT") => {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "900.00");
  home.every(3, "2026-01-01", "2026-06-30", (on) => home.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
  home.row("everyday", "2026-03-10", amount, description, { type });
  return home.report().transactions?.find((row) => row.description === description)?.code;
};

test.each([
  ["a housing provider's joined name", "DIRECT DEBIT HARTWELLHOUSING LTD 2756077397", "hou.rent"],
  ["an agent's trust account", "Osko Payment-to Brindle Property Trust 9 PALM ST", "hou.rent"],
  ["a car policy's number", "DIRECT DEBIT - CORVANE INSURANCE MV30118276", "tra.car_insurance"],
  ["an insurer's word for a home", "DIRECT DEBIT - CORVANE INSURANCE HOME 795924656", "hou.home_insurance"],
  ["an insurer's word for a car", "DIRECT DEBIT - CORVANE INSURANCE MOTOR 171594501", "tra.car_insurance"],
  ["a union of a trade", "QUARRY & ENERGY UNION WA 213158775", "edu.tertiary_professional"],
  ["a council's car park", "EFTPOS CITY OF HOBART MULTISTO SOUTH HOBART TAS", "tra.tolls_parking"],
  ["a church's homes", "DIRECT DEBIT CORVANE CHURCHES HSG 695592676", "hou.rent"],
  ["a charity's homes", "DIRECT DEBIT ANGLICARE HOUSING 695592676", "hou.rent"],
  ["a builders' association", "DIRECT DEBIT HOUSING INDUSTRY ASSOC 6955", "edu.tertiary_professional"],
  ["a farm bank's debit", "DIRECT DEBIT RABOBANK AUST LTD 226057871", "dbt.mortgage"],
  ["a maker's finance for machines", "DIRECT DEBIT JOHN DEERE FINANCIAL 555740", "dbt.lease"],
  ["a university's gym", "DIRECT DEBIT CORVANE UNI SPORT 118820", "rec.gym"],
  ["a truncated barber", "VISA PURCHASE SQ *CORVANE & TARVO BARBE DUBBO NS AU", "per.care"],
  ["a truncated pharmacy", "VISA PURCHASE CORVANE VILLAGE PHAR DUBBO NS AU", "hea.pharmacy"],
  [
    "a truncated cinema before the bank's EFTPOS",
    "THE CORVANE TWIN CINEM DUBBO EFTPOS 613590",
    "rec.entertainment",
  ],
  ["a truncated service station", "CORVANE CROSSING SERVICE ST DUBBO EFTPOS 127005", "tra.fuel"],
  ["a hospital's account", "BPAY - CORVANE HOSP ACCT Ref 7447230219", "hea.medical"],
  ["an Islamic society", "DEBIT CARD PURCHASE CORVANE ISLAMIC SOCIET DUBBO AUS", "giv.donation"],
  [
    "a council's fee for an animal",
    "VISA PURCHASE TAMWORTH REGIONAL COUNCIL ANIM TAMWORTH AU",
    "gov.fine_fee",
  ],
  ["a transport authority's ticketing", "VISA PURCHASE CORVANE SMART TICKETING DUBBO AU", "tra.public"],
  ["a shop for shoes", "VISA PURCHASE PAYLESS SHOE PALACE DUBBO QLD AU", "per.clothing"],
  ["a mechanic for diesels", "DEBIT CARD PURCHASE HARROW DIESEL SVC DUBBO AUS", "tra.vehicle_care"],
  ["a name after the bank's words for a bill", "BPAY BILL PMT SYNERGY/6465743597", "utl.energy"],
  [
    "a union's truncated name before its initials",
    "DIRECT DEBIT ELECTRICAL TRADE ETU 118820",
    "edu.tertiary_professional",
  ],
  ["initials of another name", "DIRECT DEBIT HARROWGATE TRADE ETU 118820", "unc.debit"],
  ["a maker's finance", "DIRECT DEBIT HARROW TRACTORS FINAN CONTRACT 5520118", "dbt.personal"],
  ["interest that a bank collects", "DIRECT DEBIT HARROW BANK AUSTRAL INTEREST 3302", "dbt.personal"],
  ["a lender's asset finance", "DIRECT DEBIT -PEPPER MONEY ASSET F 325427246", "dbt.car"],
  [
    "a bill with the bank's label of its number",
    "BPAY TO HARROW COUNCIL REFERENCE NUMBER 81233",
    "hou.rates_water",
  ],
  ["a car lender's boat loan", "DIRECT DEBIT FINANCE ONE BOAT LN 368880355", "dbt.personal"],
])("categorise reads the row as %s", (_, description, code) => {
  expect(codeOf("-120.00", description)).toBe(code);
});

test("a share of a bill is money to a person, not a payment in the bill's category", () => {
  const words = "ONLINE F9323585852 holiday house share ADAEZE NWOSU";
  expect(codeOf("-600.00", words, "TRANSFER_OUTGOING")).toBe("trf.person");
});

describe("board to a parent", () => {
  it.each(["JANE SMITH", "HANH TRUONG", "AROHA TAMA"])("is board for any names: %s", (name) => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "900.00");
    home.every(7, "2026-01-02", "2026-06-26", (on) =>
      home.row("everyday", on, "-120.00", `OSKO TO ${name} board`, { type: "TRANSFER_OUTGOING" }),
    );
    const codes = new Set(home.report().transactions?.map(({ code }) => code));
    expect([...codes]).toEqual(["hou.board"]);
  });
});

describe("equal amounts on one day", () => {
  it("are not a transfer between the customer's accounts if each row names another person", () => {
    const home = new Household()
      .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "900.00")
      .account("joint", "TRANS_AND_SAVINGS_ACCOUNTS", "900.00");
    home.row("joint", "2026-03-10", "-600.00", "ONLINE F9323585852 holiday house share ADAEZE NWOSU", {
      type: "TRANSFER_OUTGOING",
    });
    home.row("everyday", "2026-03-10", "600.00", "Kavitha Selvanathan gold coast", {
      type: "TRANSFER_INCOMING",
    });
    expect(home.report().transactions?.map(({ pair }) => pair)).toEqual([null, null]);
  });
});
