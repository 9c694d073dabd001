import { describe, expect, it } from "vitest";
import { parseDay } from "@/lib/domain/day";
import { findGross } from "@/lib/domain/tax/find-gross";
import { type PayFrequency, withholdStudyLoan, withholdTax } from "@/lib/domain/tax/withhold";
import { toTaxYear } from "@/lib/domain/tax/withholding-tables";

const year = toTaxYear(parseDay("2026-07-01"));

describe("withholding", () => {
  it.each<[PayFrequency, number, number]>([
    ["WEEKLY", 563.6, 33],
    ["FORTNIGHTLY", 989.8, 40],
    ["MONTHLY", 4311.68, 589],
    ["WEEKLY", 1000, 138],
    ["WEEKLY", 2000, 459],
    ["MONTHLY", 5400.33, 940],
    ["FORTNIGHTLY", 1000, 42],
  ])("2026-27, scale 2: %s %d withholds %d", (frequency, gross, tax) => {
    expect(withholdTax(Math.round(gross * 100), frequency, year)).toBe(tax);
  });

  it.each<[PayFrequency, number, number]>([
    ["WEEKLY", 2608.36, 193],
    ["FORTNIGHTLY", 4409.75, 260],
    ["WEEKLY", 2000, 100],
    ["WEEKLY", 1300, 0],
  ])("2026-27, study loan: %s %d withholds %d more", (frequency, gross, tax) => {
    expect(withholdStudyLoan(Math.round(gross * 100), frequency, year)).toBe(tax);
  });

  it("uses the tables of the year the pay was made in", () => {
    expect(toTaxYear(parseDay("2026-06-30")).name).toBe("2025-26");
    expect(toTaxYear(parseDay("2026-07-01")).name).toBe("2026-27");
    expect(withholdTax(100_000, "WEEKLY", toTaxYear(parseDay("2026-06-30")))).toBe(143);
    expect(toTaxYear(parseDay("2031-01-01")).name).toBe("2026-27");
  });
});

describe("gross pay", () => {
  it.each([
    ["FORTNIGHTLY", 240_000, 299_600, 308_600],
    ["MONTHLY", 650_000, 840_200, 913_900],
  ] as const)("%s net of %d lies between %d and %d", (frequency, net, low, high) => {
    expect(findGross(net, frequency, parseDay("2026-07-10"))).toMatchObject({
      lowCents: low,
      highCents: high,
      taxYear: "2026-27",
    });
  });

  it("is the pay whose withholding leaves the net that was seen", () => {
    for (let gross = 40_000; gross < 1_000_000; gross += 7_300) {
      const net = gross - withholdTax(gross, "FORTNIGHTLY", year) * 100;
      const found = findGross(net, "FORTNIGHTLY", parseDay("2026-08-01"))?.lowCents ?? 0;
      expect(Math.abs(found - gross)).toBeLessThanOrEqual(300);
    }
  });

  it("is not invented for a rhythm the schedules do not cover", () => {
    expect(findGross(240_000, "IRREGULAR", parseDay("2026-07-10"))).toBeNull();
    expect(findGross(240_000, "QUARTERLY", parseDay("2026-07-10"))).toBeNull();
  });
});
