import { expect, test } from "vitest";
import { greet, greetingNameOf } from "@/lib/rules/greeting";

test.each([
  ["Margaret Prentice", "Margaret"],
  ["Mrs Margaret Prentice", "Margaret"],
  ["Dr. Priya Raman", "Priya"],
  ["  Zoë   O’Brien ", "Zoë"],
  ["Mary-Jane McDonald", "Mary-Jane"],
  ["Łukasz Nowak", "Łukasz"],
])("greetingNameOf returns the given name of %j", (name, given) => {
  expect(greetingNameOf(name)).toBe(given);
});

test.each([
  "Mr & Mrs Alan and Margaret Prentice",
  "Alan & Margaret",
  "de la Cruz Maria",
  "Maria de la Cruz",
  "De Souza",
  "Prentice, Margaret",
  "Margaret",
  "Mrs Prentice",
  "M Prentice",
  "MARGARET PRENTICE",
  "margaret prentice",
  "Prentice Holdings",
  "Smith Pty Ltd",
  "The Prentices",
  "Nguyen Thi Hoa",
  "王 小明",
  "Agent 47",
  "<b>Ann</b> Lee",
  "",
  " & ",
])("greetingNameOf returns no part of %j", (name) => {
  expect(greetingNameOf(name)).toBeNull();
});

test("greetingNameOf is fast for a name designed to slow down a pattern", () => {
  const before = process.cpuUsage();
  expect(greetingNameOf(`A${"a".repeat(5_000)}1 B${"-Bb".repeat(5_000)}-`)).toBeNull();
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
});

test("a message greets by name only if that is safe", () => {
  expect(greet("Priya Natarajan")).toBe("Hi Priya,");
  expect(greet("Mr & Mrs Alan and Margaret Prentice")).toBe("Hello,");
});
