import { toCreditCategory } from "@/lib/engine/categories/credits";
import { groupOf } from "@/lib/engine/categories/taxonomy";
import type { Judged } from "@/tests/accuracy/score/join";

/** `right` answers out of `of`, which may be 0. */
export type Share = { right: number; of: number };

export const newShare = (): Share => ({ right: 0, of: 0 });

export function count(share: Share, isRight: boolean, weight = 1): void {
  share.of += weight;
  if (isRight) share.right += weight;
}

export function rateOf(share: Share): number | null {
  return share.of === 0 ? null : share.right / share.of;
}

/** True if the report counts the row as income, because of its category. */
export function saidIncome({ said }: Judged): boolean {
  return (
    said.amountCents > 0 &&
    toCreditCategory(said.code).code === said.code &&
    toCreditCategory(said.code).treatment === "INCOME"
  );
}

export function isCategoryRight({ truth, said }: Judged): boolean {
  return said.code === truth.code || truth.also.includes(said.code);
}

export function isGroupRight({ truth, said }: Judged): boolean {
  return [truth.code, ...truth.also].some((code) => groupOf(code) === groupOf(said.code));
}

/**
 * The expected calibration error over ten bins: the mean difference between confidence and the fraction that is
 * right.
 */
export function calibrationError(points: readonly { confidence: number; right: boolean }[]): number | null {
  if (points.length === 0) return null;
  const bins = Array.from({ length: 10 }, () => ({ count: 0, confidence: 0, right: 0 }));
  for (const point of points) {
    const bin = bins[Math.min(9, Math.floor(point.confidence * 10))];
    if (!bin) continue;
    bin.count += 1;
    bin.confidence += point.confidence;
    if (point.right) bin.right += 1;
  }
  return bins.reduce((sum, bin) => sum + Math.abs(bin.confidence - bin.right), 0) / points.length;
}

/**
 * Average precision of a ranking: the sum of the precisions at each right answer, divided by the number of right
 * answers that exist. Answers of equal confidence are counted together, so their order has no effect.
 */
export function averagePrecision(
  ranked: readonly { confidence: number; right: boolean }[],
  total: number,
): number | null {
  if (total === 0) return null;
  const steps = new Map<number, { right: number; count: number }>();
  for (const { confidence, right } of ranked) {
    const step = steps.get(confidence) ?? { right: 0, count: 0 };
    step.count += 1;
    if (right) step.right += 1;
    steps.set(confidence, step);
  }
  let seen = 0;
  let right = 0;
  let sum = 0;
  for (const [, step] of [...steps].sort(([a], [b]) => b - a)) {
    seen += step.count;
    right += step.right;
    sum += step.right * (right / seen);
  }
  return sum / total;
}

/** The value below which the fraction `share` of the list lies; null if the list is empty. */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? null;
}
