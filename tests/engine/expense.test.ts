import { describe, expect, it } from "vitest";
import { categoryOf, Household } from "@/tests/engine/household";

/** A household with weekly groceries from the day `from`, so that the account counts as active from then on. */
function shopper(from: string) {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  return one.every(7, from, "2026-06-30", (on) =>
    one.row("everyday", on, "-140.00", "WOOLWORTHS 1234 BONDI"),
  );
}

describe("a bill with a cycle longer than the data", () => {
  it("counts at the usual cycle of its kind, and is marked as an estimate", () => {
    const report = shopper("2026-04-15")
      .row("everyday", "2026-05-12", "-1200.00", "BPAY NRMA CAR INSURANCE")
      .row("everyday", "2026-05-20", "-390.00", "BPAY SYDNEY WATER")
      .report();
    expect(categoryOf(report, "tra.car_insurance")?.monthly).toMatchObject({
      rule: "A-ANN",
      selected: {
        value: 10_000,
        quality: "ESTIMATED",
        note: "1 bill seen only once, assumed to repeat at the usual cycle of such bills",
      },
    });
    // The data covers 77 days, which is less than a quarter, so the engine assumes four such bills a year: 390.00 × 4 ÷
    // 12 = 130.00.
    expect(categoryOf(report, "hou.rates_water")?.monthly.selected.value).toBe(13_000);
  });

  it("is averaged over the days if the days cover its cycle", () => {
    const report = shopper("2025-07-01")
      .row("everyday", "2026-05-20", "-390.00", "BPAY SYDNEY WATER")
      .report();
    expect(categoryOf(report, "hou.rates_water")?.monthly).toMatchObject({
      rule: "A-COV",
      selected: { value: Math.round((39_000 / 365) * 30.4375) },
    });
  });

  it("is averaged if it is small, while a monthly premium stays monthly", () => {
    const report = shopper("2026-05-01")
      .row("everyday", "2026-05-12", "-98.00", "BPAY NRMA CAR INSURANCE")
      .report();
    expect(categoryOf(report, "tra.car_insurance")?.monthly.rule).toBe("A-COV");
  });
});

describe("an expense group", () => {
  it("contains the averages of all its rows, and its regular payments", () => {
    const one = shopper("2025-07-01");
    one.monthly("2025-07-14", "2026-06-30", (on) => one.row("everyday", on, "-16.99", "NETFLIX.COM"));
    one.monthly("2025-07-20", "2026-06-30", (on) => one.row("everyday", on, "-89.00", "TELSTRA MOBILE"));
    const group = one.report().expenses.groups.find(({ code }) => code === "com");
    expect(group?.monthly.value).toBe(1_699 + 8_900);
    expect(group?.averages).toMatchObject({
      m3: { value: 10_599 },
      median: { value: 10_599 },
      stream: { value: 10_599 },
      annualised: { value: null },
    });
  });
});

describe("the rent", () => {
  it("is one contract, counted once, even if the name of the payee changes each month", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "500.00");
    home.every(14, "2025-07-04", "2026-06-30", (on, index) => {
      const name = index % 3 === 0 ? "RAY WHITE RENT" : index % 3 === 1 ? "LJ HOOKER RENT" : "RENT";
      home.row("everyday", on, "-1000.00", `DIRECT DEBIT ${name}`);
    });
    expect(categoryOf(home.report(), "hou.rent")?.monthly.selected).toMatchObject({
      value: Math.round((100_000 * 26) / 12),
      formula: "A-STREAM",
    });
  });
});
