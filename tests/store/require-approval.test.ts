import { expect, test } from "vitest";
import { suspendedWords } from "@/lib/store/require-approval";

test("what a suspended firm is told names whom to write to, and where there is nobody, who can lift it", () => {
  expect(suspendedWords("help@operator.example")).toMatch(/; write to help@operator\.example about it\.$/);
  expect(suspendedWords(undefined)).toMatch(/; the operator of this service can restore it\.$/);
});
