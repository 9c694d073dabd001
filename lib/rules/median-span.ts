/** `count` is the number of times that a step took `seconds`. */
export type CountedSpan = { seconds: number; count: number };

/** The lower median of counted durations, in seconds; null if there are none. */
export function findMedianSpan(spans: readonly CountedSpan[]): number | null {
  const sorted = [...spans].sort((one, other) => one.seconds - other.seconds);
  const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
  let reached = 0;
  for (const { seconds, count } of sorted) {
    reached += count;
    if (count > 0 && reached >= half) return seconds;
  }
  return null;
}
