import { describe, expect, test } from "vitest";
import { NameFields, SignUpFields } from "@/lib/contract/account";

const LEADING = [
  "Unblock at https://elsewhere.example",
  "See WWW.elsewhere.example",
  "write to help@elsewhere.example",
  "elsewhere.example/unblock",
  "\\\\elsewhere.example",
];
const email = "kim@example.com";

describe("a name that appears in an email to strangers", () => {
  test.each(LEADING)("may not contain a link, whether it names a person or a company: %s", (name) => {
    expect(NameFields.safeParse({ name }).success).toBe(false);
    expect(SignUpFields.safeParse({ name, company: "Rowan", email }).success).toBe(false);
    expect(SignUpFields.safeParse({ name: "Kim", company: name, email }).success).toBe(false);
  });

  test.each(["Kim Chen", "Seán O’Brien-Núñez Jr.", "Smith & Sons (Vic.) Pty. Ltd.", "1300 Loans: Fast!"])(
    "may be an ordinary name of a person or firm: %s",
    (name) => {
      expect(SignUpFields.safeParse({ name, company: name, email }).success).toBe(true);
    },
  );
});
