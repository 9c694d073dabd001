import { describe, expect, it } from "vitest";
import type { CashflowMonth } from "@/lib/engine/document";
import { buildRanges, spansOf } from "@/lib/engine/figures/range";
import { sandboxReport } from "@/tests/support/sandbox-report";

const KNOWN = {
  incomeNet: { value: 1 },
  living: { value: 1 },
  commitments: { value: 1 },
  surplus: { value: 1 },
};

/**
 * Returns months with these incomes, each with 100.00 of living expenses and 10.00 of commitments. The first month is
 * only partly covered.
 */
function makeMonths(...incomes: number[]): CashflowMonth[] {
  return incomes.map((incomeCents, at) => ({
    month: `2026-${String(at + 1).padStart(2, "0")}`,
    partial: at === 0,
    incomeCents,
    essentialCents: 6_000,
    discretionaryCents: 4_000,
    commitmentsCents: 1_000,
    otherCents: 0,
    netCents: 0,
    closingBalanceCents: null,
  }));
}

/** Joan has a pension and no commitments. */
const full = sandboxReport("joan").summary.ranges;
const insight = sandboxReport("joan", { profile: "insight" }).summary.ranges;

describe("the range of a headline figure", () => {
  it("is the lowest and highest average of the last 3, 6 and all whole months, up to twelve", () => {
    const { incomeNet, living, surplus } = buildRanges(
      makeMonths(999_999, 10_000, 20_000, 30_000, 30_000, 30_000, 60_000, 60_000, 60_000),
      KNOWN,
    );
    // Averages of the last 3 whole months: 60,000; of the last 6: 45,000; of all 8: 37,500.
    expect(incomeNet).toEqual({
      lowCents: 37_500,
      highCents: 60_000,
      basis: "AVERAGES",
      wholeMonths: 8,
      formula: "S-RANGE",
    });
    expect(living).toMatchObject({ lowCents: 10_000, highCents: 10_000 });
    expect(surplus).toMatchObject({ lowCents: 26_500, highCents: 49_000 });
  });

  it("is the lowest and highest month if there are three to five months, and absent if there are fewer", () => {
    expect(buildRanges(makeMonths(1, 10_000, 30_000, 20_000), KNOWN).incomeNet).toMatchObject({
      lowCents: 10_000,
      highCents: 30_000,
      basis: "MONTHS",
      wholeMonths: 3,
    });
    expect(buildRanges(makeMonths(1, 10_000, 30_000), KNOWN).incomeNet).toBeNull();
  });

  it("is absent for an unavailable figure, and covers at most twelve months", () => {
    expect(buildRanges(makeMonths(1, 2, 3, 4), { ...KNOWN, living: { value: null } }).living).toBeNull();
    expect(spansOf(12)).toEqual([3, 6, 12]);
    expect(spansOf(6)).toEqual([3, 6]);
    const long = makeMonths(...Array.from({ length: 20 }, () => 5_000));
    expect(buildRanges(long, KNOWN).incomeNet?.wholeMonths).toBe(12);
  });

  it("is in whole tens of dollars in the insight profile, and absent if a part of the surplus is absent", () => {
    expect(full.living?.lowCents).not.toBe(insight.living?.lowCents);
    expect((insight.living?.lowCents ?? 1) % 1_000).toBe(0);
    expect((insight.living?.highCents ?? 1) % 1_000).toBe(0);
    expect(full.surplus).not.toBeNull();
    expect([insight.commitments, insight.surplus]).toEqual([null, null]);
  });
});
