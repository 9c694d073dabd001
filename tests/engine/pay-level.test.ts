import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const FROM = "2025-07-03";
const TO = "2026-06-30";
const USUAL_CENTS = 240_013;

/**
 * Pays a household fortnightly for a year: 26 payments, the last on 18 June 2026. `centsOf` gets the number of payments
 * that follow: 25 for the first, 0 for the last. Returns the monthly income and the payments that the report lists as
 * outliers.
 */
function paid(centsOf: (fromLast: number) => number, pay = "WAGES TIDEWATER PILOTAGE") {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.every(3, FROM, TO, (on) => one.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
  one.every(14, FROM, TO, (on, index) => {
    const cents = centsOf(25 - index);
    one.row("everyday", on, (cents / 100).toFixed(2), pay, { apcaNumber: "410221" });
  });
  const { streams, totals } = one.report().income;
  return {
    monthlyCents: totals.netMonthly.value,
    listed: streams.flatMap(({ outliers }) => outliers.map(({ amountCents }) => amountCents)),
  };
}

const toMonthly = (cents: number) => Math.floor((cents * 26) / 12 + 0.5);
const times = (share: number) => Math.round(USUAL_CENTS * share);

describe("the current level of a pay", () => {
  for (const share of [1.1, 1.2, 1.3, 1.6, 0.7])
    for (const pays of [3, 4, 7, 12])
      it(`is the new amount after ${pays} pays at ${share} times the old pay`, () => {
        const { monthlyCents, listed } = paid((fromLast) => (fromLast < pays ? times(share) : USUAL_CENTS));
        expect(monthlyCents).toBe(toMonthly(times(share)));
        expect(listed).toEqual([]);
      });

  for (const pays of [1, 2])
    it(`excludes ${pays} of the last pays if they are far above the usual, and lists them`, () => {
      const { monthlyCents, listed } = paid((fromLast) => (fromLast < pays ? times(1.4) : USUAL_CENTS));
      expect(monthlyCents).toBe(toMonthly(USUAL_CENTS));
      expect(listed).toEqual(new Array(pays).fill(times(1.4)));
    });

  it("excludes one bonus after the rise, and lists it", () => {
    const cents = (fromLast: number) => (fromLast === 2 ? times(3) : fromLast < 6 ? times(1.3) : USUAL_CENTS);
    expect(paid(cents)).toEqual({ monthlyCents: toMonthly(times(1.3)), listed: [times(3)] });
  });

  it("excludes back pay that arrives with the rise, and lists it", () => {
    const cents = (fromLast: number) =>
      fromLast === 5 ? times(2.5) : fromLast < 5 ? times(1.3) : USUAL_CENTS;
    expect(paid(cents)).toEqual({ monthlyCents: toMonthly(times(1.3)), listed: [times(2.5)] });
  });

  it("excludes higher pay that has ended", () => {
    const cents = (fromLast: number) => (fromLast >= 6 && fromLast < 9 ? times(1.4) : USUAL_CENTS);
    expect(paid(cents).monthlyCents).toBe(toMonthly(USUAL_CENTS));
  });

  it("is unchanged by three high payments of very different amounts", () => {
    const shares = [1.4, 3, 5.5];
    const { monthlyCents, listed } = paid((fromLast) =>
      fromLast < 3 ? times(shares[fromLast] ?? 1) : USUAL_CENTS,
    );
    expect(monthlyCents).toBe(toMonthly(USUAL_CENTS));
    expect(listed).toHaveLength(3);
  });

  it("is the amount after the rise for a pension", () => {
    const rate = (fromLast: number) => (fromLast < 5 ? times(1.3) : USUAL_CENTS);
    expect(paid(rate, "CENTRELINK AGE PENSION").monthlyCents).toBe(toMonthly(times(1.3)));
  });

  it("is the amount since a return to full hours three months ago, although both varied", () => {
    const cents = (fromLast: number) => times((fromLast < 9 ? 1 : 0.4) + ((fromLast * 7) % 5) / 40);
    const { monthlyCents } = paid(cents);
    expect(monthlyCents).toBeGreaterThanOrEqual(toMonthly(times(1)));
    expect(monthlyCents).toBeLessThanOrEqual(toMonthly(times(1.1)));
  });

  it("is the amount since a rise two months ago, if every payment since is above every earlier one", () => {
    const cents = (fromLast: number) => times((fromLast < 6 ? 1 : 0.82) + ((fromLast * 7) % 5) / 50);
    const { monthlyCents } = paid(cents);
    expect(monthlyCents).toBeGreaterThanOrEqual(toMonthly(times(1)));
    expect(monthlyCents).toBeLessThanOrEqual(toMonthly(times(1.1)));
  });

  it("is the mean if a payment since the rise is as low as before", () => {
    const cents = (fromLast: number) =>
      times((fromLast < 6 && fromLast !== 2 ? 1 : 0.82) + ((fromLast * 7) % 5) / 50);
    expect(paid(cents).monthlyCents).toBeLessThan(toMonthly(times(0.95)));
  });

  it("is the mean for casual shifts, although the last three were among the longest", () => {
    const shifts = [1, 1, 1, 0.5, 1, 0.5, 0.6, 1, 0.5, 0.5, 0.6, 1, 0.6];
    const cents = (fromLast: number) => times(shifts[fromLast % shifts.length] ?? 1);
    const { monthlyCents } = paid(cents);
    expect(monthlyCents).toBeLessThan(toMonthly(times(0.8)));
    expect(monthlyCents).toBeGreaterThan(toMonthly(times(0.7)));
  });
});
