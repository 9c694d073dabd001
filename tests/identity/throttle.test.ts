import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { bucketOf } from "@/lib/identity/throttle";

test("the key of a bucket is the same for the same address, and the address cannot be guessed from it", () => {
  const key = bucketOf("sign-in", "joan@example.com");
  expect(bucketOf("sign-in", "joan@example.com")).toBe(key);
  expect(bucketOf("sign-in", "jo@example.com")).not.toBe(key);
  for (const guess of ["joan@example.com", "sign-in:joan@example.com"])
    expect(key).not.toContain(createHash("sha256").update(guess).digest("base64url").slice(0, 22));
});
