import { expect, test } from "vitest";
import { findCleanQuery } from "@/lib/contract/clean-query";

test("findCleanQuery returns null for a query without empty fields", () => {
  expect(findCleanQuery({})).toBeNull();
  expect(findCleanQuery({ q: "Ava", stage: "ready", to: undefined })).toBeNull();
});

test("findCleanQuery drops empty fields and default values, and keeps and escapes all other fields", () => {
  expect(findCleanQuery({ q: "A & B", stage: "", from: " " })).toBe("?q=A+%26+B");
  expect(findCleanQuery({ sort: "newest", rows: "50" }, { sort: "newest", rows: "25" })).toBe("?rows=50");
  expect(findCleanQuery({ q: "", stage: "" })).toBe("");
});

test("findCleanQuery keeps only the non-empty values of a repeated field", () => {
  expect(findCleanQuery({ q: ["", "Ava", "Bo"] })).toBe("?q=Ava&q=Bo");
});

test("findCleanQuery returns null for its own result", () => {
  const clean = findCleanQuery({ q: "", from: "2026-01-01", sort: "newest" }, { sort: "newest" }) ?? "";
  const asked = Object.fromEntries(new URLSearchParams(clean));
  expect(findCleanQuery(asked, { sort: "newest" })).toBeNull();
});
