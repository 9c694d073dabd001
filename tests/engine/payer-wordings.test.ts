import { describe, expect, it } from "vitest";
import { Household, readRow } from "@/tests/engine/household";

const newHome = () => new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
const codeOf = (description: string, amount: string, type = "TRANSFER_INCOMING") =>
  readRow(description, amount, type)?.code;

it("one agency's irregular pay is one income if the bank prints two openings", () => {
  const home = newHome();
  const days = ["01-07", "01-14", "02-04", "02-11", "03-04", "03-25", "04-08", "05-06", "05-20", "06-03"];
  for (const [index, day] of days.entries())
    home.row(
      "everyday",
      `2026-${day}`,
      `${612 + index * 47}.37`,
      `${index % 3 === 0 ? "CREDIT" : "PAYROLL CREDIT"} ZORRIN STAFF PE 0${index}/02`,
    );
  const { income, transactions } = home.report();
  expect(new Set(transactions.map(({ code }) => code))).toEqual(new Set(["inc.salary.regular"]));
  expect(income.streams.length).toBe(1);
});

it("a bank's word for a payroll file does not make a benefit a wage", () => {
  expect(codeOf("PAYROLL CREDIT SERVICES AUSTRALIA JOBSEEKER 8812", "790.40")).toMatch(/^inc\.gov/);
});

describe("a bank's words around a name", () => {
  it.each([
    ["REAL TIME PAYMENT Zorrin Tarvo", "Zorrin Tarvo"],
    ["REAL TIME PAYMENT FROM Zorrin Tarvo", "Zorrin Tarvo"],
    ["SALARY CREDIT CORVANE GROUP", "Corvane Group"],
  ])("are not part of the name: %s", (description, name) => {
    expect(readRow(description, "90.00", "TRANSFER_INCOMING")?.name).toBe(name);
  });

  it("are not part of a shop's name", () => {
    expect(readRow("VISA DEBIT PUR ZORRIN GYM AU 10Jan REF 595303", "-31.20", "PAYMENT")?.name).toBe(
      "Zorrin Gym",
    );
  });
});

describe("a firm's name before the payer's reference in capitals", () => {
  it("is not a note to a person", () => {
    expect(codeOf("Osko Payment Zorrin Funerals SOLBERG ACC", "-760.00", "TRANSFER_OUTGOING")).not.toBe(
      "trf.person",
    );
  });

  it("leaves a note before a person's name a note", () => {
    expect(codeOf("Osko Payment Group present MIRELA VOSKANIS", "-40.00", "TRANSFER_OUTGOING")).toBe(
      "trf.person",
    );
  });
});

it("a steady transfer to an unlisted firm is rent, even if the bank names no channel", () => {
  const home = newHome();
  home.monthly("2026-01-03", "2026-06-03", (on) =>
    home.row("everyday", on, "-1995.00", "Payment to Zorrin Corvane Trust 14/9 Vale St", {
      type: "TRANSFER_OUTGOING",
    }),
  );
  expect(new Set(home.report().transactions.map(({ code }) => code))).toEqual(new Set(["hou.rent"]));
});

it("an estate agency pays a salesperson a retainer, and a landlord rent", () => {
  expect(codeOf("Direct Credit 128594 RAINE & HORNE RETAINER", "3250.00")).toBe("inc.salary.regular");
  expect(codeOf("Direct Credit 128594 RAINE & HORNE RENT", "1650.00")).toBe("inc.property.rent");
});

it("a credit with the place of a card purchase is a refund", () => {
  expect(codeOf("ZORRIN SADDLERY GERALDTON WAAU CREDIT", "77.62", "OTHER")).toBe("crd.refund");
  expect(codeOf("ZORRIN SADDLERY GERALDTON CREDIT", "77.62", "OTHER")).toBe("crd.other");
});

it("a lawyer's payment from a deceased person's estate is not a distribution of a fund", () => {
  expect(codeOf("DIRECT CREDIT ZORRIN LAW TRUST ACC EST N TARVO DISTN", "86420.77")).toBe("crd.asset_sale");
  expect(codeOf("DIRECT CREDIT CORVANE FUND DISTN", "420.77")).toBe("inc.invest.distribution");
});

it.each([
  ["DEPOSIT O/S TT ZUS WARSZAWA EMERYTURA", "inc.super.pension"],
  ["International Money Transfer EFKA ATHENS SYNTAXI", "inc.super.pension"],
  ["International Money Transfer MIRA SOLBERG", "crd.person"],
])("a foreign pension is known by its word: %s", (description, code) => {
  expect(codeOf(description, "274.90")).toBe(code);
});

/** Returns the categories of the weekly payments `words` to a carer, who also sends invoices to a firm. */
function listCarersCodes(words: (turn: number) => string, productName = "Business Everyday"): string[] {
  const home = new Household().account("trade", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00", { productName });
  home.every(7, "2026-01-09", "2026-06-26", (on, turn) => {
    home.row("trade", on, "390.00", `Direct Credit CORVANE DISABILITY PTY LTD INV QK${100 + turn}`);
    home.row("trade", on, `${130 + (turn % 3) * 65}.00`, words(turn), { type: "TRANSFER_INCOMING" });
  });
  const rows = home.report().transactions.filter(({ description }) => !description.includes("CORVANE"));
  return [...new Set(rows.map(({ code }) => code))];
}

describe("a carer's business account", () => {
  const NOTES = ["support hrs", "support Remy", "Remy support wk"];
  const pay = (notes: readonly string[]) => (turn: number) =>
    `Osko Payment From OLUWASEUN ADEBAYO ${notes[turn % notes.length]}`;

  it("receives business income from a client's family", () => {
    expect(listCarersCodes(pay(NOTES))).toEqual(["inc.business.receipts"]);
  });

  it.each([
    ["child support", ["child support", "child support hrs"]],
    ["support without a time of work", ["support Remy", "support"]],
    ["rent", ["support hrs", "rent"]],
  ])("does not receive business income for %s", (_, notes) => {
    expect(listCarersCodes(pay(notes))).not.toContain("inc.business.receipts");
  });

  it("receives business income from the disability scheme, which repays a participant's household", () => {
    const words = (turn: number) => `Direct Credit ZORRIN PLANS NDIS NG${40 + turn}`;
    expect(listCarersCodes(words)).toEqual(["inc.business.receipts"]);
    expect(listCarersCodes(words, "Everyday")).toEqual(["crd.other"]);
  });

  it("does not count a person's support in a household's account", () => {
    expect(listCarersCodes(pay(NOTES), "Everyday")).not.toContain("inc.business.receipts");
  });
});

describe("a music teacher", () => {
  const PUPILS = ["MIRA SOLBERG", "OLUWASEUN ADEBAYO", "NGAIRE TEHUIA"];
  /** Returns the category of the payment `words` beside the lessons of three pupils. */
  const codeBeside = (words: string, amount: string, days = 14) => {
    const home = newHome();
    home.every(7, "2026-01-06", "2026-06-23", (on) => {
      for (const name of PUPILS)
        home.row("everyday", on, "48.00", `Osko Payment From ${name} piano lesson`, {
          type: "TRANSFER_INCOMING",
        });
    });
    home.every(days, "2026-01-08", "2026-06-23", (on) =>
      home.row("everyday", on, amount, `Osko Payment From ${words}`, { type: "TRANSFER_INCOMING" }),
    );
    return home.report().transactions.find(({ description }) => description.includes("HAMID"))?.code;
  };

  it("has a client in a parent who pays by the fortnight, and in one who writes in Polish", () => {
    expect(codeBeside("HAMID FAROUKI piano fortnight", "90.00")).toBe("inc.business.receipts");
    expect(codeBeside("HAMID FAROUKI lekcja", "48.00")).toBe("inc.business.receipts");
  });

  it("has no income from an instrument sold once", () => {
    expect(codeBeside("HAMID FAROUKI keyboard", "750.00", 400)).toBe("crd.person");
  });
});
