import { describe, expect, it } from "vitest";
import { Household, readRow } from "@/tests/engine/household";

const codeOf = (description: string, type = "PAYMENT", amount = "-64.20") =>
  readRow(description, amount, type)?.code;

describe("a contracted name", () => {
  it.each([
    ["a lender's without vowels", "Direct Debit 88120 AFTRPY 5512", "dbt.bnpl"],
    ["a bookmaker's without vowels", "SPRTSBT", "rec.gambling"],
    ["a health fund's joined to its trade", "Direct Debit 88120 NIBHEALTH", "hea.insurance"],
    ["a gaming room's, truncated", "ZORRIN ARMS TAVERN GAM", "rec.gambling"],
  ])("is read: %s", (_, description, code) => {
    expect(codeOf(description, "DIRECT_DEBIT")).toBe(code);
  });

  it("is also read when the firm gives money back", () => {
    const rows = new Household()
      .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
      .row("everyday", "2026-03-02", "-64.20", "VISA PURCHASE AFTRPY* 55120")
      .row("everyday", "2026-03-05", "64.20", "VISA REFUND AFTRPY* 55120")
      .report().transactions;
    expect(rows.filter(({ pair }) => pair?.kind === "REFUND")).toHaveLength(1);
  });

  it("is not guessed from another word's letters", () => {
    expect(codeOf("VXLY ZRRN")).toBe("unc.debit");
    expect(codeOf("BRIGHT SMILES DENTAL URALLA")).toBe("hea.medical");
    expect(codeOf("ZORRINHEALTH")).not.toBe("hea.insurance");
  });
});

describe("the second sense of a name", () => {
  it.each([
    ["a bill of a super fund is a contribution", "BPAY HOSTPLUS 99881", "fin.super_contribution"],
    ["a passport at the post office is a public fee", "AUSTRALIA POST PASSPORT URALLA", "gov.fine_fee"],
    ["visitors' cover of an insurer is health cover", "Direct Debit AAMI OVHC 88120", "hea.insurance"],
    ["an Italian company is not a spa", "VEXLEY SPA MILANO IT EUR 22.10", "unc.debit"],
    ["a card shop called Cottage is not a holiday", "THE PAPER COTTAGE URALLA", "unc.debit"],
    ["a betting agency in a hotel is gambling", "TAB URALLA HOTEL", "rec.gambling"],
    ["a lender's car finance", "Direct Debit PEPPER MONEY AUTO 88120", "dbt.car"],
    ["an online payment for an unknown shop is a purchase", "PAYPAL *ZORRINVEX", "shp.online"],
  ])("%s", (_, description, code) => {
    expect(codeOf(description)).toBe(code);
  });

  it.each([
    ["ZORRIN OLD POST OFFICE CAF", "foo.dining"],
    ["ZORRIN QUALITY MEA", "foo.groceries"],
    ["ZORRIN WORKMENS CLU", "foo.dining"],
  ])("a truncated trade still gives the category: %s", (description, code) => {
    expect(codeOf(description)).toBe(code);
  });

  it("a chair at a salon is rented by a hairdresser", () => {
    expect(codeOf("Transfer To Zorrin Hair Salon chair", "TRANSFER_OUTGOING")).toBe("trf.business_unknown");
    expect(codeOf("Zorrin Hair Salon")).toBe("per.care");
  });
});
