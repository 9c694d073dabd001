import { describe, expect, it } from "vitest";
import { BRANDS_CSV } from "@/lib/engine/categories/data/brands-table";
import { findBrand } from "@/lib/engine/categories/data/find-brand";
import { COLUMNS, readBrands } from "@/lib/engine/categories/data/read-brands";

const table = (...rows: string[]) => [COLUMNS, ...rows].join("\n");
const GOOD = "Bath & Body Works,,per.care,anywhere,nsi,2026-09-18";

describe("readBrands", () => {
  it("reads every row of the committed table, with the source's licence in its notes", () => {
    expect(readBrands(BRANDS_CSV).length).toBeGreaterThan(1_000);
    expect(BRANDS_CSV).toContain("BSD 3-Clause");
  });

  it("reads quoted fields and aliases", () => {
    const [brand] = readBrands(table('"Smith, ""Jones""",SMITHS;JONES CO,foo.dining,whole,nsi,2026-09-18'));
    expect(brand).toMatchObject({ name: 'Smith, "Jones"', match: "whole" });
    expect(brand?.phrases).toEqual([["SMITH", "JONES"], ["SMITHS"], ["JONES", "CO"]]);
  });

  it.each([
    ["Shop,,foo.dining,anywhere,nsi", "line 3: 6 fields are expected, 5 found"],
    ["Shop,,foo.nothing,anywhere,nsi,2026-09-18", "line 3: foo.nothing is no category of money out"],
    ["Shop,,dbt.sacc,anywhere,nsi,2026-09-18", "line 3: dbt.sacc may not come from a list"],
    ["Shop,,rec.gambling,anywhere,nsi,2026-09-18", "line 3: rec.gambling may not come from a list"],
    ["Shop,,foo.dining,somewhere,nsi,2026-09-18", "line 3: somewhere is no match rule"],
    ["Shop,,foo.dining,anywhere,,2026-09-18", "line 3: the source is missing"],
    ["Shop,,foo.dining,anywhere,nsi,18/09/2026", "line 3: 18/09/2026 is no date"],
    ["--,,foo.dining,anywhere,nsi,2026-09-18", "line 3: a name has no words"],
    ['"Shop,,foo.dining,anywhere,nsi,2026-09-18', "line 3: a quoted field is not closed"],
  ])("refuses %s with its line and the reason", (row, reason) => {
    expect(() => readBrands(table(GOOD, row))).toThrow(reason);
  });

  it("refuses another header", () => {
    expect(() => readBrands("name,category\n")).toThrow("line 1: the header must be");
  });
});

describe("findBrand", () => {
  it("finds a long name anywhere", () => {
    expect(findBrand(["SP", "BATH", "BODY", "WORKS"])?.code).toBe("per.care");
  });

  it("takes an ordinary word for a brand only where it is the whole name", () => {
    expect(findBrand(["ADAGIO"])?.code).toBe("rec.travel");
    expect(findBrand(["ADAGIO", "MUSIC"])).toBeNull();
  });
});
