import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

/** The category of one row. A positive amount is money in. */
function codeOf(description: string, amount: string, type = "OTHER") {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  return one.row("everyday", "2026-03-10", amount, description, { type }).report().transactions[0]?.code;
}

describe("money from an agency or a post office", () => {
  it.each([
    ["DIRECT CREDIT - CTRLINK ABSTUDY SSL 110022334A STARTUP LOAN", "crd.loan_proceeds"],
    ["Ctrlink Student SSL 110022334A", "crd.loan_proceeds"],
    ["DIRECT CREDIT - CTRLINK ABSTUDY 110022334A", "inc.gov.youth_study"],
    ["CSA1100223 CHILDASSISTPYMT", "inc.support.child"],
    ["CSA 1100223 CHILDASSISTPYMT", "inc.support.child"],
    ["CHILDASSISTPYMT", "inc.gov.family"],
    ["OSKO DEP-OLA AUSTRALIA DRIVER SETTLEMENT", "inc.gig.platform"],
    ["BANK@POST DEP-NAMBOUR", "crd.cash_deposit"],
    ["BANK AT POST DEP COOROY LPO", "crd.cash_deposit"],
  ])("%s is %s", (description, code) => {
    expect(codeOf(description, "640.00")).toBe(code);
  });
});

it("cash that a post office pays out is cash from a machine or counter", () => {
  expect(codeOf("BANK@POST WDL-NAMBOUR", "-200.00")).toBe("csh.atm");
});

describe("a loan of at most $2,000 that is repaid within two years", () => {
  const kindOf = (lender: string, advance: string) => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    home.row("everyday", "2026-01-06", "1200.00", advance);
    home.every(14, "2026-01-16", "2026-06-26", (on) =>
      home.row("everyday", on, "-32.00", `DIRECT DEBIT ${lender} 110022`, { type: "DIRECT_DEBIT" }),
    );
    return home.report().liabilities.detected.map((debt) => debt.class);
  };

  it("is not a small amount credit contract if the lender charges no interest", () => {
    expect(kindOf("GOOD SHEPHERD NILS", "DIRECT CREDIT GOOD SHEPHERD NILS NILS LOAN 77")).toEqual([
      "PERSONAL",
    ]);
  });

  it("is one if a lender of personal loans made it", () => {
    expect(kindOf("NOW FINANCE", "DIRECT CREDIT NOW FINANCE LOAN 77")).toEqual(["SACC"]);
  });
});
