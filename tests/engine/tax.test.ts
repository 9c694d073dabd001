import { describe, expect, it } from "vitest";
import { addDays, parseDay } from "@/lib/engine/calendar/day";
import type { PayCycle } from "@/lib/engine/streams/frequency";
import { findGross } from "@/lib/engine/tax/find-gross";
import { toTaxYear } from "@/lib/engine/tax/tax-year";
import { withholdStudyLoan, withholdTax } from "@/lib/engine/tax/withhold";
import { TAX_YEARS } from "@/lib/engine/tax/withholding-table";
import { readWithholding } from "@/scripts/generate/tables/withholding";

const year = toTaxYear(parseDay("2026-07-01"));

describe("PAYG withholding", () => {
  it.each<[PayCycle, number, number]>([
    ["WEEKLY", 563.6, 33],
    ["FORTNIGHTLY", 989.8, 40],
    ["MONTHLY", 4311.68, 589],
    ["WEEKLY", 1000, 138],
    ["WEEKLY", 2000, 459],
    ["MONTHLY", 5400.33, 940],
    ["FORTNIGHTLY", 1000, 42],
  ])("in 2026-27, scale 2: %s %d withholds %d", (frequency, gross, tax) => {
    expect(withholdTax(Math.round(gross * 100), frequency, year)).toBe(tax);
  });

  it.each<[PayCycle, number, number]>([
    ["WEEKLY", 2608.36, 193],
    ["FORTNIGHTLY", 4409.75, 260],
    ["WEEKLY", 2000, 100],
    ["WEEKLY", 1300, 0],
  ])("in 2026-27, study loan: %s %d withholds %d more", (frequency, gross, tax) => {
    expect(withholdStudyLoan(Math.round(gross * 100), frequency, year)).toBe(tax);
  });

  it("uses the tables of the year in which the pay was paid", () => {
    expect(toTaxYear(parseDay("2026-06-30")).name).toBe("2025-26");
    expect(toTaxYear(parseDay("2026-07-01")).name).toBe("2026-27");
    expect(withholdTax(100_000, "WEEKLY", toTaxYear(parseDay("2026-06-30")))).toBe(143);
    expect(toTaxYear(parseDay("2031-01-01")).name).toBe("2026-27");
  });
});

describe("PAYG withholding in earlier years", () => {
  const year2025 = toTaxYear(parseDay("2026-03-01"));

  it.each<[PayCycle, number, number]>([
    ["WEEKLY", 1000, 143],
    ["WEEKLY", 1500, 304],
    ["FORTNIGHTLY", 720, 0],
  ])("in 2025-26, scale 2: %s %d withholds %d", (frequency, gross, tax) => {
    expect(withholdTax(gross * 100, frequency, year2025)).toBe(tax);
  });

  it("takes 32 of 1,500 a week for a study loan from 24 September 2025, and is unknown before", () => {
    expect(withholdStudyLoan(150_000, "WEEKLY", year2025)).toBe(32);
    expect(withholdStudyLoan(150_000, "WEEKLY", toTaxYear(parseDay("2025-09-24")))).toBe(32);
    const before = findGross(240_000, "FORTNIGHTLY", parseDay("2025-09-23"));
    expect(before?.highCents).toBe(before?.lowCents);
    expect(before?.note).toContain("not in our tables");
  });

  it("is the same in 2024-25 and 2025-26, and has one table for every day", () => {
    for (const gross of [40_000, 70_000, 90_000, 150_000, 300_000, 500_000])
      expect(withholdTax(gross, "WEEKLY", toTaxYear(parseDay("2024-07-01")))).toBe(
        withholdTax(gross, "WEEKLY", year2025),
      );
    for (const [index, held] of TAX_YEARS.entries()) {
      const before = TAX_YEARS[index - 1];
      if (before) expect(addDays(before.to, 1)).toBe(held.from);
    }
  });
});

describe("gross pay", () => {
  it.each(["WEEKLY", "FORTNIGHTLY", "FOUR_WEEKLY", "SEMI_MONTHLY", "MONTHLY"] as const)(
    "%s: gives the observed net pay after withholding, to within a few dollars of rounding",
    (frequency) => {
      for (const on of ["2024-12-01", "2026-01-15", "2026-08-15"]) {
        const table = toTaxYear(parseDay(on));
        for (let net = 30_013; net < 900_000; net += 18_731) {
          const gross = findGross(net, frequency, parseDay(on));
          const low = gross?.lowCents ?? 0;
          const high = gross?.highCents ?? 0;
          expect(Math.abs(low - withholdTax(low, frequency, table) * 100 - net)).toBeLessThanOrEqual(500);
          const study = withholdStudyLoan(high, frequency, table);
          // From the third threshold on, the study loan takes a percentage of all income, so repayments jump there. No
          // gross pay results in a net amount inside the jump.
          expect(
            Math.abs(high - (withholdTax(high, frequency, table) + study) * 100 - net),
          ).toBeLessThanOrEqual(700);
          expect(high).toBeGreaterThanOrEqual(low);
        }
      }
    },
  );

  it.each([
    ["FORTNIGHTLY", 240_000, 299_600, 308_600],
    ["MONTHLY", 650_000, 840_200, 913_900],
  ] as const)("is, for %s net pay of %d, between %d and %d", (frequency, net, low, high) => {
    expect(findGross(net, frequency, parseDay("2026-07-10"))).toMatchObject({
      lowCents: low,
      highCents: high,
      taxYear: "2026-27",
    });
  });

  it("is the pay that leaves the observed net pay after withholding", () => {
    for (let gross = 40_000; gross < 1_000_000; gross += 7_300) {
      const net = gross - withholdTax(gross, "FORTNIGHTLY", year) * 100;
      const found = findGross(net, "FORTNIGHTLY", parseDay("2026-08-01"))?.lowCents ?? 0;
      expect(Math.abs(found - gross)).toBeLessThanOrEqual(300);
    }
  });

  it("is not calculated for a frequency that the schedules do not cover", () => {
    expect(findGross(240_000, "IRREGULAR", parseDay("2026-07-10"))).toBeNull();
    expect(findGross(240_000, "QUARTERLY", parseDay("2026-07-10"))).toBeNull();
  });
});

describe("readWithholding", () => {
  const HEADER = "schedule,valid_from,valid_to,below,a,b,source,date";
  const row = (text: string) => `${text},ATO,2026-11-21`;
  const read = (...rows: string[]) =>
    readWithholding({ name: "withholding.csv", text: [HEADER, ...rows.map(row)].join("\n") });

  it("splits the days when a schedule or tax year begins, and has no study loan if no table exists", () => {
    const periods = read(
      "tax,2024-07-01,2026-06-30,361,0,0",
      "tax,2024-07-01,2026-06-30,,0.16,57.8462",
      "study-loan,2025-09-24,2026-06-30,,0.15,193.2692",
    );
    expect(periods.map(({ name, from, to, study }) => [name, from, to, study?.length ?? 0])).toEqual([
      ["2024-25", "2024-07-01", "2025-06-30", 0],
      ["2025-26", "2025-07-01", "2025-09-23", 0],
      ["2025-26", "2025-09-24", "2026-06-30", 1],
    ]);
  });

  it.each([
    ["levy,2024-07-01,2026-06-30,,0,0", "line 2, schedule: levy is not a schedule"],
    ["tax,2024-07-01,2024-06-30,,0,0", "line 2, valid_to: 2024-06-30 is before 2024-07-01"],
    ["tax,2024-07-01,soon,,0,0", "line 2, valid_to: soon is not a date"],
    ["tax,2024-07-01,2026-06-30,,16 %,0", "line 2, a: 16 % is not a number"],
    [
      "tax,2024-07-01,2026-06-30,361,0,0",
      "line 2, below: the last band of the schedule that begins here must have no limit",
    ],
  ])("refuses %s with the line, column and reason", (text, fault) => {
    expect(() => read(text)).toThrow(`withholding.csv, ${fault}`);
  });

  it("refuses bands that do not rise, and days that belong to two schedules", () => {
    const first = ["tax,2024-07-01,2026-06-30,500,0,0", "tax,2024-07-01,2026-06-30,400,0.1,1"];
    expect(() => read(...first)).toThrow(
      "line 3, below: the limit must be above the limit of the previous band",
    );
    expect(() => read("tax,2024-07-01,2026-06-30,,0,0", "tax,2026-06-30,2027-06-30,,0,0")).toThrow(
      "line 3, valid_from: the days overlap another tax schedule (withholding.csv, line 2)",
    );
  });
});
