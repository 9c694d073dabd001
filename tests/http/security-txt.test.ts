import { expect, test } from "vitest";
import { writeSecurityTxt } from "@/lib/http/security-txt";

test("writeSecurityTxt names the contact, and an expiry within a year, as RFC 9116 requires", () => {
  const now = new Date("2026-11-23T00:00:00Z");
  const text = writeSecurityTxt({ contact: "security@firm.example", site: "https://surplus.example", now });
  expect(text.split("\n")).toEqual([
    "Contact: mailto:security@firm.example",
    "Expires: 2027-05-22T00:00:00.000Z",
    "Preferred-Languages: en",
    "Canonical: https://surplus.example/.well-known/security.txt",
    "",
  ]);
});
