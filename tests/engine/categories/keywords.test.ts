import { describe, expect, it } from "vitest";
import { CREDIT_KEYWORDS } from "@/lib/engine/categories/credit-keywords";
import { CREDIT_CATEGORIES } from "@/lib/engine/categories/credits";
import { DEBIT_KEYWORDS } from "@/lib/engine/categories/debit-keywords";
import { isOutgoing } from "@/lib/engine/categories/taxonomy";
import { FIRST_NAMES } from "@/lib/engine/text/first-names";
import { toTokens } from "@/lib/engine/text/tokens";
import { Household } from "@/tests/engine/household";

const HARMFUL = new Set([
  "rec.gambling",
  "dbt.sacc",
  "dbt.macc",
  "dbt.wage_advance",
  "dbt.collection",
  "dbt.agreement",
  "fin.dishonour_fee",
]);

function codeOf(description: string, amount: string) {
  const [row] = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
    .row("everyday", "2026-03-02", amount, description)
    .report().transactions;
  if (!row) throw new Error("the row was not read");
  return row;
}

describe("the keyword tables", () => {
  it("contain only taxonomy codes, each word once, and give less confidence than a name does", () => {
    const credits = new Set(CREDIT_CATEGORIES.map((category) => category.code));
    for (const table of [DEBIT_KEYWORDS, CREDIT_KEYWORDS]) {
      const categoryOf = new Map<string, string>();
      for (const [phrase, { code, confidence }] of table) {
        const key = toTokens(phrase).join(" ");
        expect([phrase, key === "" || categoryOf.has(key)]).toEqual([phrase, false]);
        expect([phrase, table === DEBIT_KEYWORDS ? isOutgoing(code) : credits.has(code)]).toEqual([
          phrase,
          true,
        ]);
        expect(confidence).toBeLessThan(0.99);
        categoryOf.set(key, code);
      }
    }
  });

  it("only infer harmful labels from single words, and never infer a bet", () => {
    for (const [phrase, keyword] of DEBIT_KEYWORDS) {
      const isTerm = phrase.includes(" ") && keyword.code !== "rec.gambling";
      if (HARMFUL.has(keyword.code)) expect([phrase, keyword.inferred || isTerm]).toEqual([phrase, true]);
    }
    for (const [phrase, keyword] of CREDIT_KEYWORDS)
      expect([phrase, keyword.code === "crd.gambling_return"]).toEqual([phrase, false]);
  });

  it("do not read a given name as a trade", () => {
    for (const [phrase] of DEBIT_KEYWORDS) expect([phrase, FIRST_NAMES.has(phrase)]).toEqual([phrase, false]);
  });
});

describe("the word for a trade", () => {
  it.each([
    ["NGUYENS HOT BREAD", "foo.groceries"],
    ["KENMORE OSTEOPATHY", "hea.medical"],
    ["COAST SMASH REPAIRS", "tra.vehicle_care"],
    ["LITTLE STARS ELC", "edu.childcare"],
    ["ST MARYS OOSH", "edu.childcare"],
    ["BAY VETS", "pet.care"],
    ["WESTFIELD NAIL BAR", "per.care"],
    ["MERCY HOSPITAL CAFE", "foo.dining"],
    ["CORNER SUPERMARKE", "foo.groceries"],
    ["HARBOUR RESTAURAN", "foo.dining"],
    ["HILLS PLUMBING AND GAS", "hou.maintenance"],
    ["QUAKERS HILL NEWSAGENCY", "shp.gifts_other"],
    ["GEELONG SWIM SCHOOL", "rec.sport_hobby"],
    ["CENTRAL STATION", "unc.debit"],
  ])("means, in %j, %s", (description, code) => {
    expect(codeOf(description, "-42.00").code).toBe(code);
  });

  it.each([
    ["WW METRO PETROL", "tra.fuel"],
    ["DEFT PAYMENTS STRATA", "hou.strata_landtax"],
    ["BRISBANE CITY COUNCIL LIBRARY FINE", "gov.fine_fee"],
    ["ATO SUSHI", "foo.dining"],
    ["SG FLEET REGO RECOVERY", "tra.rego_licence"],
    ["SERVICE SA REGISTRATION", "tra.rego_licence"],
    ["SERVICE SA VEHICLE REGO", "tra.rego_licence"],
    ["SERVICE NSW FINES", "gov.fine_fee"],
    ["INSUFFICIENT FUNDS FEE", "fin.dishonour_fee"],
    ["EXCEPTION FEE", "fin.bank_fee"],
    ["INTEREST ON CASH ADVANCES", "fin.interest"],
    ["LATE PAYMENT FEE", "fin.overdrawn_fee"],
    ["IRON GYM LATE PAYMENT FEE", "rec.gym"],
  ])("is outweighed by the purpose of the payment: %j is %s", (description, code) => {
    expect(codeOf(description, "-42.00").code).toBe(code);
  });

  it.each(["PUB HOTEL POKIES GAMING RM", "THE CROWN HOTEL GAMING"])(
    "is outweighed by the word for gaming in a hotel's name: %j",
    (name) => {
      expect(codeOf(name, "-42.00")).toMatchObject({ code: "rec.gambling", inferred: true });
    },
  );

  it("infers gambling if it names a game of chance", () => {
    expect(codeOf("VALLEY NEWS AND LOTTO", "-42.00")).toMatchObject({ code: "rec.gambling", inferred: true });
  });
});

describe("the wording of a credit", () => {
  it.each([
    ["CTRLINK JSP 123", "inc.gov.jobseeker"],
    ["AUS GOV PPL", "inc.gov.parental_leave"],
    ["CTRLINK FTB", "inc.gov.family"],
    ["SERVICES AUSTRALIA CARER ALLOWANCE", "inc.gov.carer"],
    ["CTRLINK AUSTUDY", "inc.gov.youth_study"],
    ["CTRLINK DSP", "inc.gov.disability"],
    ["NDIA NDIS PAYMENT", "crd.other"],
    ["WORKCOVER QUEENSLAND", "inc.comp.workcover"],
    ["WES FNL DIV 001", "inc.invest.dividend"],
    ["VAS DST 001", "inc.invest.distribution"],
    ["TYRO SETTLEMENT", "inc.business.receipts"],
    ["CARESUPER PENSION", "inc.super.pension"],
    ["CORVANE RETIREMNT TRS PEN 8044182", "inc.super.pension"],
    ["CORVANE ACCT BASED PEN 855399", "inc.super.pension"],
    ["CORVANE RETIREMNT TRS LUMP 8044182", "inc.super.lump"],
    ["LOAN DRAWDOWN", "crd.loan_proceeds"],
    ["CASHREWARDS", "crd.refund"],
    ["RENTAL DISBURSEMENT", "inc.property.rent"],
    ["FAIR ENTITLEMENTS GUARANTEE", "inc.salary.leave_payout"],
  ])("means, in %j, %s", (description, code) => {
    expect(codeOf(description, "420.00").code).toBe(code);
  });

  it.each([
    ["TERM DEPOSIT MATURITY INTEREST", "crd.asset_sale"],
    ["ACCOUNT CLOSURE INTEREST", "crd.other"],
    ["VANGUARD REDEMPTION DISTRIBUTION", "crd.asset_sale"],
    ["COMMSEC SHARE SALE DIVIDEND REINVESTED", "crd.asset_sale"],
    ["RAY WHITE SALES TRUST RENT", "crd.asset_sale"],
    ["SMITH CONVEYANCING SETTLEMENT", "crd.asset_sale"],
    ["DIVORCE SETTLEMENT", "crd.asset_sale"],
    ["INSURANCE SETTLEMENT", "crd.other"],
    ["ESTATE LATE J BROWN PENSION", "crd.asset_sale"],
    ["INHERITANCE DISTRIBUTION", "crd.asset_sale"],
    ["RTBA BOND RENT", "crd.refund"],
    ["RENT REFUND", "crd.refund"],
    ["RENT OVERPAYMENT REALTY", "crd.refund"],
    ["COINSPOT PAYOUT", "crd.asset_sale"],
    ["LOTTO WIN PAYOUT", "crd.other"],
    ["INTEREST FREE LOAN", "crd.loan_proceeds"],
    ["INTEREST REFUND", "crd.refund"],
    ["CREDIT INTEREST ADJUSTMENT", "crd.refund"],
    ["BUPA CLAIM BENEFIT", "crd.refund"],
    ["HCF CLAIM", "crd.refund"],
    ["MEDIBANK CLAIM PAYMENT", "crd.refund"],
    ["CENTRELINK ADVANCE", "crd.loan_proceeds"],
    ["NDIS PLAN MANAGER PAYMENT", "crd.other"],
  ])("is not income if it names money that comes only once: %j is %s", (description, code) => {
    expect(codeOf(description, "420.00").code).toBe(code);
  });

  it.each([
    ["RETURNED SALARY PAYMENT", "crd.reversal"],
    ["WAGES REVERSAL", "crd.reversal"],
    ["SALARY OVERPAYMENT", "crd.reversal"],
    ["LOAN FOR WAGES", "crd.loan_proceeds"],
    ["MAXXIA SALARY PACKAGING", "inc.salary.packaged"],
    ["ACCESSPAY REIMBURSEMENT", "inc.salary.packaged"],
    ["SMARTSALARY", "inc.salary.packaged"],
    ["TRANSFER FROM SAVINGS FOR WAGES", "crd.own_transfer"],
    ["RETURNED AND SERVICES LEAGUE SALARY", "inc.salary.regular"],
    ["EMPLOYER LOAN SERVICES SALARY", "inc.salary.regular"],
    ["PLANT CLOSURE REDUNDANCY PAY", "inc.salary.leave_payout"],
    ["AUSSIE HOME LOANS SALARY", "inc.salary.regular"],
  ])("distinguishes pay from a mention of pay: %j is %s", (description, code) => {
    expect(codeOf(description, "420.00").code).toBe(code);
  });

  it.each(
    "WORKCOVER QLD SALARY; WORKSAFE VICTORIA PAYROLL; COMCARE PAYROLL; CHILD SUPPORT WORKERS PAYROLL; AUST GOV DEFENCE PAY; NDIA SALARY".split(
      "; ",
    ),
  )(
    "means pay for the agency's employees if it has a payroll word and a benefits agency: %j",
    (description) => {
      expect(codeOf(description, "2420.00").code).toBe("inc.salary.regular");
    },
  );

  it.each(["REFUND KMART 1122 FINDON", "REFUND COLES"])(
    "shows that the seller returned the money: %j",
    (description) => {
      expect(codeOf(description, "42.00").code).toBe("crd.refund");
    },
  );
});
