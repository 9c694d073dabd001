import { expect, test } from "vitest";
import { findCleanQuery } from "@/lib/contract/clean-query";

test("an address without an empty field is left as it is", () => {
  expect(findCleanQuery({})).toBeNull();
  expect(findCleanQuery({ q: "Ava", stage: "ready", to: undefined })).toBeNull();
});

test("fields left empty, or as they usually are, go; what was asked stays, escaped", () => {
  expect(findCleanQuery({ q: "A & B", stage: "", from: " " })).toBe("?q=A+%26+B");
  expect(findCleanQuery({ sort: "newest", rows: "50" }, { sort: "newest", rows: "25" })).toBe("?rows=50");
  expect(findCleanQuery({ q: "", stage: "" })).toBe("");
});

test("a field given more than once keeps what of it says something", () => {
  expect(findCleanQuery({ q: ["", "Ava", "Bo"] })).toBe("?q=Ava&q=Bo");
});

test("what it leads to needs no more cleaning", () => {
  const clean = findCleanQuery({ q: "", from: "2026-01-01", sort: "newest" }, { sort: "newest" }) ?? "";
  const asked = Object.fromEntries(new URLSearchParams(clean));
  expect(findCleanQuery(asked, { sort: "newest" })).toBeNull();
});
