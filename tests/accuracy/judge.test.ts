import { describe, expect, it } from "vitest";
import { averagePrecision, calibrationError, quantile } from "@/tests/accuracy/score/judge";

describe("the accuracy measures", () => {
  it("give an average precision of 1 to a perfect ranking, and less for each wrong answer ranked above a right answer", () => {
    const right = (confidence: number) => ({ confidence, right: true });
    const wrong = (confidence: number) => ({ confidence, right: false });
    expect(averagePrecision([right(0.9), right(0.8)], 2)).toBe(1);
    expect(averagePrecision([wrong(0.95), right(0.9), right(0.8)], 2)).toBeCloseTo((1 / 2 + 2 / 3) / 2);
    expect(averagePrecision([right(0.9)], 2)).toBe(0.5);
    expect(averagePrecision([], 0)).toBeNull();
  });

  it("treat equal confidences as one step, regardless of their order", () => {
    const tied = [
      { confidence: 0.9, right: true },
      { confidence: 0.9, right: false },
    ];
    expect(averagePrecision(tied, 1)).toBe(averagePrecision([...tied].reverse(), 1));
  });

  it("compute the calibration error as the mean distance between confidence and the share that is right", () => {
    const points = [true, true, true, false].map((right) => ({ confidence: 0.75, right }));
    expect(calibrationError(points)).toBeCloseTo(0);
    expect(calibrationError(points.map((point) => ({ ...point, right: false })))).toBeCloseTo(0.75);
  });

  it("return a quantile that is one of the listed values", () => {
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
    expect(quantile([], 0.5)).toBeNull();
  });
});
