import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const home = () => new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
const pay = (index: number) => `${1480 + ((index * 397) % 900)}.${10 + (index % 80)}`;
const codeOf = (description: string, amount: string, type = "OTHER") =>
  home().row("everyday", "2026-06-15", amount, description, { type }).report().transactions[0]?.code;
const streamsOf = (one: Household) =>
  one.report().income.streams.map(({ code, count, included }) => [code, count, included]);

describe("a firm that writes a different note on each payment", () => {
  const notes = [
    (index: number) => `DIRECT CREDIT CORVANE HOMES INV ${index}`,
    () => "OSKO DEPOSIT CORVANE HOMES QLD PTY LTD TILING",
    (index: number) => `DIRECT CREDIT CORVANE HOMES QL LOT ${index}`,
    () => "DIRECT CREDIT CORVANE HOMES QLD PTY",
  ];

  const working = () => {
    const one = home();
    one.every(7, "2026-01-03", "2026-06-27", (on) =>
      one.row("everyday", on, "-1710.00", "INTERNET TRANSFER Rent and bills"),
    );
    return one;
  };

  it("is one client if some of the payments name an invoice", () => {
    const one = working();
    one.every(7, "2026-01-02", "2026-06-26", (on, index) =>
      one.row("everyday", on, pay(index), notes[index % notes.length]?.(index) ?? ""),
    );
    expect(streamsOf(one)).toEqual([["inc.business.receipts", 26, true]]);
  });

  it("is one employer if the bank truncates its name within either of two words", () => {
    const one = working();
    const words = ["SKILLPATH LAB HIR 8812", "SKILLPATH LABOUR H WAGES", "SKILLPATH LABOUR HIRE PAY"];
    one.every(7, "2026-01-02", "2026-06-26", (on, index) =>
      one.row("everyday", on, pay(index), `Direct Credit 458106 ${words[index % 3]}`),
    );
    expect(streamsOf(one)).toEqual([["inc.salary.regular", 26, true]]);
  });

  it("pays wages that are kept separate from refunds", () => {
    const one = home();
    one.every(14, "2026-01-02", "2026-06-26", (on) =>
      one.row("everyday", on, "2104.37", "DIRECT CREDIT CORVANE STORES PAYROLL"),
    );
    one.row("everyday", "2026-03-04", "39.95", "DIRECT CREDIT CORVANE STORES 88123");
    expect(streamsOf(one).find(([code]) => code === "inc.salary.regular")).toEqual([
      "inc.salary.regular",
      13,
      true,
    ]);
  });
});

describe("regular money from a person", () => {
  const paid = (notes: readonly string[]) => {
    const one = home();
    one.every(14, "2026-01-02", "2026-06-26", (on, index) =>
      one.row(
        "everyday",
        on,
        "140.00",
        `DEPOSIT-OSKO PAYMENT 28${index} Tuan Quoc Ly ${notes[index % notes.length]}`,
      ),
    );
    return one.report().transactions.map(({ code }) => code);
  };

  it("is pay for work if the note names a service", () => {
    expect(new Set(paid(["cleaning", "house clean", "clean 2 wks"]))).toEqual(
      new Set(["inc.business.receipts"]),
    );
  });

  it("remains money from a person if the note names a person who did the work", () => {
    expect(new Set(paid(["cleaner", "share of cleaner"]))).toEqual(new Set(["crd.person"]));
  });
});

describe("a company that pays its owner wages and drawings", () => {
  it("pays wages too where the bank left out the word", () => {
    const one = home();
    one.every(7, "2026-01-01", "2026-06-25", (on, index) =>
      one.row(
        "everyday",
        on,
        "1094.00",
        `DEPOSIT CORVANE PLUMBING${index % 9 === 4 ? "" : " WAGES S CORVANE"}`,
      ),
    );
    for (const on of ["2026-01-16", "2026-03-06", "2026-05-08"])
      one.row("everyday", on, "2400.00", "DEPOSIT-OSKO PAYMENT 5446186 CORVANE PLUMBING DIRECTORS DRAWINGS");
    const counts = Object.fromEntries(streamsOf(one).map(([code, count]) => [code, count]));
    expect(counts).toEqual({ "inc.salary.regular": 26, "inc.business.receipts": 3 });
  });
});

describe("money between two accounts of the report under the customer's names", () => {
  const moved = (times: number, word: (index: number) => string) => {
    const one = home().account("joint", "TRANS_AND_SAVINGS_ACCOUNTS", "500.00");
    one.every(14, "2026-01-05", "2026-12-31", (on, index) => {
      if (index >= times) return;
      one.row("everyday", on, "-500.00", word(index), { type: "TRANSFER_OUTGOING" });
      one.row("joint", on, "500.00", "OSKO PAYMENT FROM M & N PRIVITERA housekeeping", {
        type: "TRANSFER_INCOMING",
      });
    });
    return one.report().transactions.filter(({ pair }) => pair?.kind === "OWN_TRANSFER").length;
  };

  it("is paired if it happens repeatedly", () => {
    expect(moved(6, () => "Osko Payment to NADIA PRIVITERA")).toBe(12);
  });

  it("is not paired if it happens only a few times, or if the payments go to several parties", () => {
    expect(moved(3, () => "Osko Payment to NADIA PRIVITERA")).toBe(0);
    expect(moved(6, (index) => `Osko Payment to ${["ANA BELL", "JO HART"][index % 2]}`)).toBe(0);
  });

  it("is paired if the bank prints the payer before a deposit's receipt and the note after it", () => {
    const one = home().account("joint", "TRANS_AND_SAVINGS_ACCOUNTS", "500.00");
    one.every(7, "2026-01-05", "2026-06-01", (on, index) => {
      one.row("everyday", on, "-480.00", "Nadia Privitera nadi pay Osko Payment", {
        type: "TRANSFER_OUTGOING",
      });
      one.row("joint", on, "480.00", `Nadia Privitera - Osko Deposit - Receipt ${100000 + index} nadi pay`, {
        type: "TRANSFER_INCOMING",
      });
    });
    const { transactions } = one.report();
    expect(new Set(transactions.map(({ code }) => code))).toEqual(
      new Set(["trf.own_matched", "crd.own_transfer"]),
    );
  });

  const once = (paid: string, received: string) =>
    home()
      .account("joint", "TRANS_AND_SAVINGS_ACCOUNTS", "500.00")
      .row("everyday", "2026-03-02", "-12000.00", paid, { type: "TRANSFER_OUTGOING" })
      .row("joint", "2026-03-02", "12000.00", received, { type: "TRANSFER_INCOMING" })
      .report()
      .transactions.filter(({ pair }) => pair?.kind === "OWN_TRANSFER").length;

  it.each([
    ["the name first, in three words", "NGUYEN THI HOA", "NGUYEN VAN MINH"],
    ["a short name", "WEI WU", "XIAOLING WU"],
    ["the name first", "SINGH GURPREET", "SINGH HARJIT"],
  ])("is paired once for a couple with a name of any culture: %s", (_, payee, payer) => {
    expect(once(`Sent to ${payee} transfer`, `OSKO PAYMENT ${payer} transfer`)).toBe(2);
  });

  it("is paired once if a couple's names share the surname and the note", () => {
    expect(once("Sent to Marco Privitera transfer", "OSKO PAYMENT NADIA PRIVITERA transfer")).toBe(2);
    expect(once("Sent to Marco Privitera transfer", "OSKO PAYMENT NADIA SILVESTRI transfer")).toBe(0);
    expect(once("Sent to Marco Privitera transfer", "OSKO PAYMENT NADIA PRIVITERA wages")).toBe(0);
  });

  it("is not paired if the outgoing payment is rent", () => {
    expect(moved(6, () => "Osko Payment to NADIA PRIVITERA rent")).toBe(0);
  });
});

describe("a word that a bank or a network adds", () => {
  it.each([
    ["Direct Debit - BANK CORVANE HL - Receipt 1", "DIRECT_DEBIT", "dbt.mortgage"],
    ["EFTPOS WDL REDLANDS IGA AU", "PAYMENT", "foo.groceries"],
    ["DEBIT CARD PURCHASE CORVANE FABRICA SUNSHINE WEST AUS", "PAYMENT", "unc.debit"],
    ["ZEL*THREE CORVANES Derrimut AUS", "PAYMENT", "unc.debit"],
    ["DEBIT CARD PURCHASE COURT HOUSE HOTEL MUDGEE AUS", "PAYMENT", "foo.dining"],
    ["FLEXISCHOOLS CANTEEN BRISBANE AUS", "PAYMENT", "edu.public"],
    ["MRS FLORIST KATOOMBA NS AUS", "PAYMENT", "shp.gifts_other"],
    ["Ret'D Item Fee Insufficient Funds", "FEE", "fin.dishonour_fee"],
    ["Unsuccessful direct debit fee", "FEE", "fin.dishonour_fee"],
    ["TRANSPORT NSW ETOLL PARRAMATTA AUS", "PAYMENT", "tra.tolls_parking"],
    ["CORVANESLOTSVIP 3106227380 NV", "PAYMENT", "rec.gambling"],
    ["INTERNET TRANSFER POCKET MONEY RUBY", "TRANSFER_OUTGOING", "trf.person"],
  ] as const)("does not change the category of the payment: %s", (description, type, code) => {
    expect(codeOf(description, "-40.00", type)).toBe(code);
  });

  it("does not turn a truncated country name into a fund", () => {
    expect(codeOf("Direct Credit 067596 NAVAN LABS AUSTR 4EDBBD", "19.90")).not.toContain("super");
  });
});
