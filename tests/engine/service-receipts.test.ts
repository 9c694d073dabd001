import { describe, expect, it } from "vitest";
import { addDays, parseDay } from "@/lib/engine/calendar/day";
import { Household } from "@/tests/engine/household";

/** People of several cultures, some of whose names are on no list. */
const PAYERS = [
  "SARAH WHITFIELD",
  "XIULAN QIU",
  "OLUWASEUN ADEBAYO",
  "PRIYA RAMANATHAN",
  "DIMITRI KOSTOPOULOS",
  "NGAIRE TEHUIA",
  "HAMID FAROUKI",
  "BRONWYN LLEWELLYN",
  "THI HOA PHAM",
  "KAZUKI MORIMOTO",
  "JOSIP BRKIC",
  "MALIA TUPOU",
];

/** Returns the categories of credits that these people make every `days` days, each with one of the notes. */
function listCodes(
  people: readonly string[],
  notes: readonly string[],
  { days = 7, amount = "45.00", from = "2026-01-05", to = "2026-04-20" } = {},
): string[] {
  const household = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  for (const [index, name] of people.entries())
    household.every(days, addDays(parseDay(from), index % days), to, (on, turn) => {
      household.row(
        "everyday",
        on,
        amount,
        `Osko Payment From ${name} ${notes[(index + turn) % notes.length]}`,
        {
          type: "TRANSFER_INCOMING",
        },
      );
    });
  const { transactions } = household.report();
  return [...new Set(transactions.map(({ code }) => code))];
}

describe("takeServices", () => {
  it("counts clients who name a part of the garden if others name the gardening", () => {
    const codes = listCodes(PAYERS.slice(0, 6), ["mowing", "Garden", "hedges", "garden tidy", "gardening"]);
    expect(codes).toEqual(["inc.business.receipts"]);
    expect(listCodes(PAYERS.slice(0, 6), ["Garden", "hedges"])).toEqual(["crd.person"]);
  });

  it("counts the payments of twelve pupils with any names as business receipts", () => {
    const codes = listCodes(PAYERS, ["piano lesson", "tuition", "term 2", "lesson Tues"]);
    expect(codes).toEqual(["inc.business.receipts"]);
  });

  it.each([
    ["tutoring for three pupils", 3, ["maths tutoring", "tutoring", "VCE maths"]],
    ["lawn mowing for five people", 5, ["mowing", "lawn mowing", "mowing front 12"]],
    ["cleaning before tenants leave", 4, ["house clean", "bond clean", "clean"]],
    ["a handyman's work for three people", 3, ["handyman", "weeding and mow", "handyman thx"]],
    ["a cleaner's work for three people", 3, ["cleaner", "Cleaner thx"]],
    ["a photographer's work for three people", 3, ["wedding photos", "photography", "photos of party"]],
    ["a trainer's sessions for four people", 4, ["PT session", "PT pack", "training"]],
    ["a hairdresser's work for four people", 4, ["hair", "colour and cut", "foils thx", "thanks"]],
    ["a hairdresser's half heads", 4, ["hair", "half head", "toner"]],
    ["day care in an educator's home", 3, ["Mila FDC", "gap fee", "care wk 12"]],
  ])("counts the payments for %s", (_, count, notes) => {
    expect(listCodes(PAYERS.slice(0, count), notes, { days: 14 })).toContain("inc.business.receipts");
  });

  it.each([
    ["a co-parent's share of lessons", 1, ["piano lesson Ella"]],
    ["two grandparents who help with lessons", 2, ["swimming lesson", "lesson for Ella"]],
    ["housemates who share a cleaner", 4, ["cleaning", "rent", "cleaning and bills"]],
    ["housemates who pay the bond and cleaning", 4, ["bond", "cleaning", "clean and bond"]],
    ["friends who split dinners", 6, ["dinner", "lunch split", "pizza"]],
    ["friends who pay back lesson money", 4, ["lesson money back", "owed for lesson"]],
    ["friends who give presents", 5, ["birthday gift", "present for class"]],
    ["a team that pays for training", 8, ["training", "session fees"]],
    ["a team that collects fees", 8, ["netball week 3", "term fees"]],
    ["friends who name a colour", 4, ["colour run", "cut of the pizza"]],
    ["people who write no note", 8, ["thanks", "", "xx"]],
  ])("does not count %s", (_, count, notes) => {
    expect(listCodes(PAYERS.slice(0, count), notes, { days: 14, to: "2026-03-20" })).not.toContain(
      "inc.business.receipts",
    );
  });
});

it("the receipts of all customers who pay on one day count, not only those of one customer", () => {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  home.every(7, "2025-07-04", "2026-06-26", (on) => {
    for (const name of PAYERS.slice(0, 4))
      home.row("everyday", on, "45.00", `Osko Payment From ${name} piano lesson`);
  });
  // Four clients, each paying 45.00 a week: 4 × 45.00 × 52 ÷ 12.
  const stated = home.report().income.totals.netMonthly.value ?? 0;
  expect(Math.abs(stated - 78_000)).toBeLessThan(1_600);
});

it.each([
  [8, "inc.business.receipts"],
  [0, "crd.person"],
])("two pupils of a musician with %i other receipts count as %s", (gigs, code) => {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  home.every(7, "2026-01-06", "2026-06-26", (on, index) => {
    const name = index % 2 === 0 ? PAYERS[1] : PAYERS[7];
    home.row("everyday", on, "55.00", `Osko Payment From ${name} oboe lesson`);
    if (index < gigs)
      home.row("everyday", on, `${310 + index * 25}.00`, `CORVANE ENSEMBLE PTY LTD INV ${index + 40}`);
  });
  const { transactions } = home.report();
  expect(
    new Set(transactions.filter(({ amountCents }) => amountCents === 5_500).map((row) => row.code)),
  ).toEqual(new Set([code]));
});

describe("takeNumbered", () => {
  /**
   * Returns the categories of a person's weekly payments to a sole trader's account. `note` gets the payment's number
   * and returns its text.
   */
  function listClientCodes(note: (turn: number) => string, account = "trade"): string[] {
    const home = new Household()
      .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
      .account("trade", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    const type = { type: "TRANSFER_INCOMING" };
    home.every(7, "2026-01-09", "2026-06-26", (on, turn) => {
      home.row("trade", on, "390.00", `Direct Credit HARBOUR PLAN MANAGERS INV QK${100 + turn}`);
      home.row("trade", on, "240.00", `Direct Credit BANKSIA DISABILITY PTY LTD INV QK${200 + turn}`);
      home.row(account, on, "150.00", `Osko Payment From OLUWASEUN ADEBAYO ${note(turn)}`, type);
    });
    const rows = home.report().transactions.filter(({ description }) => description.includes("ADEBAYO"));
    return [...new Set(rows.map(({ code }) => code))];
  }

  it("counts a private client who numbers the weeks", () => {
    expect(listClientCodes((turn) => `support wk ${turn + 1}`)).toEqual(["inc.business.receipts"]);
  });

  it.each([
    ["in a household's account", (turn: number) => `support visit ${turn + 1}`, "everyday"],
    ["without numbers", () => "support wk", "trade"],
    ["for rent", (turn: number) => `rent wk ${turn + 1}`, "trade"],
    ["for a child", (turn: number) => `child support wk ${turn + 1}`, "trade"],
  ])("does not count payments %s", (_, note, account) => {
    expect(listClientCodes(note, account)).not.toContain("inc.business.receipts");
  });
});

describe("a cleaner's account", () => {
  const codesOf = (note: string) => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    const pay = (on: string, amount: string, words: string) =>
      home.row("everyday", on, amount, `Fast Transfer From ${words}`, { type: "TRANSFER_INCOMING" });
    const clients = ["MIRA SOLBERG cleaning", "TUAN QUOC LY clean thanks", "NGAIRE TEHUIA house cleaning"];
    for (const [index, client] of clients.entries())
      home.every(7, addDays(parseDay("2026-01-05"), index), "2026-06-20", (on) => pay(on, "105.00", client));
    for (const on of ["2026-01-14", "2026-02-25", "2026-03-04", "2026-04-29"])
      pay(on, "160.00", "MRS S CORVANE cleaning");
    pay("2026-05-13", "160.00", `MRS S CORVANE ${note}`);
    return home.report().transactions.at(-1)?.code;
  };

  it("has another client in a person who pays for cleaning at irregular intervals", () => {
    expect(codesOf("cleaning")).toBe("inc.business.receipts");
  });
});
