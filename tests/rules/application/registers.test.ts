import { describe, expect, test } from "vitest";
import {
  formatAbn,
  formatAcn,
  isAbn,
  isAbnOfAcn,
  isAcn,
  isLicenceNumber,
  isRepresentativeNumber,
} from "@/lib/rules/application/registers";

describe("an ABN", () => {
  test("is valid if its check digits match, with any spacing", () => {
    // ABNs of the Tax Office (the register's worked example), the Reserve Bank and two companies.
    for (const abn of ["51 824 753 556", "51824753556", "50 008 559 486", "48 123 123 124", "33 051 775 556"])
      expect(isAbn(abn), abn).toBe(true);
  });

  test("is invalid with one wrong digit, two exchanged digits, a letter, or too few digits", () => {
    for (const abn of [
      "51 824 753 557",
      "51 824 735 556",
      "51 824 753 55",
      "5182475355X",
      "",
      "01 824 753 556",
    ])
      expect(isAbn(abn), abn).toBe(false);
  });

  test("has a check on each digit: every single change is detected", () => {
    const digits = "51824753556";
    for (let at = 0; at < digits.length; at++)
      for (let digit = 0; digit <= 9; digit++) {
        const changed = `${digits.slice(0, at)}${digit}${digits.slice(at + 1)}`;
        expect(isAbn(changed), changed).toBe(changed === digits);
      }
  });

  test("is formatted in the register's groups, and other text is unchanged", () => {
    expect(formatAbn("51824753556")).toBe("51 824 753 556");
    expect(formatAbn("not one")).toBe("not one");
  });
});

describe("an ACN", () => {
  test("is valid if its check digit matches", () => {
    // From ASIC's list of examples.
    for (const acn of ["004 085 616", "000 000 019", "000 250 000", "000 500 005", "010 499 966"])
      expect(isAcn(acn), acn).toBe(true);
    for (const acn of ["004 085 617", "004 085 61", "", "abc"]) expect(isAcn(acn), acn).toBe(false);
  });

  test("determines the ABN of a company whose ABN consists of two check digits and the ACN", () => {
    expect(formatAcn("004085616")).toBe("004 085 616");
    expect(isAbnOfAcn("53 004 085 616", "004 085 616")).toBe(true);
    expect(isAbnOfAcn("51 824 753 556", "004 085 616")).toBe(false);
  });
});

test("the register numbers of a licence have six digits, and those of a representative six to nine digits", () => {
  expect(["387025", "387 025"].every(isLicenceNumber)).toBe(true);
  expect(["38702", "3870255", "A87025", "087025", ""].some(isLicenceNumber)).toBe(false);
  expect(["503712", "001234567"].every(isRepresentativeNumber)).toBe(true);
  expect(["50371", "0012345678", ""].some(isRepresentativeNumber)).toBe(false);
});
