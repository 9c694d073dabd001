import { expect, it } from "vitest";
import { generateHousehold, PERSONAS } from "@/tests/accuracy/generate/household";
import { measure } from "./measure";
import { toLines } from "./table";

/**
 * Limits for a small run. They are well below the published results, so only a real regression fails them. Confidence
 * is calibrated on unseen statements, which are harder than these households, so here the confidence is too low.
 */
const LIMITS: Readonly<Record<"seen" | "held-out", Readonly<Record<string, number>>>> = {
  seen: {
    incomePrecision: 0.985,
    incomeRecall: 0.985,
    salaryAp: 0.96,
    frequency: 0.97,
    incomeErrorMedian: 0.003,
    incomeErrorP95: 0.03,
    transferPrecision: 0.995,
    transferRecall: 0.98,
    groupByValue: 0.965,
    groupByCount: 0.975,
    categoryByCount: 0.97,
    uncategorised: 0.03,
    labelPrecision: 0.98,
    debitCalibration: 0.04,
    creditCalibration: 0.07,
    sameBytes: 1,
    balances: 1,
    rowsRead: 1,
  },
  "held-out": {
    incomePrecision: 0.98,
    incomeRecall: 0.97,
    salaryAp: 0.92,
    frequency: 0.96,
    incomeErrorMedian: 0.003,
    incomeErrorP95: 0.06,
    transferPrecision: 0.995,
    transferRecall: 0.98,
    groupByValue: 0.88,
    groupByCount: 0.85,
    categoryByCount: 0.84,
    uncategorised: 0.1,
    labelPrecision: 0.97,
    debitCalibration: 0.045,
    creditCalibration: 0.07,
    sameBytes: 1,
    balances: 1,
    rowsRead: 1,
  },
};

/** Defines a test that the engine meets the limits on every persona with names from this pool. */
export function testFloors(pool: keyof typeof LIMITS): void {
  it(`meets its limits on ${pool} names`, { timeout: 300_000 }, () => {
    const tally = measure(PERSONAS, 1, (persona, seed) => generateHousehold(persona, seed, pool));
    const lines = new Map(toLines(tally).map((line) => [line.id, line]));
    const fallen = Object.entries(LIMITS[pool]).flatMap(([id, limit]) => {
      const line = lines.get(id);
      if (!line || line.value === null) return [`${id} was not measured`];
      const isKept = line.good === "ABOVE" ? line.value >= limit : line.value <= limit;
      return isKept ? [] : [`${id} is ${line.value.toFixed(4)}, limit ${limit}`];
    });
    expect(fallen).toEqual([]);
  });
}
