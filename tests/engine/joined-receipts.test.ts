import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

/** Reads one credit and returns its row. */
function read(wording: string) {
  const [row] = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
    .row("everyday", "2026-03-02", "1812.40", wording, { type: "TRANSFER_INCOMING" })
    .report().transactions;
  return row;
}

describe("a receipt's number that the bank joins to the payer's name", () => {
  it.each([
    ["Salary - Salary Deposit - Receipt 397601ZORRIN TIMBER P L 00771 PAYROLL", "Zorrin Timber P L"],
    ["Salary - Salary Deposit - Receipt 397601 ZORRIN TIMBER P L", "Zorrin Timber"],
    ["Deposit - Receipt 397601ZORRIN TIMBER", "Zorrin Timber"],
  ])("is not part of the name: %s", (wording, name) => {
    expect(read(wording)?.name).toBe(name);
  });

  it("does not mix the pay of two employers", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    home.every(3, "2025-07-01", "2026-06-30", (on) => home.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
    const opening = "Salary - Salary Deposit - Receipt";
    home.every(7, "2025-07-02", "2026-06-30", (on, index) =>
      home.row(
        "everyday",
        on,
        `${1_110 + (index % 4) * 60}.30`,
        `${opening} ${311_204 + index * 7_919}CORVANE FREIGHT`,
      ),
    );
    home.every(14, "2025-07-03", "2026-06-30", (on, index) =>
      home.row("everyday", on, "2610.85", `${opening} ${402_117 + index * 6_151}TARVO P MACS0044120`),
    );
    const { streams } = home.report().income;
    const counted = streams.map(({ code, frequency, count }) => [code, frequency, count]);
    expect(counted.sort()).toEqual([
      ["inc.salary.regular", "FORTNIGHTLY", 26],
      ["inc.salary.regular", "WEEKLY", 52],
    ]);
  });
});
