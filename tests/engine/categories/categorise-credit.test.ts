import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const FROM = "2025-12-04";
const TO = "2026-06-18";

/** Returns the report on half a year of this credit, every `days` days, to one account. */
function paid(wording: string, amount: string, days = 14) {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.every(days, FROM, TO, (on) => one.row("everyday", on, amount, wording));
  return one.report();
}

const codesOf = (report: ReturnType<typeof paid>) => [
  ...new Set(report.transactions.map(({ code }) => code)),
];

describe("regular money between people", () => {
  it.each([
    "Osko Payment From Robbo",
    "Fast Transfer From SJ Whitcombe mortgage half",
    "PAYID PAYMENT RECEIVED FROM JESSIE",
    "Osko Payment From Davo loan repay",
    "PERIODIC PAYMENT Robbo",
    "PAYMENT FROM ROBBO",
    "Robbo",
  ])("is not counted as a wage at any cadence: %s", (wording) => {
    const report = paid(wording, "600.00");
    expect(report.income.streams).toEqual([]);
    expect(report.income.excludedCredits).toHaveLength(1);
  });

  it.each(["Mum", "PAYMENT FROM JESSIE", "Received from J Smith"])(
    "is from a person if the bank prints only the name: %s",
    (wording) => {
      expect(codesOf(paid(wording, "600.00"))).toEqual(["crd.person"]);
    },
  );

  it("is from family in the wording of an online bank", () => {
    expect(codesOf(paid("Deposit - Internet Online Banking 123456 Hubby", "700.00"))).toEqual(["crd.person"]);
  });

  it("is support if a partner pays for the household each week", () => {
    expect(codesOf(paid("Osko Payment From T Okonkwo housekeeping", "420.00", 7))).toEqual([
      "inc.support.family",
    ]);
    expect(codesOf(paid("HARBOUR INN HOUSEKEEPING PTY LTD", "1120.00", 7))).toEqual(["inc.salary.regular"]);
  });

  it("excludes an instant transfer from a firm that its name or the note identifies", () => {
    expect(codesOf(paid("Osko Payment From MARIOS PIZZA PTY LTD", "1100.00", 7))).toEqual([
      "inc.salary.regular",
    ]);
    expect(codesOf(paid("Osko Deposit Bright Smiles wages", "800.00", 7))).toEqual(["inc.salary.regular"]);
  });
});

it("pay from an employer that the bank prints as one word is a wage unless it is a round sum", () => {
  expect(codesOf(paid("PAYMENT FROM ATLASSIAN", "3127.46"))).toEqual(["inc.salary.regular"]);
});

it("money that a transfer firm delivers for another person is not a wage from the transfer firm", () => {
  expect(paid("WISE AUSTRALIA PTY LTD P12345678", "3000.00").income.streams).toEqual([]);
});

describe("the stated purpose of a credit", () => {
  it.each([
    "METCASH FOOD DISTRIBUTION",
    "UNITED PETROLEUM RETAIL DIV",
    "SETTLEMENT SERVICES INTL",
    "LEGAL SERVICES BOARD PAY",
    "BOND UNIVERSITY LIMITED",
    "DSS SECURITY PTY LTD",
    "JSP ROOFING PTY LTD",
  ])("is not found in the name of an employer that pays every fortnight: %s", (wording) => {
    expect(codesOf(paid(wording, "1900.00"))).toEqual(["inc.salary.regular"]);
  });

  it.each([
    ["VANGUARD INDEX DISTRIBUTION", "310.00", 91, "inc.invest.distribution"],
    ["TYRO PAYMENTS LTD SETTLEMENT", "910.00", 7, "inc.business.receipts"],
    ["CTRLINK JSP 204T1029", "790.00", 14, "inc.gov.jobseeker"],
    ["DIRECT CREDIT 012345 HOMESTAY NETWORK BOARD", "280.00", 7, "inc.property.board"],
  ])(
    "is accepted if the credit has that purpose's frequency and names no company: %s",
    (wording, amount, days, code) => {
      expect(codesOf(paid(wording, amount, days))).toEqual([code]);
    },
  );

  it("does not make the same salary a commission if every fortnight's payment is called a commission", () => {
    expect(codesOf(paid("FAIR WORK COMMISSION SALARY 1234", "2900.00"))).toEqual(["inc.salary.regular"]);
  });

  it("makes the payment a commission if the amount differs each time", () => {
    const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    one.every(14, FROM, TO, (on, index) =>
      one.row("everyday", on, `${400 + ((index * 7) % 5) * 350}.00`, "ACME SALES COMMISSION SALARY"),
    );
    expect(codesOf(one.report())).toEqual(["inc.salary.variable"]);
  });
});

describe("repayments of expenses or purchases, and drawings", () => {
  it("are not income alongside the wages if an employer repays expenses every month", () => {
    const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    one.every(14, FROM, TO, (on) => one.row("everyday", on, "3200.00", "AECOM AUSTRALIA SALARY"));
    one.monthly(FROM, TO, (on, index) =>
      one.row("everyday", on, `${180 + index * 20}.00`, `AECOM AUSTRALIA EXPENSES 00${index}`),
    );
    expect(one.report().income.streams.map(({ name }) => name)).toEqual(["Aecom Australia"]);
  });

  it("are refunds if the firm sold the purchase, even if it also pays sellers", () => {
    expect(codesOf(paid("PAYPAL AUSTRALIA REFUND", "44.00", 200))).toEqual(["crd.refund"]);
  });

  it("are the owner's drawings, not wages, if they come from the customer's business", () => {
    expect(codesOf(paid("Transfer From Smith Plumbing Pty Ltd drawings", "900.00", 7))).toEqual([
      "inc.business.receipts",
    ]);
  });
});

it("an allowance for foster care is a carer's payment, and not a salary to gross up", () => {
  const [stream] = paid("DEPT COMMUNITIES FOSTER CARE", "620.00").income.streams;
  expect(stream).toMatchObject({ code: "inc.gov.carer", gross: null });
});

it("monthly payouts from a broker are proceeds of sales, and not a wage from the broker", () => {
  expect(codesOf(paid("SELFWEALTH LTD", "250.00", 30))).toEqual(["crd.asset_sale"]);
});
