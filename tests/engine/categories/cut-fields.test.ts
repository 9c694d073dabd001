import { describe, expect, it } from "vitest";
import type { CdsTransaction } from "@/lib/engine/bank";
import { Household } from "@/tests/engine/household";

/** One row of a report. A positive amount is money in. */
function rowOf(
  description: string,
  { amount = "-45.00", type = "PAYMENT", ...more }: Partial<CdsTransaction> = {},
) {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.row("everyday", "2026-03-10", amount, description, { type, ...more });
  return one.report().transactions[0];
}

const DEBIT = { type: "DIRECT_DEBIT" };

describe("a name that fills a bank's field", () => {
  it.each([
    ["the platform at its end", "Direct Debit 171003 ZELDON TREES QIKKI LW51212", "edu.childcare"],
    ["a firm of three words", "PAYMENT BY AUTHORITY TO NATIONAL TRANSPORT I 4108608416", "tra.car_insurance"],
    ["the gateway between name and reference", "Direct Debit 589351 PLUS FIT DEBITSUCC 20341", "rec.gym"],
  ])("is read: %s", (_, description, code) => {
    expect(rowOf(description, DEBIT)?.code).toBe(code);
  });

  it("is not completed if the words are complete", () => {
    expect(rowOf("VISA PURCHASE ZELDON GREENS")?.code).toBe("unc.debit");
    expect(rowOf("VISA PURCHASE CORVANE ST CITY FARM")?.code).toBe("unc.debit");
  });
});

describe("the words around a name", () => {
  it("may be the biller's code at the end of a bill", () => {
    expect(rowOf("BILL PAYMENT CORVANE WATER BPAY 53967 25615")?.code).toBe("hou.rates_water");
  });

  it.each([
    ["a shop for children is not the firm with the same word", "SP KOALA KIDS CO", "unc.debit"],
    ["an airport's pub sells drinks", "VISA PURCHASE AIRPORT TAVERN CORVANE", "foo.dining"],
    ["a hotel chain is not a pub", "IBIS HOTEL SYDNEY", "rec.travel"],
    ["a kiosk sells a lottery's tickets", "VISA PURCHASE GOLDEN CASKET KIOSK", "rec.gambling"],
    ["a newspaper has a pharmacy's word", "Guardian Australia", "rec.digital"],
  ])("decide the category: %s", (_, description, code) => {
    expect(rowOf(description)?.code).toBe(code);
  });

  it("decide for a shop of used goods what it sells", () => {
    expect(rowOf("CORVANE FURNITURE", { merchantCategoryCode: "5931" })?.code).toBe("shp.home_goods");
    expect(rowOf("CORVANE ZELDON", { merchantCategoryCode: "5931" })?.code).toBe("shp.gifts_other");
  });
});

it("a bank's card is not a person with a surname among its words", () => {
  const move = { type: "TRANSFER_OUTGOING" };
  expect(rowOf("WITHDRAWAL MOBILE 118841 PYMT WESTPAC LOW RATE CARD", move)?.code).toBe("dbt.card_unshared");
  expect(rowOf("WITHDRAWAL MOBILE 118841 PYMT MEI LOW dinner", move)?.code).toBe("trf.person");
});

describe("a note after a comma", () => {
  const incoming = { type: "TRANSFER_INCOMING", amount: "1200.00" };

  it("is not read as part of a person's name", () => {
    expect(rowOf("Mira Solberg, loan for rent", incoming)?.code).toBe("crd.person");
    expect(rowOf("Tuan Quoc Ly, pay back", { type: "TRANSFER_OUTGOING" })).toMatchObject({
      code: "trf.person",
      name: "Tuan Quoc Ly",
    });
  });
});

it.each(["From account xx7719", "INTERNET TRANSFER CREDIT FROM 118827102 REF NO 88210"])(
  "a transfer that names only a number comes from the customer's own account: %s",
  (description) => {
    const transfer = { type: "TRANSFER_INCOMING", amount: "650.00" };
    expect(rowOf(description, transfer)?.code).toBe("crd.own_transfer");
  },
);

it("a purchase at a small shop's till is no loan, although a home lender has the shop's name", () => {
  expect(rowOf("Sq *Bluestone Kiama", { type: "PAYMENT" })?.code).not.toMatch(/^dbt/);
  expect(rowOf("BLUESTONE 4418820", { type: "DIRECT_DEBIT" })?.code).toBe("dbt.mortgage");
});

it("a note after a thing's name says what the transfer is for", () => {
  expect(rowOf("Cabin by the lake - strata", { type: "TRANSFER_OUTGOING" })?.code).toBe("hou.strata_landtax");
});

describe("money in", () => {
  const incoming = { type: "TRANSFER_INCOMING", amount: "2149.00" };

  it.each([
    [
      "leave paid at the end of a job",
      "DIRECT CREDIT CORVANE TOOLS SEPN LEAVE 24629",
      "inc.salary.leave_payout",
    ],
    ["a loan for a bond", "TRANSFER FROM CORVANE HOUSING BOND LOAN 2258", "crd.other"],
    ["a week's pay from an earthmover", "DEPOSIT CORVANE EARTHWORKS WK 44", "inc.salary.regular"],
    ["a pawnbroker's loan", "DEPOSIT CASH CONVERTERS 8812", "crd.loan_proceeds"],
  ])("is named by its words: %s", (_, description, code) => {
    expect(rowOf(description, incoming)?.code).toBe(code);
  });

  it("repays expenses if an employer's accounts office pays it", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    home.every(14, "2025-12-03", "2026-06-20", (on) =>
      home.row("everyday", on, "1896.40", "CORVANE INSTITUTE PAYROLL U5530118", {
        type: "TRANSFER_INCOMING",
      }),
    );
    home.row("everyday", "2026-06-22", "741.00", "CORVANE INSTITUTE ACCTS PAYABLE 771203");
    expect(home.report().transactions.at(-1)?.code).toBe("crd.refund");
  });

  it("is not a wage if the note names a share of a cost", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    home.every(14, "2026-01-06", "2026-06-20", (on) =>
      home.row("everyday", on, "361.00", "PAYMENT FROM CORVANE FAIRWEATHER dentist half Ruby"),
    );
    expect(home.report().transactions.every(({ code }) => !code.startsWith("inc."))).toBe(true);
  });
});
