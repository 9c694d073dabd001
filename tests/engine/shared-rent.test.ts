import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const FROM = "2025-07-03";
const TO = "2026-06-30";
const newHome = () => new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");

/** The categories of the housemates' payments, each once. */
function codesOf(home: Household, payers: readonly string[], amount: string, note = "rent"): string[] {
  home.every(14, FROM, TO, (on) => {
    for (const payer of payers)
      home.row("everyday", on, amount, `Osko Payment From ${payer} ${note}`, { type: "TRANSFER_INCOMING" });
  });
  const { transactions } = home.report();
  return [...new Set(transactions.filter(({ amountCents }) => amountCents > 0).map(({ code }) => code))];
}

const payRent = (home: Household, description: string, amount = "-1260.00") =>
  home.every(14, FROM, TO, (on) => home.row("everyday", on, amount, description));

describe("rent from a person", () => {
  it.each(["Mira Solberg", "Nguyen Thi Hoa", "K Tauiliili"])(
    "is a share, not income, if the customer pays rent (%s)",
    (payer) => {
      expect(codesOf(payRent(newHome(), "DEFT RENT CORVANE 8812"), [payer], "480.00")).toEqual([
        "crd.person",
      ]);
    },
  );

  it("is a share if the note names the room, on the payments without that note too", () => {
    const home = payRent(newHome(), "DEFT RENT CORVANE 8812");
    home.row("everyday", "2025-07-05", "440.00", "Osko Payment From Mira Solberg rent + bills", {
      type: "TRANSFER_INCOMING",
    });
    expect(codesOf(home, ["Mira Solberg"], "440.00", "rent room 2")).toEqual(["crd.person"]);
  });

  it("is a boarder's if the note names the room of an owner's home", () => {
    const home = payRent(newHome(), "ANZ HOME LOAN 448812", "-1900.00");
    expect(codesOf(home, ["Mira Solberg"], "440.00", "rent room 2")).toEqual(["inc.property.board"]);
  });

  it("is a share if the note names bills too", () => {
    const home = payRent(newHome(), "DEFT RENT CORVANE 8812");
    expect(codesOf(home, ["Mira Solberg"], "480.00", "rent + bills")).toEqual(["crd.person"]);
  });

  it("is a share if the person sometimes pays for a bill too, in words that firms use", () => {
    const home = payRent(newHome(), "DEFT RENT CORVANE 8812");
    for (const on of ["2025-09-24", "2025-12-22", "2026-03-25"])
      home.row("everyday", on, "81.37", "Osko Payment From Zehra Aslanova gas + elec", {
        type: "TRANSFER_INCOMING",
      });
    expect(codesOf(home, ["Zehra Aslanova"], "480.00")).toEqual(["crd.person"]);
  });

  it("makes the person's other payments into a business's account shares of the bills, not receipts", () => {
    const home = payRent(newHome(), "DEFT RENT CORVANE 8812");
    home.monthly(FROM, TO, (on) =>
      home.row("everyday", on, "412.18", "TRANSFER FROM CORVANE MUSIC PTY LTD INV"),
    );
    home.monthly(FROM, TO, (on) =>
      home.row("everyday", on, "90.11", "TRANSFER FROM ALDRED BOOKS LTD INVOICE"),
    );
    for (const on of ["2025-09-24", "2025-12-22", "2026-03-25"])
      home.row("everyday", on, "61.37", "PAYMENT FROM ZEHRA ASLANOVA GAS + ELEC", {
        type: "TRANSFER_INCOMING",
      });
    expect(codesOf(home, ["Zehra Aslanova"], "480.00").sort()).toEqual([
      "crd.person",
      "inc.business.receipts",
    ]);
    const shares = home.report().transactions.filter(({ description }) => description.endsWith("ELEC"));
    expect(new Set(shares.map(({ code }) => code))).toEqual(new Set(["crd.person"]));
  });

  it("is a share if each housemate pays an equal part of a regular payment, which then is the rent", () => {
    const home = payRent(newHome(), "Direct Debit Corvane Aldred 88120114");
    expect(codesOf(home, ["Mira Solberg", "Anders Lindqvist"], "420.00")).toEqual(["crd.person"]);
    const codes = home.report().transactions.map(({ amountCents, code }) => amountCents < 0 && code);
    expect(codes.filter((code) => code === "hou.rent")).toHaveLength(26);
  });

  it("is income of a single tenant if no regular payment has the form of rent", () => {
    const home = payRent(newHome(), "Direct Debit Corvane Aldred 88120114", "-1263.47");
    expect(codesOf(home, ["Mira Solberg"], "400.00")).toEqual(["inc.property.rent"]);
  });

  it("is a share if several people pay it and the customer has no cost of an owner", () => {
    const home = payRent(newHome(), "Direct Debit Corvane Aldred 88120114", "-1263.47");
    expect(codesOf(home, ["Mira Solberg", "Anders Lindqvist"], "400.00")).toEqual(["crd.person"]);
  });

  it("is income if several people pay it to an owner who pays rates", () => {
    const home = newHome();
    for (const on of ["2025-08-31", "2025-11-30", "2026-02-28", "2026-05-31"])
      home.row("everyday", on, "-431.20", "BPAY Corvane Shire Council Rates 8812014");
    expect(codesOf(home, ["Mira Solberg", "Anders Lindqvist"], "400.00")).toEqual(["inc.property.rent"]);
  });

  it("is income of an owner whose bank prints the council as a city", () => {
    const home = newHome();
    for (const on of ["2025-08-31", "2025-11-30", "2026-02-28", "2026-05-31"])
      home.row("everyday", on, "-431.20", "BPAY CITY OF SALISBURY 8812014");
    expect(codesOf(home, ["Mira Solberg", "Anders Lindqvist"], "400.00")).toEqual(["inc.property.rent"]);
  });

  it("is income if one person moves in when another moves out", () => {
    const home = newHome();
    const pay = (payer: string, from: string, to: string) =>
      home.every(7, from, to, (on) => home.row("everyday", on, "165.00", `Osko Payment From ${payer} room`));
    pay("Mira Solberg", FROM, "2026-01-15");
    pay("Anders Lindqvist", "2026-01-08", TO);
    expect(codesOf(home, [], "0.00")).toEqual(["inc.property.board"]);
  });

  it("is a share if the customer pays a council only for parking", () => {
    const home = payRent(newHome(), "DEFT RENT CORVANE 8812");
    home.monthly(FROM, TO, (on) => home.row("everyday", on, "-14.20", "CORVANE CITY COUNCIL PA"));
    expect(codesOf(home, ["Mira Solberg"], "480.00")).toEqual(["crd.person"]);
  });

  it("is a share if the customer pays rent, and a council for a market stall", () => {
    const home = payRent(newHome(), "DEFT RENT CORVANE 8812");
    home.monthly(FROM, TO, (on) => home.row("everyday", on, "-372.00", "BPAY CITY OF SALISBURY 8812014"));
    expect(codesOf(home, ["Mira Solberg"], "480.00")).toEqual(["crd.person"]);
  });

  it.each(["Mira Solberg", "Banduk Zorrin Tarvo"])(
    "is a share if some notes name a bill after it (%s)",
    (payer) => {
      const home = payRent(newHome(), "DEFT RENT CORVANE 8812");
      for (const on of ["2025-08-05", "2025-11-05", "2026-02-05", "2026-05-05"])
        home.row("everyday", on, "480.00", `PAYMENT FROM ${payer} rent+gas`, { type: "TRANSFER_INCOMING" });
      expect(codesOf(home, [payer], "480.00", "half rent")).toEqual(["crd.person"]);
    },
  );

  it("is a share if an agent lets the customer's own property", () => {
    const home = payRent(newHome(), "DEFT RENT CORVANE 8812");
    home.monthly(FROM, TO, (on) => {
      home.row("everyday", on, "-2140.00", "CORVANE BANK HOME LOAN REPAYMENT");
      home.row("everyday", on, "1910.35", "CORVANE REALTY TRUST OWNER PAYMENT", {
        type: "TRANSFER_INCOMING",
      });
    });
    expect(codesOf(home, ["Mira Solberg"], "480.00").sort()).toEqual(["crd.person", "inc.property.rent"]);
  });

  it("is income if the customer rents but pays for a home of their own", () => {
    const home = payRent(newHome(), "DEFT RENT CORVANE 8812");
    home.monthly(FROM, TO, (on) => home.row("everyday", on, "-2140.00", "CORVANE BANK HOME LOAN REPAYMENT"));
    expect(codesOf(home, ["Mira Solberg"], "480.00")).toEqual(["inc.property.rent"]);
  });
});
