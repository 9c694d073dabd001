import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDay, toDayNumber } from "@/lib/engine/calendar/day";
import { MERCHANT_NAMES } from "@/lib/engine/categories/merchants";
import { readWording } from "@/lib/engine/categories/read-wording";
import type { BankRow } from "@/lib/engine/row";
import { runs } from "@/tests/support/runs";

const NUMBERED = MERCHANT_NAMES.map(([phrase]) => phrase).filter((phrase) => /\d/.test(phrase));
const WORDS = [
  ..."WOOLWORTHS,Kmart,SMITH JOHN,TRANSFER TO,TFR,SALARY,Value Date:,CARD,xx,V,PTY LTD,NSW,*,SQ *,/,-,',Café,²,RENT".split(
    ",",
  ),
  ...["Direct Debit", "EFTPOS", "BPAY", "Receipt", "DISHONOUR", "OSKO PAYMENT FROM", "to PayID Phone", "MAR"],
];
const piece = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.constantFrom(...NUMBERED),
  fc.constantFrom(
    "Date: 24/10/2026",
    "V1234 21/12",
    "V1234 13/10 CABS",
    "7/28/10",
    "xx'DATE 10/11",
    " PURCHASE 28/11",
  ),
  fc.constantFrom("7", "24", "12", "13", "99", "360", "365", "2026", "123456", "00000000"),
  fc.nat(10 ** 9).map(String),
);
const description = fc
  .array(fc.tuple(piece, fc.constantFrom("", " ", " ", " ", "/")), { maxLength: 8 })
  .map((parts) => parts.flat().join("").trim());

function makeRow(index: number, text: string, cents: number): BankRow {
  const on = parseDay("2026-03-01");
  const named = { merchantName: "", mcc: "", billerCode: "", billerName: "", crn: "", apca: "" };
  const paid = { payer: "", payee: "", purpose: "", service: "", endToEndId: "" };
  const row = { index, id: `t${index}`, accountId: "a", kind: "TRANSACTION" as const, type: "OTHER" };
  return {
    ...row,
    ...named,
    ...paid,
    on,
    dayNumber: toDayNumber(on),
    cents,
    description: text,
    printedLength: text.length,
  };
}

const OWN = { people: [["JOHN", "SMITH"]], accounts: [["WESTPAC", "LIFE"]] };
const NOBODY = { people: [], accounts: [] };

describe("a reading that several rows share", () => {
  it("equals the reading of each row, even if the wording contains other numbers", () => {
    const reshuffle = (text: string, by: number) =>
      text.replace(/\d/g, (digit) => String((Number(digit) * 7 + by) % 10));
    fc.assert(
      fc.property(fc.array(description, { minLength: 1, maxLength: 6 }), fc.nat(9), (texts, by) => {
        const all = [
          ...texts,
          ...texts.map((text) => reshuffle(text, by)),
          ...texts.map((text) => reshuffle(text, 0)),
        ];
        const rows = all.map((text, index) => makeRow(index, text, index % 2 === 0 ? -100 : 100));
        const shared = readWording(rows, OWN);
        for (const row of rows) {
          const alone = readWording([{ ...row, index: 0 }], OWN);
          const { words: _words, note = [], ...text } = alone.texts[0] ?? {};
          expect(shared.texts[row.index]).toMatchObject(text);
          expect(shared.texts[row.index]?.note).toHaveLength(note.length);
          expect(shared.signs[row.index]).toEqual(alone.signs[0]);
        }
      }),
      // The engine ignores the customer's own name, which here follows a biller's name.
      { ...runs(150), examples: [[["H2O CAR WASH SMITH JOHN"], 0]] },
    );
  });

  it.each([
    [
      "a shop's name that ends in digits",
      "GIFT CARD WOOLWORTHS1000",
      "GIFT CARD WOOLWORTHS7000",
      [null, null],
    ],
    ["a card's number after an apostrophe", "KMART CARD XX'X1234", "KMART CARD XX'X4321", ["1234", "4321"]],
    [
      "a card's number with an apostrophe in the word",
      "KMART CA'RD 12345",
      "KMART CA'RD 54321",
      ["2345", "4321"],
    ],
  ])("contains no card number of a different row: %s", (_what, one, other, suffixes) => {
    const rows = [makeRow(0, one, -100), makeRow(1, other, -100)];
    expect(readWording(rows, NOBODY).texts.map((text) => text.cardSuffix)).toEqual(suffixes);
  });

  it("is made once for a wording, even if receipts and dates differ", () => {
    const texts = [
      "KMART Receipt 123456 12/05/2026 Card xx1234 Value Date: 13/05/2026",
      "KMART Receipt 998877 31/01/2026 Card xx1234 Value Date: 21/10/2026",
    ];
    const { texts: read } = readWording(
      texts.map((text, index) => makeRow(index, text, -100)),
      NOBODY,
    );
    expect(read[0]).toBe(read[1]);
  });

  it("is made once for equal texts whose name contains a number", () => {
    const texts = ["Transfer to xx9877", "Transfer to xx1234", "Transfer to xx9877"];
    const { texts: read } = readWording(
      texts.map((text, index) => makeRow(index, text, -100)),
      NOBODY,
    );
    expect(read[0]).toBe(read[2]);
    expect(read[0]).not.toBe(read[1]);
  });

  it("is separate if the card, a number in the tables or the direction of the money differs", () => {
    const rows = [
      makeRow(0, "KMART Card xx1234", -100),
      makeRow(1, "KMART Card xx4321", -100),
      makeRow(2, "KMART Card xx4321", 100),
    ];
    const { texts, signs } = readWording(rows, NOBODY);
    expect(texts.map((text) => text.cardSuffix)).toEqual(["1234", "4321", "4321"]);
    expect(signs[1]).not.toBe(signs[2]);
  });
});
