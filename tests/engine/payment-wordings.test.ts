import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

/** Reads one row and returns its category. */
function codeOf(wording: string, amount: string, type = "OTHER") {
  const [row] = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
    .row("everyday", "2026-03-02", amount, wording, { type })
    .report().transactions;
  return row?.code;
}

describe("a credit", () => {
  it.each([
    ["PAYPAL *KMART", "44.01", "crd.refund"],
    ["PAYPAL *BIG W", "44.01", "crd.refund"],
    ["PAYPAL AUSTRALIA 1029384", "244.01", "inc.business.receipts"],
    ["PAYPAL *ZORRINSHOP", "244.01", "inc.business.receipts"],
  ])(
    "from a listed shop behind a gateway is a refund, unlike the gateway's own payout: %s",
    (line, amount, code) => {
      expect(codeOf(line, amount)).toBe(code);
    },
  );

  it.each([
    ["DEBIT CARD CREDIT ZORRIN SHOES CORVANE AUS", "67.45", "crd.refund"],
    ["SALARY REIMB TRAVEL ZORRIN TIMBER", "214.40", "crd.refund"],
    ["ZORRIN TIMBER P/L AIP FY26 61120884", "9460.75", "inc.salary.variable"],
    ["ZORRIN TIMBER P/L STI FY2026", "9460.75", "inc.salary.variable"],
    ["DIRECT CREDIT ZORRIN COAL SALARY106798", "5880.10", "inc.salary.regular"],
    ["DIRECT CREDIT ZORRIN COAL WAGES1067", "1180.10", "inc.salary.regular"],
    ["Transfer from Corvane District JRL referee payments", "180.00", "inc.business.receipts"],
    ["Osko Receipt - Mira Solberg tickets", "35.00", "crd.person"],
    ["POLICE FORCE PD15794", "3011.60", "inc.salary.regular"],
    ["ROYAL PERTH HOSPITAL 0044120", "2188.40", "inc.salary.regular"],
  ])("is read by the words of banks and payrolls: %s", (line, amount, code) => {
    expect(codeOf(line, amount)).toBe(code);
  });
});

it.each(["POLICE FORCE REFUND", "ROYAL PERTH HOSPITAL FOUNDATION PRIZE", "DEPT OF HEALTH REBATE"])(
  "a public employer's credit is no pay if a word names another kind of payment: %s",
  (line) => {
    expect(codeOf(line, "50.00")).not.toMatch(/^inc\.salary/);
  },
);

describe("a debit", () => {
  it.each([
    ["Internet Withdrawal 11Oct19:22 Basic Home Loan", "-1840.00", "dbt.mortgage"],
    ["Transfer to Complete Home Loan", "-1840.00", "dbt.mortgage"],
    ["Transfer to Mira Solberg home loan", "-1840.00", "trf.person"],
  ])("with a loan's name does not pay a person: %s", (line, amount, code) => {
    expect(codeOf(line, amount, "TRANSFER_OUTGOING")).toBe(code);
  });

  it.each([
    ["ST PETERS SCHOOL", "-298.00", "edu.private"],
    ["ST PETERS SCHOOL", "-48.00", "edu.public"],
    ["ST PETERS PUBLIC SCHOOL", "-298.00", "edu.public"],
  ])(
    "for a school in a saint's suburb is for private fees if it is a large instalment: %s %s",
    (line, amount, code) => {
      expect(codeOf(line, amount, "DIRECT_DEBIT")).toBe(code);
    },
  );
});

it.each([
  ["uber CORVANE TARVO", "CORVANE TARVO", "trf.person"],
  ["OSKO PAYMENT uber CORVANE TARVO", "CORVANE TARVO", "trf.person"],
  ["uber CORVANE PLUMBING", "CORVANE PLUMBING", "hou.maintenance"],
])("the words around a payee of a field of its own are a note: %s", (wording, payee, code) => {
  const [row] = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
    .row("everyday", "2026-03-02", "-40.00", wording, { type: "TRANSFER_OUTGOING", extendedData: { payee } })
    .report().transactions;
  expect(row?.code).toBe(code);
});

it("an employer's name with a trade and a given name is one payer, whichever fields the bank sends", () => {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  home.every(3, "2025-07-01", "2026-06-30", (on) => home.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
  home.every(7, "2025-07-02", "2026-06-30", (on, index) => {
    const line = `Slim Tony Espresso ${index % 3 === 0 ? "Pay" : "wages"}`;
    const extendedData = { payer: "SLIM TONY ESPRESSO" };
    home.row("everyday", on, `${163 + (index % 4) * 27}.20`, line, {
      type: "TRANSFER_INCOMING",
      ...(index % 9 === 4 ? {} : { extendedData }),
    });
  });
  const { streams } = home.report().income;
  expect(streams.map(({ code, count }) => [code, count])).toEqual([["inc.salary.regular", 52]]);
});
