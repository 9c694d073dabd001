import { expect, test } from "vitest";
import { readRetryAfter } from "@/lib/adapters/post/post-webhook";

const NOW = Date.parse("2026-11-02T01:00:00Z");

test.each([
  ["120", 120],
  [" 7 ", 7],
  ["Mon, 02 Nov 2026 02:00:00 GMT", 3_600],
  ["Mon, 02 Nov 2026 00:00:00 GMT", null],
  ["0", null],
  ["-5", null],
  ["soon", null],
  ["", null],
  [undefined, null],
  [["9", "11"], 11],
] as const)("readRetryAfter reads a receiver's Retry-After %j as %j seconds", (value, seconds) => {
  const given = Array.isArray(value) ? [...value] : (value as string | undefined);
  expect(readRetryAfter(given, NOW)).toBe(seconds);
});
