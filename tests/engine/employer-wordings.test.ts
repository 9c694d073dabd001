import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const FROM = "2025-07-03";
const TO = "2026-06-30";

/**
 * Pays a household every `days` days, using these descriptions in turn. Returns the distinct categories of the rows,
 * and the income streams.
 */
function paid(days: number, amount: string, descriptions: readonly string[]) {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  home.every(days, FROM, TO, (on, index) =>
    home.row("everyday", on, amount, descriptions[index % descriptions.length] ?? "", {
      type: "TRANSFER_INCOMING",
    }),
  );
  const { income, transactions } = home.report();
  return {
    codes: [...new Set(transactions.map(({ code }) => code))],
    streams: income.streams.map(({ frequency, included }) => ({ frequency, included })),
  };
}

const ONE_WAGE = { codes: ["inc.salary.regular"], streams: [{ frequency: "FORTNIGHTLY", included: true }] };

describe("an employer's name that ends in a truncated word for an organisation", () => {
  it.each(["HEALT", "SCHOO", "COUNCI", "COLLEG", "LIMITE"])("is the name of a firm (%s)", (word) => {
    expect(paid(14, "1453.83", [`TRANSFER FROM TARNDALE CORVANE ${word}`])).toEqual(ONE_WAGE);
  });

  it("is the name of a person if the last word begins no such word", () => {
    expect(paid(14, "1453.83", ["TRANSFER FROM TARNDALE CORVANE HEALI"]).codes).toEqual(["crd.person"]);
  });
});

describe("an employer whose name has “for” after two words", () => {
  it("is an employer, because a business word comes first", () => {
    const names = ["Direct Credit - SA DEPT FOR HARBOURS 0418827", "Direct Credit - SA DEPT FOR HARBOURS"];
    expect(paid(14, "4026.56", names)).toEqual(ONE_WAGE);
  });
});

describe("an employer in no list of names whose bank prints “transfer from” for its direct entries", () => {
  const text = "TRANSFER FROM ZORRIN TARVO KOD";
  const pay = (amount: string, numbers: boolean) => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    home.every(14, FROM, TO, (on) =>
      home.row("everyday", on, amount, text, {
        type: "TRANSFER_INCOMING",
        ...(numbers ? { apcaNumber: "364517" } : {}),
      }),
    );
    return [...new Set(home.report().transactions.map(({ code }) => code))];
  };

  it("pays wages if the amounts are not multiples of 50 cents and have a direct-entry number", () => {
    expect(pay("2257.38", true)).toEqual(["inc.salary.regular"]);
    expect(pay("2250.00", true)).toEqual(["crd.person"]);
    expect(pay("2257.38", false)).toEqual(["crd.person"]);
  });
});

describe("a person's transfer without the bank's words for a transfer", () => {
  it.each(["bills food", "mortgage and food", "groceries"])("is a person's if the note is “%s”", (note) => {
    expect(paid(28, "300.00", [`Mira Solberg ${note}`, `From: Mira Solberg ${note}`]).codes).toEqual([
      "crd.person",
    ]);
  });
});

describe("an employer whose short company form the bank prints as two words", () => {
  it("is not a person", () => {
    expect(paid(28, "3774.37", ["SOLBERG MOSS RE P/L - Retainer"])).toEqual({
      codes: ["inc.salary.regular"],
      streams: [{ frequency: "FOUR_WEEKLY", included: true }],
    });
  });
});

describe("an employer with a distribution in its name", () => {
  it("is one wage, with and without the word pay", () => {
    const names = ["CORVANE DISTRIBUTI PAY 7461", "CORVANE DISTRIB PAY 9914", "CORVANE DISTRIBUTI"];
    expect(paid(14, "2436.40", names)).toEqual(ONE_WAGE);
  });
});

describe("a boarder who signs in several ways", () => {
  it("is one income", () => {
    const { codes, streams } = paid(7, "230.00", [
      "board WALKER MITCHELL",
      "rent mitch WALKER MITCHELL",
      "Board M Walker WALKER MITCHELL",
    ]);
    expect(codes.every((code) => code.startsWith("inc.property"))).toBe(true);
    expect(streams).toEqual([{ frequency: "WEEKLY", included: true }]);
  });
});
