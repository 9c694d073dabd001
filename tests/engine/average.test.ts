import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

/** A household with a salary on the tenth of each month. The data begins in mid-month and ends with June. */
function salaried(): Household {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "4000.00");
  return home.monthly("2025-10-10", "2026-06-30", (on) =>
    home.row("everyday", on, "6000.00", "SALARY ACME WIDGETS"),
  );
}

describe("an average of whole calendar months", () => {
  const { period, income } = salaried().report();
  const monthly = income.streams[0]?.monthly;

  it("has the averaged months as its window, and not the whole period", () => {
    expect(period).toMatchObject({ from: "2025-10-10", to: "2026-06-30" });
    expect(monthly?.m3.window).toEqual({ from: "2026-04-01", to: "2026-06-30", days: 91 });
    expect(monthly?.m6.window).toEqual({ from: "2026-01-01", to: "2026-06-30", days: 181 });
  });

  it("uses the existing months if there are fewer than it needs", () => {
    const whole = { from: "2025-11-01", to: "2026-06-30", days: 242 };
    expect(monthly?.m12.window).toEqual(whole);
    expect(monthly?.median.window).toEqual(whole);
    expect(monthly?.trimmed.window).toEqual(whole);
  });

  it("does not change the mean over covered days, whose window is every covered day", () => {
    expect(monthly?.covered.window).toEqual({ from: "2025-10-10", to: "2026-06-30", days: 264 });
  });
});

it("an average of whole calendar months has no window if no month is complete", () => {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "4000.00");
  home.every(7, "2026-06-05", "2026-06-26", (on) => home.row("everyday", on, "900.00", "WAGES ACME WIDGETS"));
  const { m3 } = home.report().income.streams[0]?.monthly ?? {};
  expect(m3?.value).toBeNull();
  expect(m3?.window).toBeNull();
});
