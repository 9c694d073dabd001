import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const BEFORE = ["812.35", "694.10", "758.80", "871.45", "694.10"];

/**
 * Returns the number of payments in each income stream. Wages are paid every week without a gap, but from March 2026
 * the payer has an unrelated name.
 */
function countsOf(before: readonly string[], after: readonly string[]): number[] {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.every(7, "2025-07-03", "2026-06-30", (on, index) => {
    const [name, amounts] =
      index < 35 ? ["WAGES CORVANE HOMECARE", before] : ["PAYROLL HALVORSEN GROUP", after];
    one.row("everyday", on, amounts[index % amounts.length] ?? "", `DIRECT CREDIT ${name}`);
  });
  return one.report().income.streams.map(({ count }) => count);
}

/**
 * Returns the number of payments in each income stream of casual pay. The pay comes every fortnight except in some
 * holidays, and the payer's name changes in March 2026.
 */
function casualCounts(before: string, after: string): number[] {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.every(14, "2025-07-03", "2026-06-30", (on, index) => {
    const isHoliday = [6, 7, 12, 13, 14, 18, 19].includes(index);
    if (!isHoliday)
      one.row("everyday", on, `${640 + ((index * 7) % 5) * 230}.15`, index < 18 ? before : after);
  });
  return one.report().income.streams.map(({ count }) => count);
}

describe("casual pay with holidays, under another name after one of them", () => {
  it("is one stream if every payment has one employee number of seven digits and the names share a word", () => {
    const before = "DIRECT CREDIT DEPT OF WATERWAYS 4471202 CASUAL";
    expect(casualCounts(before, "DIRECT CREDIT NSW WATERWAY 4471202 SALARY")).toEqual([19]);
  });

  it("is two streams if the names have no common word, or the numbers differ", () => {
    const before = "DIRECT CREDIT DEPT OF WATERWAYS 4471202 CASUAL";
    expect(casualCounts(before, "DIRECT CREDIT HALVORSEN COLLEGE 4471202 SALARY")).toHaveLength(2);
    expect(casualCounts(before, "DIRECT CREDIT NSW WATERWAY 9012347 SALARY")).toHaveLength(2);
  });
});

describe("wages that vary, continued under another name", () => {
  it("stay one stream if a payment under the new name repeats an earlier amount to the cent", () => {
    expect(countsOf(BEFORE, ["871.45", "702.30", "845.95", "694.10"])).toEqual([52]);
  });

  it("stay one stream if the new name has no word for wages, and back pay arrives under it", () => {
    const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    one.every(7, "2025-07-03", "2026-06-30", (on, index) => {
      const name = index < 35 ? "CORVANE HOMECARE WAGES" : "HALVORSEN GROUP SHARED SERVICES";
      one.row("everyday", on, BEFORE[index % BEFORE.length] ?? "", `DIRECT CREDIT ${name}`);
    });
    one.row("everyday", "2026-04-15", "1384.92", "DIRECT CREDIT HALVORSEN GROUP EB BACKPAY");
    expect(one.report().income.streams.map(({ code, count }) => [code, count])).toEqual([
      ["inc.salary.regular", 52],
      ["inc.salary.variable", 1],
    ]);
  });

  it("are a job change if no amount is repeated", () => {
    expect(countsOf(BEFORE, ["845.95", "702.30", "790.60", "718.25"])).toEqual([17, 35]);
  });

  it("are a job change if only round amounts are repeated", () => {
    expect(countsOf(["800.00", "694.10", "758.80"], ["800.00", "702.30", "845.95"])).toEqual([17, 35]);
  });
});

/** Returns the number of payments in each income stream. The pay is fortnightly, and its text changes in March 2026. */
function countPays(before: string, after: string, { from = "2026-03-19" } = {}): number[] {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.every(3, "2025-07-01", "2026-06-30", (on) => one.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
  one.every(14, "2025-07-03", "2026-06-30", (on, index) => {
    if (on < "2026-03-19") one.row("everyday", on, `${1_402 + ((index * 37) % 90)}.15`, before);
    if (on >= from) one.row("everyday", on, `${1_655 + ((index * 53) % 120)}.40`, after);
  });
  return one.report().income.streams.map(({ count }) => count);
}

describe("wages with an employee's number", () => {
  it("stay one stream under another name, with or without leading zeros", () => {
    expect(countPays("PAY 00518204-CORVANE FERRIES", "SALARY 518204-DEPT OF WATERWAYS")).toEqual([26]);
  });

  it("are two jobs if the numbers differ", () => {
    expect(countPays("PAY 518204-CORVANE FERRIES", "SALARY 661930-DEPT OF WATERWAYS")).toEqual([7, 19]);
  });

  it("are two jobs if both pay at the same time", () => {
    const counts = countPays("PAY 518204-CORVANE FERRIES", "SALARY 518204-DEPT OF WATERWAYS", {
      from: "2025-12-01",
    });
    expect(counts.toSorted((a, b) => a - b)).toEqual([15, 19]);
  });

  it("are two jobs if the number is the direct-entry number of a payroll bureau", () => {
    const counts = countPays(
      "Direct Credit 301500 CORVANE FERRIES PAY",
      "Direct Credit 301500 HALVORSEN SALARY",
    );
    expect(counts).toEqual([7, 19]);
  });
});

it("benefits of one kind stay one stream each if the agency abbreviates their names from some day on", () => {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.every(3, "2025-07-01", "2026-06-30", (on) => one.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
  one.every(14, "2025-07-08", "2026-06-30", (on) => {
    one.row(
      "everyday",
      on,
      "840.30",
      on < "2026-02-01" ? "CTRLINK CARER 402881" : "SERVICES AUST CAP 402881",
    );
  });
  one.every(14, "2025-07-10", "2026-06-30", (on) => {
    one.row(
      "everyday",
      on,
      "153.50",
      on < "2026-02-01" ? "CTRLINK CARER ALLW 402881" : "SERVICES AUST CDA 402881",
    );
  });
  const { streams } = one.report().income;
  expect(streams.map(({ code, count, status }) => [code, count, status])).toEqual([
    ["inc.gov.carer", 26, "ACTIVE"],
    ["inc.gov.carer", 26, "ACTIVE"],
  ]);
});
