// Statistics of plain numbers. A list may be unsorted, and no function changes it.

/** The median: the middle value, or the mean of the two middle values; null for an empty list. */
export function findMedian(values: readonly number[]): number | null {
  return findQuantile(values, 0.5);
}

/**
 * Lists of at most this many values are sorted in one array that is used again each time. A report sorts thousands of
 * short lists, and a new array for each takes longer than sorting it.
 */
const SHORT_MAX = 64;
const shortList = new Float64Array(SHORT_MAX);

/** The values in ascending order. The result is valid only until the next call. */
function inOrder(values: readonly number[]): Float64Array {
  const { length } = values;
  if (length > SHORT_MAX) return new Float64Array(values).sort();
  for (let index = 0; index < length; index++) {
    const value = values[index] ?? 0;
    let at = index;
    for (; at > 0 && (shortList[at - 1] ?? 0) > value; at--) shortList[at] = shortList[at - 1] ?? 0;
    shortList[at] = value;
  }
  return shortList;
}

/** The quantile at `share` (0 to 1), by linear interpolation between the closest ranks; null for an empty list. */
export function findQuantile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null;
  const sorted = inOrder(values);
  const position = (values.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (above - below) * (position - Math.floor(position));
}

/** The arithmetic mean; 0 for an empty list. */
export function toMean(values: readonly number[]): number {
  return values.length === 0 ? 0 : toSum(values) / values.length;
}

/** The sum; 0 for an empty list. */
export function toSum(values: readonly number[]): number {
  let total = 0;
  for (let index = 0; index < values.length; index++) total += values[index] ?? 0;
  return total;
}

/** The mean distance from the median. */
export function toMeanDeviation(values: readonly number[]): number {
  const centre = findMedian(values) ?? 0;
  return toMean(values.map((value) => Math.abs(value - centre)));
}

/** Population standard deviation. */
export function toStandardDeviation(values: readonly number[]): number {
  const mean = toMean(values);
  return Math.sqrt(toMean(values.map((value) => (value - mean) ** 2)));
}

/** A ratio rounded to four decimals; null if the whole is 0. */
export function toRatio(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;
}
