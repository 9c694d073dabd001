/** Order statistics of plain numbers. Every function takes an unsorted list and leaves it as it was. */

/** The middle value, the mean of the two middle ones for an even count; null for none. */
export function findMedian(values: readonly number[]): number | null {
  return findQuantile(values, 0.5);
}

/** From this many on, sorting them as plain numbers without a comparison is the quicker way. */
const TYPED_MIN = 64;

/** Linear interpolation between closest ranks, `share` from 0 to 1; null for none. */
export function findQuantile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null;
  const sorted =
    values.length < TYPED_MIN ? [...values].sort((a, b) => a - b) : Float64Array.from(values).sort();
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

export function toMean(values: readonly number[]): number {
  return values.length === 0 ? 0 : toSum(values) / values.length;
}

export function toSum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** Mean distance from the median. */
export function toMeanDeviation(values: readonly number[]): number {
  const centre = findMedian(values) ?? 0;
  return toMean(values.map((value) => Math.abs(value - centre)));
}

/** Population standard deviation. */
export function toStandardDeviation(values: readonly number[]): number {
  const mean = toMean(values);
  return Math.sqrt(toMean(values.map((value) => (value - mean) ** 2)));
}

/** A ratio held to four decimals, so that equal input prints equal text. */
export function toRatio(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;
}
