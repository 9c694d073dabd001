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

const USUAL = ["268.70", "238.90", "149.30", "223.90", "268.70", "238.90"];

/**
 * Returns, for a year of varying weekly pay, the monthly amount that the report selects and the monthly mean of the
 * pay, in cents. The weeks whose numbers are in `busy` pay $360.40.
 */
function monthlyOf(busy: readonly number[]) {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  let week = 0;
  let paidCents = 0;
  one.every(7, "2025-07-02", "2026-06-24", (on) => {
    const amount = busy.includes(week) ? "360.40" : (USUAL[week % USUAL.length] ?? "");
    paidCents += Math.round(Number(amount) * 100);
    one.row("everyday", on, amount, "WAGES TIDEWELL CATERING");
    week++;
  });
  const { value } = one.report().income.streams[0]?.monthly.selected ?? {};
  return { selected: value ?? 0, paid: (paidCents / 364) * (365.25 / 12) };
}

describe("weeks with far higher pay", () => {
  it("count in full if they are more than an eighth of the weeks, because the hours vary", () => {
    const { selected, paid } = monthlyOf([3, 4, 11, 18, 19, 25, 26, 33, 40, 41]);
    expect(Math.abs(selected / paid - 1)).toBeLessThan(0.01);
  });

  it("count in full if they are four of the last thirteen weeks, because the hours have risen", () => {
    const { selected, paid } = monthlyOf([40, 42, 45, 49]);
    expect(Math.abs(selected / paid - 1)).toBeLessThan(0.01);
    const spread = monthlyOf([4, 17, 30, 45]);
    expect(spread.selected).toBeLessThan(spread.paid * 0.995);
  });

  it("count at the usual amount if they are few, like a bonus", () => {
    const { selected, paid } = monthlyOf([11, 33]);
    expect(selected).toBeLessThan(paid * 0.995);
  });
});

describe("casual pay", () => {
  it("counts as irregular wages if one firm pays five times in ninety days", () => {
    expect(paid("DIRECT CREDIT 012345 TIDEWELL CATERING").streams).toMatchObject([
      { code: "inc.salary.regular", frequency: "IRREGULAR", count: 7, monthly: { rule: "A-COV" } },
    ]);
  });

  it("counts as irregular wages if one payer's uneven amounts repeat, however seldom it pays", () => {
    const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    const hours = ["665.68", "339.84", "339.84", "665.68", "501.76", "665.68", "501.76"];
    const days = [
      "2025-08-21",
      "2025-09-12",
      "2025-11-20",
      "2025-12-27",
      "2026-02-15",
      "2026-04-19",
      "2026-06-14",
    ];
    for (const [index, on] of days.entries())
      one.row("everyday", on, hours[index] ?? "", "DEPOSIT ZORRIN FIRST AID TRG", { apcaNumber: "444563" });
    expect(one.report().income.streams).toMatchObject([
      { code: "inc.salary.regular", frequency: "IRREGULAR", count: 7, monthly: { rule: "A-COV" } },
    ]);
    const claims = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    for (const [index, on] of days.entries())
      claims.row("everyday", on, `${331 + index * 57}.20`, "DEPOSIT ZORRIN FIRST AID TRG", {
        apcaNumber: "444563",
      });
    expect(claims.report().income.streams).toEqual([]);
  });

  it("counts as wages although the usual pay of a short shift is too small for a cadence", () => {
    const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    const shifts = ["95.70", "127.60", "95.70", "63.80", "95.70", "191.40"];
    one.every(7, "2026-01-08", "2026-06-25", (on, index) =>
      one.row("everyday", on, shifts[index % shifts.length] ?? "", "DIRECT CREDIT TIDEWELL SERVICES PL"),
    );
    expect(one.report().income.streams).toMatchObject([{ code: "inc.salary.regular", frequency: "WEEKLY" }]);
  });

  it("is never inferred from a person or from a transfer without a firm's name", () => {
    expect(paid("OSKO PAYMENT FROM SARAH JONES").streams).toEqual([]);
    expect(paid("Transfer from xx1234").streams).toEqual([]);
  });
});
