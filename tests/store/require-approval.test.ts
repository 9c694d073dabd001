import { expect, test } from "vitest";
import { suspendedWords } from "@/lib/store/require-approval";

test("requireApproval's error for a suspended firm names the contact, or who can end the suspension if no contact is set", () => {
  expect(suspendedWords("help@operator.example")).toMatch(/; write to help@operator\.example about it\.$/);
  expect(suspendedWords(undefined)).toMatch(/; the operator of this service can restore it\.$/);
});
