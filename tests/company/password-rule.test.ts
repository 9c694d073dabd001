import { expect, test } from "vitest";
import { refusePassword } from "@/lib/company/password-rule";

const ABOUT = ["Robin Owner", "robin@harbour.example", "Harbour Lending"];

test.each([
  ["elevenchars", "at least 12"],
  ["password1234", "easy to guess"],
  ["iloveyou1234", "easy to guess"],
  ["qwertyuiop123", "easy to guess"],
  ["aaaaaaaaaaaaaaaaaaaa", "easy to guess"],
  ["123456789012", "easy to guess"],
  ["harbourlending", "easy to guess"],
  ["robin@harbour.example", "easy to guess"],
  ["x".repeat(257), "at most 256"],
])("%s may not be chosen", async (password, reason) => {
  expect(await refusePassword(password, ABOUT)).toContain(reason);
});

test.each([
  "violet tractor seventy",
  "jMnq28ha0dks",
  "ünïcödé wörds äre fine",
  `A sentence that nobody has said before, ${"and which goes on ".repeat(8)}`,
])("%s may be chosen: no composition is asked for", async (password) => {
  expect(await refusePassword(password, ABOUT)).toBeNull();
});
