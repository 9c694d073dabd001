import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const BEFORE = ["812.35", "694.10", "758.80", "871.45", "694.10"];

/** Weekly wages under one name until March 2026, then without a gap under a name that shares no word with it. */
function countsOf(before: readonly string[], after: readonly string[]): number[] {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.every(7, "2025-07-03", "2026-06-30", (on, index) => {
    const [name, amounts] =
      index < 35 ? ["WAGES CORVANE HOMECARE", before] : ["PAYROLL HALVORSEN GROUP", after];
    one.row("everyday", on, amounts[index % amounts.length] ?? "", `DIRECT CREDIT ${name}`);
  });
  return one.report().income.streams.map(({ count }) => count);
}

describe("wages that vary, continued under another name", () => {
  it("stay one stream if a payment under the new name repeats an earlier amount to the cent", () => {
    expect(countsOf(BEFORE, ["871.45", "702.30", "845.95", "694.10"])).toEqual([52]);
  });

  it("are a job change if no amount is repeated", () => {
    expect(countsOf(BEFORE, ["845.95", "702.30", "790.60", "718.25"])).toEqual([17, 35]);
  });

  it("are a job change if only round amounts are repeated", () => {
    expect(countsOf(["800.00", "694.10", "758.80"], ["800.00", "702.30", "845.95"])).toEqual([17, 35]);
  });
});
