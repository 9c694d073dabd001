import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const FROM = "2025-12-04";
const TO = "2026-06-18";

/** Half a year of one credit, every so many days, into one account. */
function paid(wording: string, amount: string, days = 14) {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.every(days, FROM, TO, (on) => one.row("everyday", on, amount, wording));
  return one.report();
}

const codesOf = (report: ReturnType<typeof paid>) => [
  ...new Set(report.transactions.map(({ code }) => code)),
];

describe("money that people send each other on time", () => {
  it.each([
    "Osko Payment From Robbo",
    "Fast Transfer From SJ Whitcombe mortgage half",
    "PAYID PAYMENT RECEIVED FROM JESSIE",
    "Osko Payment From Davo loan repay",
    "PERIODIC PAYMENT Robbo",
    "PAYMENT FROM ROBBO",
    "Robbo",
  ])("is not counted as a wage, whatever its cadence: %s", (wording) => {
    const report = paid(wording, "600.00");
    expect(report.income.streams).toEqual([]);
    expect(report.income.excludedCredits).toHaveLength(1);
  });

  it.each(["Mum", "PAYMENT FROM JESSIE", "Received from J Smith"])(
    "is a person's where the bank prints the name alone: %s",
    (wording) => {
      expect(codesOf(paid(wording, "600.00"))).toEqual(["crd.person"]);
    },
  );

  it("is known as family's under the words of an online bank", () => {
    expect(codesOf(paid("Deposit - Internet Online Banking 123456 Hubby", "700.00"))).toEqual(["crd.person"]);
  });

  it("leaves a wage by instant transfer to a firm that is named as one, or that says wages", () => {
    expect(codesOf(paid("Osko Payment From MARIOS PIZZA PTY LTD", "1100.00", 7))).toEqual([
      "inc.salary.regular",
    ]);
    expect(codesOf(paid("Osko Deposit Bright Smiles wages", "800.00", 7))).toEqual(["inc.salary.regular"]);
  });
});

it("pay from an employer that the bank prints in one word is a wage where it is no round sum", () => {
  expect(codesOf(paid("PAYMENT FROM ATLASSIAN", "3127.46"))).toEqual(["inc.salary.regular"]);
});

it("money that a transfer firm carried for another person is not that firm's wage", () => {
  expect(paid("WISE AUSTRALIA PTY LTD P12345678", "3000.00").income.streams).toEqual([]);
});

describe("the purpose a credit states", () => {
  it.each([
    "METCASH FOOD DISTRIBUTION",
    "UNITED PETROLEUM RETAIL DIV",
    "SETTLEMENT SERVICES INTL",
    "LEGAL SERVICES BOARD PAY",
    "BOND UNIVERSITY LIMITED",
    "DSS SECURITY PTY LTD",
    "JSP ROOFING PTY LTD",
  ])("is not read out of the name of an employer that pays every fortnight: %s", (wording) => {
    expect(codesOf(paid(wording, "1900.00"))).toEqual(["inc.salary.regular"]);
  });

  it.each([
    ["VANGUARD INDEX DISTRIBUTION", "310.00", 91, "inc.invest.distribution"],
    ["TYRO PAYMENTS LTD SETTLEMENT", "910.00", 7, "inc.business.receipts"],
    ["CTRLINK JSP 204T1029", "790.00", 14, "inc.gov.jobseeker"],
    ["DIRECT CREDIT 012345 HOMESTAY NETWORK BOARD", "280.00", 7, "inc.property.board"],
  ])(
    "is believed where it keeps that purpose's time and names no company: %s",
    (wording, amount, days, code) => {
      expect(codesOf(paid(wording, amount, days))).toEqual([code]);
    },
  );

  it("is the wage and no commission, where a commission pays the same salary every fortnight", () => {
    expect(codesOf(paid("FAIR WORK COMMISSION SALARY 1234", "2900.00"))).toEqual(["inc.salary.regular"]);
  });

  it("is commission where it differs from time to time", () => {
    const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    one.every(14, FROM, TO, (on, place) =>
      one.row("everyday", on, `${400 + ((place * 7) % 5) * 350}.00`, "ACME SALES COMMISSION SALARY"),
    );
    expect(codesOf(one.report())).toEqual(["inc.salary.variable"]);
  });
});

describe("money that an employer or a business gives back", () => {
  it("is no income beside the wages: expenses that were claimed every month", () => {
    const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    one.every(14, FROM, TO, (on) => one.row("everyday", on, "3200.00", "AECOM AUSTRALIA SALARY"));
    one.monthly(FROM, TO, (on, place) =>
      one.row("everyday", on, `${180 + place * 20}.00`, `AECOM AUSTRALIA EXPENSES 00${place}`),
    );
    expect(one.report().income.streams.map(({ name }) => name)).toEqual(["Aecom Australia"]);
  });

  it("is a refund of a purchase, though sellers are paid through the same firm", () => {
    expect(codesOf(paid("PAYPAL AUSTRALIA REFUND", "44.00", 200))).toEqual(["crd.refund"]);
  });

  it("is what the owner drew out of the business, and no wage", () => {
    expect(codesOf(paid("Transfer From Smith Plumbing Pty Ltd drawings", "900.00", 7))).toEqual([
      "inc.business.receipts",
    ]);
  });
});

it("an allowance for foster care is a carer's payment, not a salary that is worked back to gross", () => {
  const [stream] = paid("DEPT COMMUNITIES FOSTER CARE", "620.00").income.streams;
  expect(stream).toMatchObject({ code: "inc.gov.carer", gross: null });
});

it("what a broker pays out every month was sold there, and is no wage of the broker", () => {
  expect(codesOf(paid("SELFWEALTH LTD", "250.00", 30))).toEqual(["crd.asset_sale"]);
});
