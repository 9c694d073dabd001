import { describe, expect, it } from "vitest";
import { findBrand } from "@/lib/engine/categories/data/find-brand";
import { BRAND_COLUMNS, readBrands } from "@/scripts/generate/tables/brands";
import { openTable } from "@/scripts/generate/tables/read-table";

const GOOD = "Bath & Body Works,,per.care,anywhere,nsi,2026-09-18";
const table = (...rows: string[]) => ({
  name: "brands.csv",
  text: [Object.keys(BRAND_COLUMNS).join(","), ...rows].join("\n"),
});

describe("readBrands", () => {
  it("reads every row of the committed table, with the source's licence in its notes", () => {
    const brands = openTable("brands.csv");
    expect(readBrands(brands).length).toBeGreaterThan(1_000);
    expect(brands.text).toContain("BSD 3-Clause");
  });

  it("reads quoted fields and aliases", () => {
    const [brand] = readBrands(table('"Smith, ""Jones""",SMITHS;JONES CO,foo.dining,whole,nsi,2026-09-18'));
    expect(brand).toMatchObject({ name: 'Smith, "Jones"', match: "whole", aliases: ["SMITHS", "JONES CO"] });
  });

  it.each([
    ["Shop,,foo.dining,anywhere,nsi", "line 3: 6 fields are expected, 5 found"],
    [
      "Shop,,foo.nothing,anywhere,nsi,2026-09-18",
      "line 3, category: foo.nothing is not a category of money out",
    ],
    ["Shop,,dbt.sacc,anywhere,nsi,2026-09-18", "line 3, category: dbt.sacc is not allowed in this file"],
    [
      "Shop,,rec.gambling,anywhere,nsi,2026-09-18",
      "line 3, category: rec.gambling is not allowed in this file",
    ],
    ["Shop,,foo.dining,somewhere,nsi,2026-09-18", "line 3, match: somewhere is not a match rule"],
    ["Shop,,foo.dining,anywhere,,2026-09-18", "line 3, source: a source is needed"],
    ["Shop,,foo.dining,anywhere,nsi,18/09/2026", "line 3, date: 18/09/2026 is not a date"],
    ["--,,foo.dining,anywhere,nsi,2026-09-18", "line 3, name: a name has no words"],
    ['"Shop,,foo.dining,anywhere,nsi,2026-09-18', "line 3: Quote Not Closed"],
  ])("refuses %s, with the line and the reason", (row, reason) => {
    expect(() => readBrands(table(GOOD, row))).toThrow(`brands.csv, ${reason}`);
  });

  it("refuses an unknown header", () => {
    expect(() => readBrands({ name: "brands.csv", text: "name,category\n" })).toThrow(
      "brands.csv, line 1: the header must be",
    );
  });
});

describe("findBrand", () => {
  it("finds a long name anywhere", () => {
    expect(findBrand(["SP", "BATH", "BODY", "WORKS"])?.code).toBe("per.care");
  });

  it("accepts an ordinary word as a brand only if it is the whole name", () => {
    expect(findBrand(["ADAGIO"])?.code).toBe("rec.travel");
    expect(findBrand(["ADAGIO", "MUSIC"])).toBeNull();
  });
});
