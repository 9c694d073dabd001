import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const SHIFTS = [
  "2026-04-02",
  "2026-04-09",
  "2026-04-13",
  "2026-04-27",
  "2026-05-11",
  "2026-05-15",
  "2026-06-04",
];

function paid(wording: string) {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  for (const [index, on] of SHIFTS.entries()) one.row("everyday", on, `${310 + index * 45}.20`, wording);
  return one.report().income;
}

describe("casual pay", () => {
  it("counts as irregular wages if one firm pays five times in ninety days", () => {
    expect(paid("DIRECT CREDIT 012345 TIDEWELL CATERING").streams).toMatchObject([
      { code: "inc.salary.regular", frequency: "IRREGULAR", count: 7, monthly: { rule: "A-COV" } },
    ]);
  });

  it("is never inferred from a person or from a transfer without a firm's name", () => {
    expect(paid("OSKO PAYMENT FROM SARAH JONES").streams).toEqual([]);
    expect(paid("Transfer from xx1234").streams).toEqual([]);
  });
});
