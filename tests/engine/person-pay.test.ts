import { describe, expect, it } from "vitest";
import { addDays, parseDay } from "@/lib/engine/calendar/day";
import { findPerson } from "@/lib/engine/text/find-person";
import { Household } from "@/tests/engine/household";

const FROM = "2025-07-03";
const TO = "2026-06-30";
const NOTES = ["nanny pay", "Lucia wages fn", "pay for 2 weeks", "thank you pay"];
/**
 * People as payers. Some of the surnames are in the engine's name lists and some are not, but all must be treated the
 * same.
 */
const PAYERS = [
  "H Abercrombie",
  "O Achterberg",
  "T Nguyen",
  "K Okonkwo",
  "S Papadopoulos",
  "J Smith",
  "R Tuilagi",
  "M Witherington",
];

/**
 * Returns the monthly amount, in cents, of a year of fortnightly pay from a person. The notes vary. Until
 * `titledUntil`, the bank prints a title before the name.
 */
function monthlyPay(payer: string, titledUntil: string): number | null {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.every(3, FROM, TO, (on) => one.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
  one.every(14, FROM, TO, (on, index) => {
    const note = NOTES[index % NOTES.length];
    const isTitled = on < titledUntil;
    const words = isTitled
      ? `Transfer from MRS ${payer.toUpperCase()} ${note}`
      : `Fast Transfer From ${payer} ${note}`;
    one.row("everyday", on, "1580.00", words, { type: "TRANSFER_INCOMING" });
  });
  return one.report().income.totals.netMonthly.value;
}

describe("pay from a person", () => {
  for (const payer of PAYERS) {
    it(`is one income if it comes from ${payer}, even if the notes differ`, () => {
      expect(monthlyPay(payer, FROM)).toBe(342_333);
    });

    it(`is the same income from ${payer} when the bank drops the title`, () => {
      expect(monthlyPay(payer, "2026-01-01")).toBe(342_333);
    });

    it(`is recognised if the name ${payer} is next to one further word or words for pay`, () => {
      const name = payer.toUpperCase().split(" ");
      for (const note of ["DINNER", "NANNY PAY", "WAGES LUCIA"])
        expect(findPerson([...name, ...note.split(" ")], true)).toEqual({
          person: name,
          note: note.split(" "),
        });
    });
  }

  it("is pay from a firm instead if a trade follows an initial and a surname", () => {
    expect(findPerson(["H", "ABERCROMBIE", "PLUMBING", "PAY"], true)).toBeNull();
  });
});

describe("tutoring for several parents", () => {
  const notes = ["maths tutoring", "tutoring Nico", "tutor"];
  const paid = (said: readonly string[], clients: readonly string[]) => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "900.00");
    home.every(3, "2026-01-01", "2026-06-30", (on) => home.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
    home.every(7, "2026-01-08", "2026-06-30", (on, index) => {
      const client = clients[(index * 2) % 3 === 1 ? 1 : 0] ?? clients[0];
      const amount = index % 4 === 2 ? "110.00" : "55.00";
      home.row("everyday", on, amount, `Fast Transfer From ${client} ${said[index % said.length]}`, {
        type: "TRANSFER_INCOMING",
      });
    });
    return home.report().income.streams.map(({ code, count, frequency }) => [code, count, frequency]);
  };

  it("is one income, even if different parents with different names pay", () => {
    const one = [["inc.business.receipts", 25, "WEEKLY"]];
    expect(paid(notes, ["Jane Smith", "Peter Brown"])).toEqual(one);
    expect(paid(notes, ["P Banerjee", "Eleni Markakis"])).toEqual(one);
  });

  it("is not income if the notes say that money is repaid", () => {
    expect(paid(["tutoring share", "half of tutoring"], ["Jane Smith", "Peter Brown"])).toEqual([]);
  });
});

describe("the word NANNY in a note", () => {
  const paid = (note: string) => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    home.every(14, FROM, TO, (on) =>
      home.row("everyday", on, "210.00", `OSKO PAYMENT FROM MIRA SOLBERG ${note}`, {
        type: "TRANSFER_INCOMING",
      }),
    );
    return home.report().income.streams.map(({ code, frequency }) => [code, frequency]);
  };

  it("means a job if a working time follows, and otherwise a grandmother", () => {
    expect(paid("nanny thurs")).toEqual([["inc.business.receipts", "FORTNIGHTLY"]]);
    expect(paid("love nanny")).toEqual([]);
  });
});

it("a share of a bill that is not a multiple of 50 cents is from a person, even if the bank prints no channel", () => {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  for (const [on, cents] of [
    ["2026-02-04", "43.72"],
    ["2026-03-09", "34.56"],
  ])
    home.row("everyday", on ?? "", cents ?? "", "MIRA SOLBERG power bill", { type: "TRANSFER_INCOMING" });
  expect(home.report().transactions.map(({ code }) => code)).toEqual(["crd.person", "crd.person"]);
});

describe("board from a boarder", () => {
  it("is income if equal payments name it, even if their cadence is uneven", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    const gaps = [17, 11, 17, 11, 17, 14, 14, 11, 17, 11, 14, 17];
    let on = parseDay("2025-08-08");
    for (const gap of gaps) {
      home.row("everyday", on, "180.00", "OSKO PAYMENT FROM ZORRIN TARVO board 0077034840", {
        type: "TRANSFER_INCOMING",
      });
      on = addDays(on, gap);
    }
    const { transactions } = home.report();
    expect(new Set(transactions.map(({ code }) => code))).toEqual(new Set(["inc.property.board"]));
  });

  it("is never a payment to a person", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    for (const [on, amount] of [
      ["2026-01-05", "180.00"],
      ["2026-03-17", "95.00"],
      ["2026-06-02", "240.00"],
    ] as const)
      home.row("everyday", on, amount, "OSKO PAYMENT FROM MIRA SOLBERG board", { type: "TRANSFER_INCOMING" });
    const { transactions } = home.report();
    expect(transactions.filter(({ code }) => code.startsWith("trf."))).toEqual([]);
  });
});
