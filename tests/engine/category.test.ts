import { describe, expect, it } from "vitest";
import { CREDIT_KEYWORDS } from "@/lib/engine/categories/credit-keywords";
import { CREDIT_CATEGORIES, toCreditCategory } from "@/lib/engine/categories/credits";
import { DEBIT_KEYWORDS } from "@/lib/engine/categories/debit-keywords";
import { findMccCategory } from "@/lib/engine/categories/mcc";
import { MERCHANT_NAMES, PAYER_NAMES } from "@/lib/engine/categories/merchants";
import { GROUPS, groupOf, isOutgoing, OUTGOING_CATEGORIES } from "@/lib/engine/categories/taxonomy";
import { toTokens } from "@/lib/engine/text/tokens";
import { Household } from "@/tests/engine/household";

function codeOf(description: string, amount = "-42.00", more = {}, account = "everyday") {
  const report = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
    .account("card", "CRED_AND_CHRG_CARDS", "-10.00")
    .row(account, "2026-03-02", amount, description, more)
    .report();
  const [row] = report.transactions;
  if (!row) throw new Error("the row was not read");
  return row;
}

describe("harmful labels", () => {
  it.each([
    ["EVERGREEN SUPER PENSION PMT - Direct Credit - Receipt 841270 86217407", "540.00", "inc.super.pension"],
    ["DIRECT CREDIT", "540.00", "crd.other"],
    ["WITHDRAWAL MOBILE 1208840 TFR Until payday", "-40.00", "unc.debit"],
    ["STAY BRIGHT", "-40.00", "unc.debit"],
    [
      "PAYPAL *EBAY AU 4029357733 NSW - Visa Refund - Receipt 239394Date 25 Nov 2025 Card 0501",
      "27.09",
      "crd.refund",
    ],
  ])("need a whole name: %s", (description, amount, code) => {
    expect(codeOf(description, amount).code).toBe(code);
  });
  it("apply to a long name that was truncated", () => {
    expect(codeOf("SPORTSBE").code).toBe("rec.gambling");
  });
});

describe("the category of money out", () => {
  it.each([
    ["WOOLWORTHS 1234 BONDI NS AUS", "foo.groceries"],
    ["VISA DEBIT PURCHASE CARD 8003 SHELL COLES EXPRESS 1234", "tra.fuel"],
    ["UBER *EATS HELP.UBER.COM SYDNEY", "foo.dining"],
    ["UBER *TRIP HELP.UBER.COM SYDNEY", "tra.rideshare_taxi"],
    ["PAYPAL *NETFLIX.COM", "com.streaming"],
    ["DIRECT DEBIT AGL RETAIL 9988", "utl.energy"],
    ["BPAY SYDNEY WATER 991", "hou.rates_water"],
    ["MEDIBANK PRIVATE", "hea.insurance"],
    ["NRMA INSURANCE CAR INSURANCE", "tra.car_insurance"],
    ["DIRECT DEBIT AAMI", "ins.general"],
    ["BPAY RACV INSURANCE", "ins.general"],
    ["WORLD NOMADS", "ins.other"],
    ["AFTERPAY AUSTRALIA PTY", "dbt.bnpl"],
    ["NIMBLE AUSTRALIA", "dbt.sacc"],
    ["SPORTSBET MELBOURNE", "rec.gambling"],
    ["BAYCORP COLLECTIONS", "dbt.collection"],
    ["ATM WITHDRAWAL 1234 GEORGE ST", "csh.atm"],
    ["CENTRAL PARK DENTAL SURGERY", "hea.medical"],
    ["SMITH STREET REAL ESTATE TRUST", "hou.rent"],
    ["OSKO PAYMENT TO SARAH JONES", "trf.person"],
    ["OSKO PAYMENT TO SARAH JONES RENT", "hou.rent"],
    ["ZXQY HOLDINGS 8812", "unc.debit"],
    ["MONTHLY ACCOUNT FEE", "fin.bank_fee"],
    ["CHEMIST WAREHOUSE RANDWICK", "hea.pharmacy"],
    ["TRANSPORTFORNSW TRAVEL SYDNEY", "tra.public"],
  ])("is, for %j, %s", (description, code) => {
    expect(codeOf(description).code).toBe(code);
  });

  it("is decided by the merchant code for fuel sold under a supermarket's name", () => {
    expect(codeOf("WOOLWORTHS 1234", "-60.00", { merchantCategoryCode: "5542" }).code).toBe("tra.fuel");
  });

  it("is decided by the name if the merchant code covers mixed trades", () => {
    expect(codeOf("AMAZON AU SYDNEY", "-60.00", { merchantCategoryCode: "5942" }).code).toBe("shp.online");
    expect(codeOf("UNHEARD OF TRADING", "-60.00", { merchantCategoryCode: "7995" }).code).toBe(
      "rec.gambling",
    );
  });

  it("is a cash advance for a withdrawal on a card", () => {
    expect(codeOf("ATM WITHDRAWAL", "-100.00", {}, "card").code).toBe("csh.card_advance");
  });

  it("is only inferred as gambling from a word for a venue", () => {
    const venue = codeOf("GRAND POKIES ROOM NEWCASTLE");
    expect(venue).toMatchObject({ code: "rec.gambling", inferred: true });
  });

  it("is returned with the deciding rule and its confidence", () => {
    expect(codeOf("NETFLIX.COM").decision).toEqual({ layer: "MERCHANT", rule: "Netflix", confidence: 0.98 });
    expect(codeOf("ZXQY HOLDINGS").decision).toEqual({
      layer: "NONE",
      rule: "no evidence",
      confidence: 0.02,
    });
  });
});

describe("the category of money in", () => {
  it.each([
    ["PAY/SALARY FROM ACME WIDGETS", "inc.salary.regular"],
    ["WOOLWORTHS GROUP WAGES", "inc.salary.regular"],
    ["CTRLINK PENSION 059P123456", "inc.gov.age_pension"],
    ["AUS GOV FAMILIES 123", "inc.gov.family"],
    ["SERVICES AUSTRALIA JOBSEEKER", "inc.gov.jobseeker"],
    ["VTA BENEFITS 88", "inc.gov.dva"],
    ["MCARE BENEFITS 123 AYWQ", "crd.medicare"],
    ["ATO ATO0099 TAX REFUND", "crd.tax_refund"],
    ["CHILD SUPPORT CS 123", "inc.support.child"],
    ["UBER BV PAYMENTS", "inc.gig.platform"],
    ["BHP GROUP FNL DIV", "inc.invest.dividend"],
    ["NIMBLE AUSTRALIA", "crd.loan_proceeds"],
    ["SPORTSBET WITHDRAWAL", "crd.gambling_return"],
    ["OSKO PAYMENT FROM SARAH JONES", "crd.person"],
    ["CASH DEPOSIT BRANCH", "crd.cash_deposit"],
    ["ZXQY HOLDINGS", "crd.other"],
    ["TFR FROM JORDAN CITIZEN", "crd.own_transfer"],
  ])("is, for %j, %s", (description, code) => {
    expect(codeOf(description, "420.00").code).toBe(code);
  });

  it("follows the payment's stated purpose before any wording", () => {
    const more = { extendedData: { nppPayload: { purposeCode: "SALA", service: "CATSCT" } } };
    expect(codeOf("OSKO PAYMENT FROM SARAH JONES", "900.00", more)).toMatchObject({
      code: "inc.salary.regular",
      decision: { layer: "PURPOSE" },
    });
  });

  it("is never income on a card or a loan account", () => {
    expect(codeOf("PAY/SALARY FROM ACME", "420.00", {}, "card").code).toBe("crd.own_transfer");
  });
});

describe("the category tables", () => {
  it("contain only taxonomy codes", () => {
    for (const [phrase, merchant] of MERCHANT_NAMES)
      expect([phrase, isOutgoing(merchant.code)]).toEqual([phrase, true]);
    for (const [phrase, keyword] of DEBIT_KEYWORDS)
      expect([phrase, isOutgoing(keyword.code)]).toEqual([phrase, true]);
    const credits = new Set(CREDIT_CATEGORIES.map((category) => category.code));
    for (const [phrase, payer] of PAYER_NAMES)
      expect([phrase, credits.has(payer.code)]).toEqual([phrase, true]);
    for (const [phrase, keyword] of CREDIT_KEYWORDS)
      expect([phrase, credits.has(keyword.code)]).toEqual([phrase, true]);
    for (let mcc = 0; mcc < 10_000; mcc++) {
      const category = findMccCategory(String(mcc).padStart(4, "0"));
      if (category !== null) expect([mcc, isOutgoing(category)]).toEqual([mcc, true]);
    }
  });

  it("list no spelling of a merchant under two categories", () => {
    const seen = new Map<string, string>();
    for (const [phrase, merchant] of MERCHANT_NAMES) {
      const key = toTokens(phrase).join(" ");
      expect([phrase, seen.get(key) ?? merchant.code]).toEqual([phrase, merchant.code]);
      seen.set(key, merchant.code);
    }
  });

  it("contain at least a thousand spellings of Australian merchants", () => {
    expect(new Set(MERCHANT_NAMES.map(([, merchant]) => merchant.name)).size).toBeGreaterThan(700);
    expect(MERCHANT_NAMES.length + PAYER_NAMES.length).toBeGreaterThan(1_000);
  });

  it("give every category a group, and every category for money out a place in the report", () => {
    for (const category of OUTGOING_CATEGORIES) {
      expect(GROUPS[groupOf(category.code)]).toBeDefined();
      if (category.basis === "DEBT")
        expect([category.code, category.part]).toEqual([category.code, "COMMITMENT"]);
      if (category.basis === "NEUTRAL")
        expect([category.code, category.part]).toEqual([category.code, "NONE"]);
    }
    expect(new Set(OUTGOING_CATEGORIES.map((category) => category.code)).size).toBe(
      OUTGOING_CATEGORIES.length,
    );
    expect(toCreditCategory("no.such.code").code).toBe("crd.other");
  });
});
