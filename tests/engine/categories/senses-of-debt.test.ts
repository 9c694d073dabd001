import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

/** The category of one row. A positive amount is money in. */
function codeOf(description: string, { amount = "-45.00", type = "PAYMENT" } = {}): string | undefined {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.row("everyday", "2026-03-10", amount, description, { type });
  return one.report().transactions[0]?.code;
}

describe("words that show the kind of a debt", () => {
  it.each([
    ["RENTALS WITH GOODS", "ZELDON RENTALS LAPTOP 2210", "dbt.lease"],
    ["A HIRE PURCHASE AGREEMENT", "ZELDON RENTALS P/L HP AGREEMENT", "dbt.lease"],
    ["A LOAN'S NUMBER", "ZELDON SPECIALIST LN7718203", "dbt.personal"],
    ["AN ADVANCE ABBREVIATED", "ZELDPAY ADV RPMT 579441", "dbt.wage_advance"],
    ["A PAWN LOAN BY CARD", "ZELDON LOAN OFFICE PAWN", "dbt.sacc"],
    ["A PAWNBROKER WITH AN AGENT'S NAME", "RAY WHITE PAWNBROKERS DANDENONG", "dbt.sacc"],
    ["A HOME LOAN OF AN UNLISTED BANK", "ZELDON PERM HL 6255631", "dbt.mortgage"],
    ["A PAWNBROKER WITH A COINED NAME", "ZELDON PAWNCASH PTY LTD", "dbt.sacc"],
    [
      "A COLLECTOR NAMED LIKE A PERSON",
      "OSKO PAYMENT TO MARCUS HALE COLLECTIONS REF ZD2281",
      "dbt.collection",
    ],
    ["A REPAIR OF THE CREDIT RATING", "ZELDON CREDIT RATING REPAIRS", "dbt.agreement"],
    ["A RACECOURSE'S BETS", "ZELDON ON COURSE TOTE", "rec.gambling"],
    ["A CASINO THAT TAKES CRYPTO", "ZELDON CRYPTO CASINO CURACAO", "rec.gambling"],
    ["A FINE ABBREVIATED", "CITY OF BALLARAT PARKING INFRG", "gov.fine_fee"],
  ])("show %s", (_, description, code) => {
    expect(codeOf(description, { type: "DIRECT_DEBIT" })).toBe(code);
  });

  it("do not make the rental of a car a lease", () => {
    expect(codeOf("ZELDON CAR RENTALS CAIRNS AIRPORT")).not.toBe("dbt.lease");
  });

  it("give the size of the loan", () => {
    expect(codeOf("FAIR GO FINANCE SACC 440182", { type: "DIRECT_DEBIT" })).toBe("dbt.sacc");
  });

  it("make repayments those of a small loan if the lender paid out a small loan", () => {
    const codes = (advance: string) => {
      const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
      one.row("everyday", "2026-03-03", advance, "DIRECT CREDIT FAIR GO FINANCE LOAN 8261510");
      one.every(14, "2026-03-13", "2026-05-30", (on) =>
        one.row("everyday", on, "-56.20", "DIRECT DEBIT FAIR GO FINANCE 4772878", { type: "DIRECT_DEBIT" }),
      );
      return new Set(
        one
          .report()
          .transactions.filter(({ amountCents }) => amountCents < 0)
          .map(({ code }) => code),
      );
    };
    expect(codes("400.00")).toEqual(new Set(["dbt.sacc"]));
    expect(codes("3400.00")).toEqual(new Set(["dbt.macc"]));
  });
});

describe("the repayments of a personal lender that paid out a small amount", () => {
  it.each([
    ["are a medium loan's, if they repay it within two years", "4000.00", "-133.20", "dbt.macc"],
    ["are a personal loan's, if they take longer", "5000.00", "-60.40", "dbt.personal"],
    ["are a personal loan's, if the amount is larger", "9000.00", "-240.60", "dbt.personal"],
  ])("%s", (_, advance, repayment, code) => {
    const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    one.row("everyday", "2026-02-03", advance, "DIRECT CREDIT HARMONEY LOAN 8261510");
    one.every(14, "2026-02-13", "2026-06-20", (on) =>
      one.row("everyday", on, repayment, "DIRECT DEBIT HARMONEY 4772878", { type: "DIRECT_DEBIT" }),
    );
    expect(new Set(one.report().transactions.map((row) => row.code))).toEqual(
      new Set(["crd.loan_proceeds", code]),
    );
  });
});

describe("a pawnbroker that also has shops", () => {
  it.each([
    ["a purchase by card", "VISA PURCHASE CASH CONVERTERS DUBBO AU", "PAYMENT", "shp.home_goods"],
    ["a direct debit", "DIRECT DEBIT CASH CONVERTERS 41288", "DIRECT_DEBIT", "dbt.sacc"],
    ["a loan repaid by card", "VISA PURCHASE CASH CONVERTERS PER FIN AU", "PAYMENT", "dbt.sacc"],
  ])("is read from the way of paying: %s", (_, description, type, code) => {
    expect(codeOf(description, { type })).toBe(code);
  });
});

describe("words that show who pays", () => {
  it.each([
    ["A STATE'S DEPARTMENT", "DIRECT CREDIT SA GOVT DEPT HUMAN SERV", "inc.salary.regular"],
    ["THE BENEFITS AGENCY", "DIRECT CREDIT DEPT HUMAN SERVICES", "inc.gov.other"],
    ["A COUNTED WEEK OF A FIRM", "DIRECT CREDIT ZELDON CITRUS PACK WEEK 22", "inc.salary.regular"],
    ["LABOUR HIRE", "DIRECT CREDIT ZELDON PERSONNEL SERV", "inc.salary.regular"],
    ["A LOAN WITHOUT INTEREST", "DEPOSIT ZELDON NO INTEREST LOAN", "crd.loan_proceeds"],
  ])("show %s", (_, description, code) => {
    expect(codeOf(description, { amount: "640.30", type: "DIRECT_CREDIT" })).toBe(code);
  });

  it("do not make a person who counts weeks an employer", () => {
    expect(codeOf("DIRECT CREDIT LUPE TAUILIILI WEEK 22", { amount: "190.00" })).not.toBe(
      "inc.salary.regular",
    );
  });
});

describe("a place of worship", () => {
  const give = (note: string) =>
    codeOf(`Transfer To FREE WESLEYAN CHURCH PayID Phone from CommBank App ${note}`, {
      type: "TRANSFER_OUTGOING",
    });

  it("receives a donation if the note says so", () => {
    expect(give("offering")).toBe("giv.donation");
  });

  it("may be a person's surname otherwise", () => {
    expect(give("dinner")).toBe("trf.person");
  });
});
