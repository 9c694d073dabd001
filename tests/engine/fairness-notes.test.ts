import { describe, expect, it } from "vitest";
import { NAMES, SHORT_NAMES } from "@/tests/engine/culture-names";
import { Household } from "@/tests/engine/household";

/** Four names of each culture, and a group of names of two to four words that are in no list. */
const ALL_NAMES = [
  ...NAMES,
  ["unlisted", ["ZORRIN TARVO", "QUELDA WENDRASI", "BRASHTI DO VELKUNA", "OMBRASI ZEMBRUK"]],
] as const;

const OUT = "TRANSFER_OUTGOING";
const IN = "TRANSFER_INCOMING";

const toTitle = (name: string) => name.replace(/\w+/g, (word) => word[0] + word.slice(1).toLowerCase());

/** Returns the category and the confidence of each row. Only the name in the wordings differs between the cases. */
function labelsOf(
  wordings: readonly string[],
  name: string,
  type: string,
  sign: 1 | -1 = type === OUT ? -1 : 1,
) {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  for (const [index, wording] of wordings.entries()) {
    const on = `2026-0${(index % 6) + 1}-1${index % 9}`;
    const words = wording.replace("NAME", name).replace("Name", toTitle(name));
    one.row("everyday", on, `${sign * (40 + index)}.00`, words, { type });
  }
  const label = new Map(one.report().transactions.map((row) => [row.amountCents, row] as const));
  return wordings.map((_, index) => {
    const row = label.get((40 + index) * sign * 100);
    return [row?.code, row?.decision.confidence];
  });
}

const [[, [plain = ""] = []] = []] = NAMES;
/** The number of names to try from each culture. It is small, because each name needs another report. */
const NAMES_TRIED = 4;

const PAID: readonly (readonly [cause: string, wordings: readonly string[]])[] = [
  [
    "the note is in small letters after a name in capitals",
    [
      "OSKO PAYMENT TO NAME market shift REF NO 12486206",
      "OSKO PAYMENT TO NAME bingo 0038670424",
      "OSKO PAYMENT TO NAME petrol 0096956042",
      "WITHDRAWAL-OSKO PAYMENT 2649822 NAME wages",
      "NPP DEBIT NAME footy trip",
    ],
  ],
  [
    "the note is in small letters after a name with initial capitals",
    [
      "Name maccas",
      "Name aurora + nbn",
      "Transfer to Name car repairs",
      "NPP Payment Out Name card",
      "To Name 10:10AM netball",
    ],
  ],
  [
    "the note comes before the name",
    [
      "ONLINE A7066733145 labour NAME",
      "Osko Withdrawal 04Apr10:20 for baba NAME",
      "ONLINE D7293600463 uber Name",
      "OSKO PAYMENT 3889135353 pay back half TO NAME",
      "INTERNET TRANSFER pay back NAME",
    ],
  ],
  ["the bank separates the note", ["To Name - nanny", "NPP Payment To: Name Ref: bait"]],
  [
    "all words are in capitals",
    [
      "ANZ MOBILE BANKING PAYMENT 699485 TO NAME YUM CHA",
      "PAY ANYONE NAME RENT KEITH 1859254",
      "WITHDRAWAL-OSKO PAYMENT 1958230 NAME LOAN FOR BOAT TRAILER",
      "INTERNET TRANSFER RENT NAME",
    ],
  ],
];

describe("the label of a payment to a person", () => {
  it.each(PAID)("is the same for names of every culture if %s", (_cause, wordings) => {
    const expected = labelsOf(wordings, plain, OUT);
    for (const [culture, names] of ALL_NAMES)
      for (const name of names.slice(0, NAMES_TRIED))
        expect([culture, name, labelsOf(wordings, name, OUT)]).toEqual([culture, name, expected]);
  });

  it("is the same for names of every culture if neither the wording nor the type says that money was moved", () => {
    const wordings = ["NAME", "TO NAME", "NAME RENT", "NAME PIANO LESSON", "NAME CAR", "NAME NBN"];
    for (const type of ["OTHER", "PAYMENT"])
      for (const [culture, names] of ALL_NAMES)
        for (const name of names)
          expect([culture, name, labelsOf(wordings, name, type, -1)]).toEqual([
            culture,
            name,
            labelsOf(wordings, plain, type, -1),
          ]);
  });

  it("is the same for names of every culture and length if only the type says that money was moved", () => {
    const wordings = [
      "NAME",
      "TO NAME",
      "TFR NAME",
      "NAME CAR",
      "NAME BOND",
      "NAME 4431",
      "NAME PIANO LESSON",
    ];
    const expected = labelsOf(wordings, plain, OUT);
    for (const [culture, names] of ALL_NAMES)
      for (const name of names)
        expect([culture, name, labelsOf(wordings, name, OUT)]).toEqual([culture, name, expected]);
  });

  it("is money to a person even if the note names a shop, a bill or a game", () => {
    const [, wordings = []] = PAID[0] ?? [];
    expect(labelsOf(wordings, "ZORRIN TARVO", OUT).map(([code]) => code)).toEqual(
      wordings.map(() => "trf.person"),
    );
  });
});

describe("the label of a payment to a firm", () => {
  it("depends on the firm, even if the note contains a person's name", () => {
    const wording = ["OSKO PAYMENT TO ZORRINS DANCE ACAD Name K dance"];
    for (const name of ["SMITH", "NGUYEN", "TARVO"]) {
      const [label] = labelsOf(wording, name, OUT);
      expect([name, label?.[0]]).toEqual([name, "rec.sport_hobby"]);
    }
  });

  it("is a firm's if P/L follows the name, whatever the notes are", () => {
    const wordings = ["ZORRIN TARVO RE P/L - Retainer Jul", "ZORRIN TARVO RE P/L - Comm settlement"];
    expect(labelsOf(wordings, "", IN).map(([code]) => code)).not.toContain("crd.person");
  });

  it("depends on the trade if a licensed trade follows the name", () => {
    for (const [, [name = ""]] of ALL_NAMES)
      expect([name, labelsOf(["OSKO PAYMENT TO NAME plumbing"], name, OUT)[0]?.[0]]).toEqual([
        name,
        "hou.maintenance",
      ]);
  });

  it("is a donation if the note or the church's name says so, whatever else the church is called", () => {
    const wordings = [
      "PAYMENT TO ZORRIN AOG DARWIN tithe",
      "OSKO PAYMENT TO NAME Tarvo tithe",
      "ANZ M-BANKING PAYMENT 103123 TO NAME AOG DARWIN",
    ];
    for (const [, [name = ""]] of ALL_NAMES)
      expect(labelsOf(wordings, name, OUT).map(([code]) => code)).toEqual(wordings.map(() => "giv.donation"));
  });
});

describe("the label of a payment from a person", () => {
  const wordings = [
    "OSKO PAYMENT FROM NAME school stuff love mum",
    "Osko Deposit 11Mar12:06 tinny and motor NAME",
    "ONLINE C1765091657 couch and desk NAME",
    "Fast Transfer From Name pay back",
    "NAME lunch OSKO",
  ];

  it("is the same for names of every culture if the letter case separates the note", () => {
    const expected = labelsOf(wordings, plain, IN);
    for (const [culture, names] of ALL_NAMES)
      for (const name of names.slice(0, NAMES_TRIED))
        expect([culture, name, labelsOf(wordings, name, IN)]).toEqual([culture, name, expected]);
  });

  it("is the same for names of every culture if the bank does not say that money was moved", () => {
    const entries = [
      "NAME",
      "FROM NAME",
      "NAME DINNER",
      "NAME for the bbq",
      "NAME THANKS",
      "BIRTHDAY NAME",
      "NAME LESSON",
      "lawn NAME",
      "NAME bond refund",
    ];
    for (const type of ["OTHER", "DIRECT_CREDIT", "PAYMENT"])
      for (const [culture, names] of ALL_NAMES)
        for (const name of names)
          expect([culture, name, labelsOf(entries, name, type)]).toEqual([
            culture,
            name,
            labelsOf(entries, plain, type),
          ]);
  });

  it("is the same for an initial and a short surname", () => {
    const surnames = SHORT_NAMES.flatMap(([, names]) => names.map((name) => `M ${name.split(" ").at(-1)}`));
    for (const name of surnames)
      expect([name, ...labelsOf(["DEPOSIT-OSKO PAYMENT 1146124 NAME avon order"], name, IN)]).toEqual([
        name,
        ["crd.person", 0.98],
      ]);
  });
});

it("a listed payer whose name begins with a word of notes is not read as a note and a person", () => {
  const wording = "TRANSFER FROM UBER BV RASIER PAYMENTS 59166094";
  expect(labelsOf([wording], "", IN)).toEqual([["inc.gig.platform", expect.any(Number)]]);
});
