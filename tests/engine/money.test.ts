import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, findCents, roundHalfUp, toDollars } from "@/lib/engine/money";

describe("money", () => {
  it.each([
    ["-83.62", -8362],
    ["12.500", 1250],
    ["0.1", 10],
    ["+5.00", 500],
    ["1234567.89", 123456789],
    ["-0.00", 0],
    ["7", 700],
  ])("reads %s as %i cents", (text, value) => {
    expect(findCents(text)).toBe(value);
  });

  it.each([
    "",
    "1,234.00",
    "$5.00",
    "5.005",
    "1e3",
    "NaN",
    " 5.00",
    "5.00 ",
    "--5",
    "0x10",
    "99999999999999",
  ])("refuses %j, which is not an amount", (text) => {
    expect(findCents(text)).toBeNull();
  });

  it("formats every amount so that it parses to the same amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
        expect(findCents(toDollars(value).replace(/,/g, ""))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it("rounds a debit and its equal credit to the same absolute value", () => {
    expect(roundHalfUp(0.5)).toBe(1);
    expect(roundHalfUp(-0.5)).toBe(-1);
    expect(roundHalfUp(-2.4)).toBe(-2);
  });

  it("refuses to lose a cent", () => {
    expect(() => cents(0.5)).toThrow(RangeError);
    expect(() => cents(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError);
  });
});
