import { describe, expect, test } from "vitest";
import { mergeForm } from "@/lib/http/form";

const LOADED = { name: "Rowan", retention_days: "90", link_days: "" };
const shown = JSON.stringify(LOADED);

describe("mergeForm", () => {
  test("keeps values that another member saved in fields that the user did not edit", () => {
    const stored = { ...LOADED, retention_days: "30", link_days: "14" };
    expect(mergeForm({ name: "Wattle", retention_days: "90", shown }, stored)).toEqual({
      name: "Wattle",
      retention_days: "30",
      link_days: "14",
    });
    expect(mergeForm({ name: "Wattle", retention_days: "90", shown }, { ...LOADED, name: "Wattle" })).toEqual(
      {
        name: "Wattle",
        retention_days: "90",
      },
    );
  });

  test("keeps a field empty that another member cleared", () => {
    const before = JSON.stringify({ ...LOADED, link_days: "14" });
    const typed = { name: "Wattle", retention_days: "90", link_days: "14", shown: before };
    expect(mergeForm(typed, LOADED)).toEqual({ name: "Wattle", retention_days: "90" });
  });

  test("refuses a field that both members changed, and names the field", () => {
    const stored = { ...LOADED, retention_days: "30" };
    expect(() => mergeForm({ name: "Rowan", retention_days: "60", shown }, stored)).toThrow(
      "Someone else changed “retention days”. Your changes were not saved. Reload to continue.",
    );
  });

  test("does not treat the line ends of a text area as an edit", () => {
    const rules = { role_rules: "Brokers = member\nIT = admin" };
    const typed = { role_rules: "Brokers = member\r\nIT = admin", shown: JSON.stringify(rules) };
    expect(mergeForm(typed, { role_rules: "IT = viewer" })).toEqual({ role_rules: "IT = viewer" });
  });

  test("accepts a form unchanged if it does not contain its original values", () => {
    for (const json of [{}, { shown: "nonsense" }, { shown: "null" }])
      expect(mergeForm({ name: "Wattle", ...json }, LOADED)).toEqual({ name: "Wattle" });
  });
});
