import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const codesOf = (word: (index: number) => string, width: number, amount = "950.00") => {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  const cut = (text: string) => text.slice(0, width).trimEnd();
  one.every(7, "2026-01-01", "2026-06-25", (on, index) => {
    one.row("everyday", on, amount, cut(word(index)));
    one.row("everyday", on, "-940.00", cut("INTERNET TRANSFER Household and bills"));
  });
  const credits = one.report().transactions.filter(({ amountCents }) => amountCents > 0);
  return [...new Set(credits.map(({ code }) => code))];
};

describe("weekly credits from a bank that truncates every description at the same width", () => {
  it.each([
    ["a business word", "DEPOSIT CORVANE FREIGHT WAGES 22"],
    ["a payroll's word", "DEPOSIT CORVANES WAGES 2201"],
  ])("are wages if the truncated text is the beginning of %s", (_, text) => {
    expect(codesOf(() => text, 20)).toEqual(["inc.salary.regular"]);
  });

  it("are a benefit if the truncated text is the beginning of the agency's name", () => {
    expect(codesOf(() => "Direct Credit CTRLINK AGE PENSION", 18)).toEqual(["inc.gov.other"]);
  });

  it("are asked about, and not counted as wages, if the truncation leaves no name", () => {
    expect(codesOf(() => "Direct Credit 481200 CORVANES WAGES", 20, "951.37")).toEqual(["crd.other"]);
  });

  it("remain money from a person if the truncated text is not the beginning of such a word", () => {
    expect(codesOf(() => "DEPOSIT KAI TUILAGI SHARE", 20)).not.toContain("inc.salary.regular");
  });

  it("remain money from a person if the bank does not truncate", () => {
    expect(
      codesOf((index) => (index % 9 === 0 ? "DEPOSIT CORVANE FRE 1" : "DEPOSIT CORVANE FRE"), 80),
    ).not.toContain("inc.salary.regular");
  });
});
