import { describe, expect, it } from "vitest";
import { readFee } from "@/lib/engine/categories/fee-words";
import { findPaid } from "@/lib/engine/categories/paid-words";
import { findReturned } from "@/lib/engine/categories/returned";
import { spellOut } from "@/lib/engine/categories/spell-out";
import { spellOutDebt } from "@/lib/engine/categories/spell-out-debt";
import { toTokens } from "@/lib/engine/text/tokens";
import { Household } from "@/tests/engine/household";

function answer(description: string, amount: string, days: readonly string[] = ["2026-03-02"]) {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  for (const day of days) home.row("everyday", day, amount, description);
  return home.report().transactions.map(({ code }) => code);
}

describe("openings and words of bills", () => {
  it.each([
    ["EFTPOS W/D COLES 6623 BENDIGO 21/12", "foo.groceries"],
    ["Dir Dr SYDNEY LEGACY 72083557", "giv.donation"],
    ["BPAY KORUMBA VLY WTR 2311142391", "hou.rates_water"],
    ["PAYMENT BY AUTHORITY TO KORVANE PM TRUST 46978138", "hou.rent"],
    ["UNI OF KORVANE FEES 8522260515", "edu.tertiary_professional"],
    ["PAYMENT TO HALVORSEN CH SUPER 10556182", "fin.super_contribution"],
    ["ONLINE 6154841170 for the family OFX Australia", "giv.remittance"],
  ])("reads %s as %s", (description, code) => {
    expect(answer(description, "-120.00")).toEqual([code]);
  });
});

describe("openings of money from people", () => {
  it.each([
    ["Osko Payment Received - MIRA SOLBERG bday", "crd.person"],
    ["Osko Payment Received - BEFOREPAY 882113", "crd.loan_proceeds"],
    ["IB TFR FROM MIRA SOLBERG", "crd.person"],
    ["TRANSFER FROM KORVANE PL DIR LOAN REPAY", "crd.other"],
    ["DEPOSIT KORVANE FAMILY T DIST FY26 513682", "inc.invest.distribution"],
  ])("reads %s as %s", (description, code) => {
    expect(answer(description, "46.50")).toEqual([code]);
  });
});

describe("spellOut", () => {
  it.each([
    ["CLK JOBSKR", "CENTRELINK JOBSEEKER"],
    ["CTRLNK DISAB SUPP", "CENTRELINK DISABILITY SUPP"],
    ["CNTRLINK PNSN AGE", "CENTRELINK PENSION AGE"],
    ["AUSGOVYTHALLOW", "AUSGOV YTH ALLOWANCE"],
    ["AGEDPENSION CENTRELINK", "AGED PENSION CENTRELINK"],
    ["SVCS AUST CARERALLOW", "SERVICES AUSTRALIA CARER ALLOWANCE"],
  ])("writes %s as %s", (said, written) => {
    expect(spellOut(toTokens(said)).join(" ")).toBe(written);
  });

  it.each(["CLUB BLK", "DISAB SUPP CO", "YTH GROUP", "CREEK PENSN"])("does not change %s", (said) => {
    expect(spellOut(toTokens(said)).join(" ")).toBe(said);
  });
});

describe("spellOutDebt", () => {
  it.each([
    ["PART 9 DEBT AGRMNT", "PART 9 DEBT AGREEMENT"],
    ["DBT RECOV AGCY", "DEBT RECOVERY AGENCY"],
    ["PAYDAY LNS", "PAYDAY LOANS"],
  ])("writes %s as %s", (said, written) => {
    expect(spellOutDebt(toTokens(said))?.join(" ")).toBe(written);
  });

  it.each(["GREAT SOUTHERN BANK PL", "PAYMENT BY AUTHORI"])("does not change %s", (said) => {
    expect(spellOutDebt(toTokens(said))).toBeNull();
  });
});

describe("findPaid", () => {
  it.each([
    "ACME GROUP PAY 1120391",
    "HARBOUR UNIVERSITY PAY",
    "ACME SKILLS PAY NO 44017",
    "ACME PTY LTD W/E 07JUN",
    "ACME CONCRETING WEEK ENDING 070626",
    "TRANSFER FROM ACME HARBOUR CR WE 07JUN26 204411",
    "TRANSFER FROM ACME HARBOUR W/E 07JUN",
    "ACME RECRUIT PAYR",
    "PAY 441029 ACME CARE",
  ])("reads %s as pay", (said) => {
    expect(findPaid(toTokens(said))?.keyword.code).toBe("inc.salary.regular");
  });

  it.each([
    "APPLE PAY",
    "ZIP PAY 1234",
    "DEPOSIT PAY",
    "PAY ANYONE TO ACME",
    "ACME PAY LATER",
    "W/E SUPPLIES",
    "TRANSFER FROM MIRA SOLBERG WE 07JUN TRIP",
  ])("finds no pay in %s", (said) => {
    expect(findPaid(toTokens(said))).toBeNull();
  });
});

describe("findReturned", () => {
  it.each([
    "RTND DIRECT DEBIT ACME GYM",
    "Return 03/09/26, Direct Debit 067715 ACME GYM",
    "REJECTED DIRECT DEBIT ACME",
    "DEPOSIT-OSKO PAYMENT RETURN 1286995 AC07 Account closed",
    "DD RETURN - REFER TO CUSTOMER ACME",
    "DISHONOURED PAYMENT ACME",
    "PAYMENT REVERSAL BPAY ACME",
  ])("finds %s", (said) => {
    expect(findReturned(toTokens(said))).not.toBeNull();
  });

  it.each([
    "RETURNED AND SERVICES LEAGUE PAYMENT",
    "RETURN TO WORK PAYMENT",
    "TAX RETURN",
    "PAYMENT FROM REV JOHN SMITH",
    "RETURN AND EARN",
  ])("does not find %s", (said) => {
    expect(findReturned(toTokens(said))).toBeNull();
  });

  it("does not treat a regular stream as returned", () => {
    const days = ["2026-01-05", "2026-01-19", "2026-02-02", "2026-02-16", "2026-03-02"];
    expect(answer("RETURNED PAYMENT SERVICE PTY LTD", "1200.00", days)).not.toContain("crd.reversal");
  });
});

describe("readFee", () => {
  it.each([
    ["DIRECT DEBIT REJECTION CHARGE", "fin.dishonour_fee"],
    ["PERIODICAL PAYMENT FAILURE FEE", "fin.dishonour_fee"],
    ["ACCOUNT OVERDRAWN CHARGE", "fin.overdrawn_fee"],
    ["RTD ITEM FEE", "fin.dishonour_fee"],
    ["UNARRANGED O/DRAFT FEE", "fin.overdrawn_fee"],
    ["FOREIGN CURRENCY CONVERSION FEE", "fin.bank_fee"],
    ["EXCESS TRANSACTION FEES JUL", "fin.bank_fee"],
  ])("reads %s as %s", (said, code) => {
    expect(readFee(toTokens(said))?.code).toBe(code);
  });

  it.each(["IRON GYM JOINING FEE", "SCHOOL CAMP FEE", "FEE", "ACME RETURN TO WORK TRAINING FEE"])(
    "leaves %s to the rules about names",
    (said) => {
      expect(readFee(toTokens(said))).toBeNull();
    },
  );
});

describe("the category of a row's wording", () => {
  it.each([
    ["Transfer to xx4821 CommBank app", "-50.00", "trf.own_unshared"],
    ["ANZ M-BANKING FUNDS TFER TRANSFER 440917 FROM 440912266", "50.00", "crd.own_transfer"],
    ["Transfer to Holiday", "-50.00", "trf.own_unshared"],
    ["Eftpos Debit 17OCT13:27 Cucina Prova Trattorialeichhardt Nswau", "-50.00", "foo.dining"],
    ["EFTPOS DEBIT 0440917 CASH OUT $60.00 COLES", "-60.00", "csh.cash_out"],
    ["NABATM 0412 MELTON", "-60.00", "csh.atm"],
    ["RAISELY*WALK FOR WOMBATS", "-60.00", "giv.donation"],
    ["EXAMPLE CITY COUNCIL PARKING FINE", "-60.00", "gov.fine_fee"],
    ["CTP GREENSLIP EXAMPLE 2201", "-600.00", "tra.rego_licence"],
    ["ST AGATHAS COLLEGE TERM 2", "-600.00", "edu.private"],
    ["EXAMPLE GROUP FIN26/00881277", "60.00", "inc.invest.dividend"],
    ["DIRECT DEBIT FAILURE CHARGE", "-12.00", "fin.dishonour_fee"],
    ["ACME PTY LTD REMITTANCE ADVICE 2201", "600.00", "inc.business.receipts"],
    ["EXAMPLE CITY COUNCIL METER BAY 4", "-5.00", "tra.tolls_parking"],
    ["CASH BENDIGO 0614", "-100.00", "csh.atm"],
    ["CASH EXAMPLE 0614", "-100.00", "unc.debit"],
    ["EXAMPLEBET PAYOUT 21", "96.40", "crd.gambling_return"],
    ["DE CR ATO ATO88120", "744.30", "crd.tax_refund"],
    ["DE DR EXAMPLE FINANCE HL 88120", "-744.30", "dbt.mortgage"],
    ["DIRECT DEBIT EXAMPLE BS HL 88120", "-1744.30", "dbt.mortgage"],
    ["DIRECT DEBIT EXAMPLE LOANS/HL 88120", "-744.30", "dbt.mortgage"],
    ["EXAMPLE BOOKIES LTD DIV S0012", "63.00", "inc.invest.dividend"],
    ["TABCORP HOLDINGS LTD DIV S0012", "63.00", "inc.invest.dividend"],
    ["NSW LOTTERIES PRIZE", "64.20", "crd.gambling_return"],
    ["CTRLINK MOBILITY ALL 301X88B", "119.60", "inc.gov.other"],
    ["FTB FAM TAX BEN FAO 331", "402.78", "inc.gov.family"],
    ["EXAMPLE GROUP SHARE BUYBACK PROCEEDS", "1440.00", "crd.asset_sale"],
    ["EXAMPLE CO MERCHANT PAYOUT 20118", "188.40", "inc.business.receipts"],
    ["EXAMPLE VET SURGERY", "-187.50", "pet.care"],
    ["EXAMPLE KARATE ACADEMY", "-60.00", "rec.sport_hobby"],
    ["EXAMPLEBET PAYOUT SALARY", "1496.40", "inc.salary.regular"],
    ["EXAMPLE WIDGETS PAYOUT 12", "96.40", "crd.other"],
    ["EXAMPLE CLAIMS SETTLEMENT 44", "2310.00", "inc.comp.insurance"],
    ["EXAMPLE NOODLE LANE ASIAN MART", "-31.00", "foo.groceries"],
    ["EXAMPLE RECEIVABLES LTD P/PLAN", "-31.00", "dbt.collection"],
    ["EXAMPLE APPLIANCE RNTL BEND", "-33.00", "dbt.lease"],
    ["EXCESS DRAWING FEE", "-8.00", "fin.overdrawn_fee"],
    ["EXAMPLE PARISH SCH 231", "-318.00", "edu.private"],
    ["EXAMPLE PARISH 231", "-18.00", "giv.donation"],
    ["NSWLOTTERIES EXAMPLE NEWS", "-18.00", "rec.gambling"],
    ["INTERNET TRANSFER DEBIT T", "-1880.00", "unc.debit"],
  ])("%s is %s", (description, amount, code) => {
    expect(answer(description, amount)).toEqual([code]);
  });

  it("accepts rent to a person in a record too short for a repeat, and doubts a single payment in a longer record", () => {
    expect(answer("Osko Deposit L Testaros rent back room", "600.00")).toEqual(["inc.property.rent"]);
    const long = new Household()
      .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
      .row("everyday", "2026-03-02", "600.00", "Osko Deposit L Testaros rent back room")
      .row("everyday", "2026-05-02", "-6.00", "EXAMPLE CAFE")
      .report();
    expect(long.transactions.map(({ code }) => code)).not.toContain("inc.property.rent");
  });
});
