import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const FROM = "2025-07-03";
const TO = "2026-06-30";
const home = () => new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");

/**
 * Pays a household every `days` days, with these descriptions in turn. Returns the categories of the credits without
 * repeats.
 */
function codesOf(days: number, amounts: readonly string[], descriptions: readonly string[]) {
  const one = home();
  one.every(days, FROM, TO, (on, index) =>
    one.row(
      "everyday",
      on,
      amounts[index % amounts.length] ?? "",
      descriptions[index % descriptions.length] ?? "",
    ),
  );
  const { transactions } = one.report();
  return [...new Set(transactions.filter(({ amountCents }) => amountCents > 0).map(({ code }) => code))];
}

describe("money from a person", () => {
  it.each(["rent half", "half rent", "my share of rent", "rent & food", "groceries and rent"])(
    "is not income with the note %j",
    (note) => {
      const wording = `From Mira Solberg - ${note} - Fast Payment`;
      expect(codesOf(14, ["410.00"], [wording])).toEqual(["crd.person"]);
    },
  );

  it("is rent received if the note is only “rent”", () => {
    expect(codesOf(14, ["410.00"], ["From Mira Solberg - rent - Fast Payment"])).toEqual([
      "inc.property.rent",
    ]);
  });

  it.each([
    "DEPOSIT OVERSEAS TT SOLBERG MIRA DNB BANK 88120114",
    "INWARD TT SOLBERG MIRA",
    "TELEGRAPHIC TRANSFER SOLBERG MIRA",
    "INTERNATIONAL MONEY TRANSFER SOLBERG MIRA OBM8811401",
    "Transfer from WISE AUSTRALIA PTY L M SOLBERG upkeep",
  ])("is not a wage if a bank abroad transfers it: %j", (wording) => {
    expect(codesOf(30, ["2988.40", "3011.75"], [wording])).toEqual(["crd.person"]);
  });

  it("is a wage if a firm abroad transfers it each month", () => {
    expect(codesOf(30, ["5988.40"], ["DEPOSIT OVERSEAS TT CORVANE SOFTWARE GMBH 88120114"])).toEqual([
      "inc.salary.regular",
    ]);
  });
});

describe("the bank's words before the payer", () => {
  it.each([
    ["DEPOSIT WESTPAC SMART ATM BENDIGO", "crd.cash_deposit"],
    ["Bank@Post Deposit - Kyneton LPO", "crd.cash_deposit"],
    ["Fast Deposit Mira Solberg pay me back", "crd.person"],
    ["Credit ATO ATO00880114", "crd.tax_refund"],
    ["D/C ATO ATO00880114", "crd.tax_refund"],
  ])("are not a part of the payer's name: %j", (wording, code) => {
    expect(codesOf(61, ["645.00", "780.00"], [wording])).toEqual([code]);
  });

  it("leave the employer's name without the word credit", () => {
    const one = home();
    one.every(7, FROM, TO, (on) => one.row("everyday", on, "1180.40", "Credit CORVANE FABRICATION WAGES"));
    expect(one.report().income.streams.map(({ name }) => name)).toEqual(["Corvane Fabrication"]);
  });

  it("keep the word credit in the name of a credit union", () => {
    const one = home();
    one.every(7, FROM, TO, (on) => one.row("everyday", on, "1180.40", "CREDIT UNION SERVICES NORTH WAGES"));
    expect(one.report().income.streams.map(({ name }) => name)).toEqual(["Credit Union Services North"]);
  });
});

describe("a couple's transfers with a note", () => {
  const household = (payer: string, payee: string) => {
    const one = home().account("joint", "TRANS_AND_SAVINGS_ACCOUNTS", "500.00");
    one.every(14, FROM, TO, (on) => {
      one.row("everyday", on, "-620.00", `rent - Osko Payment to ${payee} - Receipt 253935`, {
        type: "TRANSFER_OUTGOING",
      });
      one.row("joint", on, "620.00", `Osko From ${payer} rent`, { type: "TRANSFER_INCOMING" });
    });
    const { income, transactions } = one.report();
    return {
      incomes: income.streams.map(({ code }) => code),
      received: [...new Set(transactions.filter((row) => row.amountCents > 0).map(({ code }) => code))],
    };
  };

  it("are transfers between own accounts if both banks name the same person", () => {
    expect(household("Mira Solberg", "Mira Solberg")).toEqual({
      incomes: [],
      received: ["crd.own_transfer"],
    });
  });

  it("are transfers between own accounts if the note looks like an invoice", () => {
    const one = home().account("joint", "TRANS_AND_SAVINGS_ACCOUNTS", "500.00");
    one.every(30, FROM, TO, (on) => {
      one.row("everyday", on, "-350.00", "Osko Withdrawal 12Feb08:02 inv top up Mira Solberg");
      one.row("joint", on, "350.00", "NPP Receipt Mira Solberg inv top up");
    });
    expect(one.report().income.streams).toEqual([]);
  });

  it("are a share of rent and rent paid if the banks name two people", () => {
    expect(household("Mira Solberg", "Anders Lindqvist")).toEqual({ incomes: [], received: ["crd.person"] });
  });
});

describe("a bank's opening for every direct entry", () => {
  it.each([
    ["Payroll/Deposit Ref: 240319425 MCARE BENEFITS", "crd.medicare"],
    ["Payroll/Deposit Ref: ATO00700019928 ATO", "crd.tax_refund"],
    ["PAY/SALARY FROM ATO ATO00700019928", "crd.tax_refund"],
    ["DIRECT ENTRY CR ATO/ATO005000018829", "crd.tax_refund"],
    ["DC ATO ATO00800011288", "crd.tax_refund"],
    ["Payroll/Deposit Ref: 8841207 CORVANE HEALTH", "inc.salary.regular"],
    ["DC SERVICES AUSTRALIA AGS 8841207", "inc.salary.regular"],
    ["DC SERVICES AUSTRALIA JSP 8841207", "inc.gov.jobseeker"],
  ])("%j is %s", (wording, code) => {
    expect(codesOf(14, ["1430.15", "1387.60"], [wording])).toEqual([code]);
  });
});

it("a support loan for apprentices is neither a wage nor a lender's loan", () => {
  const one = home();
  one.monthly("2025-08-14", "2026-06-30", (on) =>
    one.row("everyday", on, "416.25", "DIRECT CREDIT SERVICES AUSTRALIA APPRENTICE SUPPORT LOAN"),
  );
  const { income, liabilities } = one.report();
  expect(income.streams).toEqual([]);
  expect(liabilities.detected).toEqual([]);
});

it("a company's interim and final dividends are one stream", () => {
  const one = home();
  one.row("everyday", "2025-09-25", "188.42", "DIRECT CREDIT CORVANE LTD FIN DIV 00510087");
  one.row("everyday", "2026-03-26", "211.70", "DIRECT CREDIT CORVANE LTD INT DIV 00510087");
  expect(one.report().income.streams.map(({ code, count }) => [code, count])).toEqual([
    ["inc.invest.dividend", 2],
  ]);
});

it("a benefit counts at its rate if only its first payment was for part of a fortnight", () => {
  const one = home();
  one.every(7, "2026-03-01", TO, (on) => one.row("everyday", on, "-80.00", "VISA PURCHASE COLES 0442 PERTH"));
  ["411.30", "689.45", "689.45"].forEach((amount, index) => {
    one.row("everyday", `2026-06-${String(1 + 14 * index).padStart(2, "0")}`, amount, "CTRLINK JOBSEEKER");
  });
  const [stream] = one.report().income.streams;
  // The full fortnightly payment: 689.45 × 26 ÷ 12.
  expect(stream?.monthly.selected.value).toBe(149_381);
  expect(stream?.monthly.selected.note).toContain("for part of a pay period");
});
