import { describe, expect, it } from "vitest";
import { generateHousehold, PERSONAS } from "@/tests/accuracy/generate/household";
import { averagePrecision, calibrationError, quantile } from "@/tests/accuracy/score/judge";
import { measure } from "@/tests/accuracy/score/measure";
import { toLines } from "@/tests/accuracy/score/table";

/** Floors and ceilings of a small run: well below what is published, so that only a real fall trips them. */
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
    leafByCount: 0.97,
    uncategorised: 0.03,
    labelPrecision: 0.98,
    debitCalibration: 0.04,
    creditCalibration: 0.05,
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
    leafByCount: 0.84,
    uncategorised: 0.1,
    labelPrecision: 0.97,
    debitCalibration: 0.045,
    creditCalibration: 0.05,
    sameBytes: 1,
    balances: 1,
    rowsRead: 1,
  },
};

describe("the engine on generated households", () => {
  it.each(["seen", "held-out"] as const)("keeps its floors on %s names", { timeout: 120_000 }, (pool) => {
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
});

describe("the measures", () => {
  it("average precision is one for a perfect ranking and falls with each wrong answer above a right one", () => {
    const right = (confidence: number) => ({ confidence, right: true });
    const wrong = (confidence: number) => ({ confidence, right: false });
    expect(averagePrecision([right(0.9), right(0.8)], 2)).toBe(1);
    expect(averagePrecision([wrong(0.95), right(0.9), right(0.8)], 2)).toBeCloseTo((1 / 2 + 2 / 3) / 2);
    expect(averagePrecision([right(0.9)], 2)).toBe(0.5);
    expect(averagePrecision([], 0)).toBeNull();
  });

  it("equal confidences are one step, in whatever order they stand", () => {
    const tied = [
      { confidence: 0.9, right: true },
      { confidence: 0.9, right: false },
    ];
    expect(averagePrecision(tied, 1)).toBe(averagePrecision([...tied].reverse(), 1));
  });

  it("calibration error is the mean distance of confidence from being right", () => {
    const points = [true, true, true, false].map((right) => ({ confidence: 0.75, right }));
    expect(calibrationError(points)).toBeCloseTo(0);
    expect(calibrationError(points.map((point) => ({ ...point, right: false })))).toBeCloseTo(0.75);
  });

  it("a quantile is a value of the list", () => {
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
    expect(quantile([], 0.5)).toBeNull();
  });
});
