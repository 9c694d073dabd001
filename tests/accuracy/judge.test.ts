import { describe, expect, it } from "vitest";
import { averagePrecision, calibrationError, quantile } from "@/tests/accuracy/score/judge";

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
