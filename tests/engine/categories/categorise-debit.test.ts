import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

function codeOf(description: string) {
  const [row] = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
    .row("everyday", "2026-03-02", "-300.00", description)
    .report().transactions;
  return row?.code;
}

describe("a payment to a card's number", () => {
  it.each([
    "PAYMENT TO CARD 4564XXXXXXXX1234",
    "TRANSFER TO CARD XX9876 CommBank app",
    "PYMT TO VISA XXXX XXXX XXXX 8841",
  ])("is a repayment of an unshared card, and not a living cost: %s", (description) => {
    expect(codeOf(description)).toBe("dbt.card_unshared");
  });

  it.each([
    ["WOOLWORTHS 1103 RICHMOND VIC AUS Card xx4821", "foo.groceries"],
    ["GIFT TO CARD KING PTY", "shp.gifts_other"],
  ])("is not assumed for a purchase by card or for a shop's name: %s", (description, code) => {
    expect(codeOf(description)).toBe(code);
  });

  it("is named by the number's last digits, with a different name for each card", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    home.monthly("2025-12-05", "2026-05-05", (on) => {
      home.row("everyday", on, "-200.00", "PAYMENT TO CARD 4564XXXXXXXX1234");
      home.row("everyday", on, "-90.00", "TRANSFER TO CARD XX9876 CommBank app");
      home.row("everyday", on, "-50.00", "PYMT TO VISA XXXX XXXX XXXX 8841");
    });
    expect(
      home
        .report()
        .liabilities.detected.map(({ lender }) => lender)
        .sort(),
    ).toEqual(["Card ending 1234", "Card ending 8841", "Card ending 9876"]);
  });

  it("is a transfer between the customer's accounts if the card is shared, and the purchases on the card are counted", () => {
    const codes = new Household()
      .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
      .account("card", "CRED_AND_CHRG_CARDS", "-400.00")
      .row("everyday", "2026-03-02", "-300.00", "PAYMENT TO CARD 4564XXXXXXXX1234")
      .row("card", "2026-03-03", "300.00", "PAYMENT THANK YOU")
      .report()
      .transactions.map(({ code }) => code);
    expect(codes.sort()).toEqual(["crd.own_transfer", "trf.card_shared"]);
  });
});

it.each([
  ["PAYMENT TO LOAN ACCOUNT 123456", "dbt.personal"],
  ["BEFOREPAY OPERATIONS REPAYMENT", "dbt.wage_advance"],
  ["HUMM PRO FLEXIGROUP", "dbt.bnpl"],
  ["BETRIGHT PAYTO", "rec.gambling"],
])("a debt or a bet is recognised in the longer names that banks print: %s", (description, code) => {
  expect(codeOf(description)).toBe(code);
});

it.each([
  ["DIRECT DEBIT MONEY3 CAR LOAN", "dbt.car"],
  ["DIRECT DEBIT TOYOTA FINANCE NOVATED LEASE", "dbt.lease"],
  ["DIRECT DEBIT RESIMAC LIMITED LOAN REPAYMENT", "dbt.mortgage"],
  ["DIRECT DEBIT NIMBLE LOANS PERSONAL LOAN", "dbt.sacc"],
  ["DIRECT DEBIT CREDIT CORP CAR LOAN", "dbt.collection"],
])("the product in a lender's bill outranks the lender's usual product: %s", (description, code) => {
  expect(codeOf(description)).toBe(code);
});

it.each([
  ["DIRECT DEBIT NORTHFIELD ADMIN DEBT AGREEMENT", "dbt.agreement"],
  ["PAYMENT TO HARROW PART IX", "dbt.agreement"],
  ["DIRECT DEBIT QUOKKA PAYDAY LOANS", "dbt.sacc"],
  ["DIRECT DEBIT OAKEN DEBT RECOVERY", "dbt.collection"],
  ["DIRECT DEBIT OAKEN GOODS LEASE", "dbt.lease"],
])("a term of credit law marks the debt of an unlisted lender: %s", (description, code) => {
  expect(codeOf(description)).toBe(code);
});

it.each([
  ["NETBALL ASSOC REGO", "rec.sport_hobby"],
  ["CAR REGO RENEWAL", "tra.rego_licence"],
  ["BOATING HARDWARE", "rec.sport_hobby"],
  ["WOOL RUGS GALLERY", "shp.home_goods"],
  ["Visa Purchase O/Seas 02Jun Garden Hotel JPY 7200", "rec.travel"],
  ["RAILWAY HOTEL", "foo.dining"],
  ["INTERNET BPAY MORELAND CITY COUNCIL INFRINGE", "gov.fine_fee"],
  ["Direct Debit 01Jun Ambulance Vic Membership", "hea.insurance"],
  ["ROYAL ADELAIDE HOSPITAL CARPARK", "tra.tolls_parking"],
  ["SHIRE SCHOOL OF MUSIC", "rec.sport_hobby"],
])("an ambiguous word yields to the words next to it: %s", (description, code) => {
  expect(codeOf(description)).toBe(code);
});

it.each([
  ["PAYPAL *EBAYAUSTRALI", "shp.online"],
  ["DIRECT DEBIT SPORTSBETAU*DEPOSIT", "rec.gambling"],
  ["KMARTAUSTRALIA ONLINE", "shp.department"],
])("a brand is recognised when a word is joined to it: %s", (description, code) => {
  expect(codeOf(description)).toBe(code);
});

it.each(["SMITH AND CONCER", "GREENWOOD MEDIC"])(
  "a truncated word with several possible meanings is ignored: %s",
  (description) => {
    expect(codeOf(description)).toBe("unc.debit");
  },
);

it.each([
  ["EZIDEBIT FAILED PAYMENT FEE", "fin.dishonour_fee"],
  ["DIRECT DEBIT EZIDEBIT FAILED PMT 6525244", "fin.dishonour_fee"],
  ["RETURNED DIRECT ENTRY FEE", "fin.dishonour_fee"],
  ["ATM OPERATOR FEE 7-ELEVEN QLAU", "fin.bank_fee"],
  ["ATM Withdrawal - KOGARAH - ATM fee rebated", "csh.atm"],
])("a fee is recognised in any payment channel, but not if it was refunded: %s", (description, code) => {
  expect(codeOf(description)).toBe(code);
});

describe("a rental bond", () => {
  it("remains the tenant's money, and does not raise the rent", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    home.row("everyday", "2026-01-05", "-2080.00", "RTBA BOND LODGEMENT");
    home.every(7, "2026-01-08", "2026-06-25", (on) =>
      home.row("everyday", on, "-520.00", "RAY WHITE RENTALS 1234"),
    );
    const rent = home.report().commitments.lines.find(({ code }) => code === "hou.rent");
    // The weekly rent as a monthly amount: 520.00 × 52 ÷ 12.
    expect(rent?.monthly.value).toBe(2253_33);
  });
});

describe("a payment whose wording states its purpose", () => {
  it.each([
    ["BPAY TO HARBOUR MUTUAL QANTAS CARD 2801", "dbt.card_unshared"],
    ["D/ENTRY DR PERFECT PAYDAY 73311", "dbt.sacc"],
    ["EZI*DISHONOUR ANYTIMEFIT 0899", "fin.dishonour_fee"],
    ["VISA CASH ADV 02APR HARBOUR BK DUBBO", "csh.card_advance"],
    ["RACT INS HOME CONTENTS", "hou.home_insurance"],
    ["BPAY ST BRIGIDS PRIMARY SCHOOL FEES", "edu.private"],
    ["BPAY ST KILDA PRIMARY SCHOOL FEES", "edu.public"],
    ["OSKO PAYMENT TO MILTON GRAHAM LAWYERS REF 7731", "dbt.collection"],
  ])("%s is %s", (description, code) => {
    expect(codeOf(description)).toBe(code);
  });
});

describe("a transfer for a numbered invoice", () => {
  it.each([
    ["FAST TRANSFER TO VEXLEY KITCHENS INV 3381", "unc.debit"],
    ["OSKO PAYMENT TO MIRELA VOSKANIS INVOICE 23", "unc.debit"],
    ["OSKO PAYMENT TO VEXLEY ROOFING INV 23", "hou.maintenance"],
  ])("is a purchase, and not money to a person: %s", (description, code) => {
    expect(codeOf(description)).toBe(code);
  });

  it.each(["OSKO PAYMENT TO MIRELA VOSKANIS", "OSKO PAYMENT TO MIRELA VOSKANIS HALF OF INV 23"])(
    "does not include other transfers to a person: %s",
    (description) => {
      expect(codeOf(description)).toBe("trf.person");
    },
  );
});
