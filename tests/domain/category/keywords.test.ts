import { describe, expect, it } from "vitest";
import { CREDIT_KEYWORDS } from "@/lib/domain/category/credit-keywords";
import { CREDIT_LEAVES } from "@/lib/domain/category/credits";
import { DEBIT_KEYWORDS } from "@/lib/domain/category/debit-keywords";
import { isOutgoing } from "@/lib/domain/category/taxonomy";
import { FIRST_NAMES } from "@/lib/domain/text/first-names";
import { toTokens } from "@/lib/domain/text/tokens";
import { Household } from "@/tests/domain/household";

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
  it("name codes of the taxonomy, each word once, with a confidence short of a name's", () => {
    const credits = new Set(CREDIT_LEAVES.map((leaf) => leaf.code));
    for (const table of [DEBIT_KEYWORDS, CREDIT_KEYWORDS]) {
      const leafOf = new Map<string, string>();
      for (const [phrase, { code, confidence }] of table) {
        const key = toTokens(phrase).join(" ");
        expect([phrase, key === "" || leafOf.has(key)]).toEqual([phrase, false]);
        expect([phrase, table === DEBIT_KEYWORDS ? isOutgoing(code) : credits.has(code)]).toEqual([
          phrase,
          true,
        ]);
        expect(confidence).toBeLessThan(0.99);
        leafOf.set(key, code);
      }
    }
  });

  it("label nobody harmfully on a word, save as inferred", () => {
    for (const [phrase, keyword] of DEBIT_KEYWORDS)
      if (HARMFUL.has(keyword.code)) expect([phrase, keyword.inferred]).toEqual([phrase, true]);
    for (const [phrase, keyword] of CREDIT_KEYWORDS)
      expect([phrase, keyword.code === "crd.gambling_return"]).toEqual([phrase, false]);
  });

  it("take no given name for a trade", () => {
    for (const [phrase] of DEBIT_KEYWORDS) expect([phrase, FIRST_NAMES.has(phrase)]).toEqual([phrase, false]);
  });
});

describe("a trade's word", () => {
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
  ])("of %j means %s", (description, code) => {
    expect(codeOf(description, "-42.00").code).toBe(code);
  });

  it("for games of chance only infers", () => {
    expect(codeOf("VALLEY NEWS AND LOTTO", "-42.00")).toMatchObject({ code: "rec.gambling", inferred: true });
  });
});

describe("a credit's wording", () => {
  it.each([
    ["CTRLINK JSP 123", "inc.gov.jobseeker"],
    ["AUS GOV PPL", "inc.gov.parental_leave"],
    ["CTRLINK FTB", "inc.gov.family"],
    ["SERVICES AUSTRALIA CARER ALLOWANCE", "inc.gov.carer"],
    ["CTRLINK AUSTUDY", "inc.gov.youth_study"],
    ["CTRLINK DSP", "inc.gov.disability"],
    ["NDIA NDIS PAYMENT", "inc.gov.other"],
    ["WORKCOVER QUEENSLAND", "inc.comp.workcover"],
    ["WES FNL DIV 001", "inc.invest.dividend"],
    ["VAS DST 001", "inc.invest.distribution"],
    ["TYRO SETTLEMENT", "inc.business.receipts"],
    ["CARESUPER PENSION", "inc.super.pension"],
    ["LOAN DRAWDOWN", "crd.loan_proceeds"],
    ["CASHREWARDS", "crd.refund"],
    ["RENTAL DISBURSEMENT", "inc.property.rent"],
    ["FAIR ENTITLEMENTS GUARANTEE", "inc.salary.leave_payout"],
  ])("%j is %s", (description, code) => {
    expect(codeOf(description, "420.00").code).toBe(code);
  });
});
