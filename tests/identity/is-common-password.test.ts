import { expect, test } from "vitest";
import list from "@/lib/identity/common-passwords.json";
import { isCommonPassword } from "@/lib/identity/is-common-password";
import { refusePassword } from "@/lib/identity/password-rule";

test("isCommonPassword knows passwords from breaches in any case, including the first and the last of its list", async () => {
  // Common passwords of at least 12 characters, and a rare password that is only in a long list.
  for (const known of ["123qweasdzxc", "q1w2e3r4t5y6", "QwertyQwerty", "Mailcreated5240", "gearsofwar2012"])
    expect(await isCommonPassword(known), known).toBe(true);
  for (const unknown of ["violet tractor seventy", "jMnq28ha0dks", "short", ""])
    expect(await isCommonPassword(unknown), unknown).toBe(false);
  expect(await refusePassword("Mailcreated5240", [])).toContain("easy to guess");
});

test("the list of common passwords is sorted and has more than the 3,000 long ones that ASVS asks for", () => {
  const bytes = Buffer.from(list.digests, "base64");
  const digests = Array.from({ length: bytes.length / list.digestBytes }, (_, index) =>
    bytes.subarray(index * list.digestBytes, (index + 1) * list.digestBytes),
  );
  expect(digests.length).toBeGreaterThan(40_000);
  expect(
    digests.every((each, index) => index === 0 || Buffer.compare(digests[index - 1] ?? each, each) < 0),
  ).toBe(true);
});
