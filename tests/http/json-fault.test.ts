import { describe, expect, test } from "vitest";
import { findJsonFault, findTooDeep } from "@/lib/http/json-fault";

describe("a body that is not JSON", () => {
  // Positions and messages match Python's json module.
  test.each([
    ["{", 1, "Expecting property name enclosed in double quotes"],
    ['{"a":}', 5, "Expecting value"],
    ['{"a":1,}', 7, "Expecting property name enclosed in double quotes"],
    ["hello", 0, "Expecting value"],
    ["nul", 0, "Expecting value"],
    ['{"a":1}x', 7, "Extra data"],
    ['{"a":"\n"}', 6, "Invalid control character at"],
    ['{"a" 1}', 5, "Expecting ':' delimiter"],
    ['{"a":1 "b":2}', 7, "Expecting ',' delimiter"],
    ['{"a":"x', 5, "Unterminated string starting at"],
    ['{"é":"😀",}', 9, "Expecting property name enclosed in double quotes"],
  ])("%j has its error at %i: %s", (text, position, reason) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(findJsonFault(text)).toEqual({ position, reason });
  });

  test("is refused if it nests deeper than any caller needs, and brackets in strings do not count", () => {
    expect(findTooDeep("[".repeat(33) + "]".repeat(33))).toBe(32);
    expect(findTooDeep("[".repeat(32) + "]".repeat(32))).toBeNull();
    expect(findTooDeep(JSON.stringify("[".repeat(100)))).toBeNull();
  });
});
