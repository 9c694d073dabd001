import { describe, expect, test } from "vitest";
import { fingerprintOf, KEY_PATTERN, looksLikeKey, newApiKey } from "@/lib/company/api-key";

describe("an API key", () => {
  test("names its environment and has 43 random and 6 check characters", () => {
    expect(newApiKey("test")).toMatch(/^svc_test_[0-9A-Za-z]{49}$/);
    expect(newApiKey("live")).toMatch(/^svc_live_[0-9A-Za-z]{49}$/);
    expect(newApiKey("test")).toMatch(KEY_PATTERN);
  });

  test("is never created twice", () => {
    expect(new Set(Array.from({ length: 500 }, () => newApiKey("test"))).size).toBe(500);
  });

  test("is refused without a database look-up if any character is changed", () => {
    const key = newApiKey("test");
    expect(looksLikeKey(key)).toBe(true);
    for (let at = 9; at < key.length; at++) {
      const changed = key.slice(0, at) + (key[at] === "A" ? "B" : "A") + key.slice(at + 1);
      expect(looksLikeKey(changed), `character ${at}`).toBe(false);
    }
    expect(looksLikeKey(key.replace("svc_test_", "svc_live_"))).toBe(false);
  });

  test("is stored as a 32-byte hash that is always the same for the same key", () => {
    const key = newApiKey("live");
    expect(Buffer.from(fingerprintOf(key))).toEqual(Buffer.from(fingerprintOf(key)));
    expect(fingerprintOf(key)).toHaveLength(32);
  });
});
