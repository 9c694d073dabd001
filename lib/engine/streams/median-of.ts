import { findMedian } from "@/lib/engine/figures/statistics";
import type { FoundStream } from "@/lib/engine/streams/find-streams";

const medians = new WeakMap<FoundStream, number>();

/** The middle amount of a stream in signed cents, worked out once: its rows are categorised one by one, and each one asks. */
export function medianOf(stream: FoundStream): number {
  const known = medians.get(stream);
  if (known !== undefined) return known;
  const median = findMedian(stream.rows.map((row) => row.cents)) ?? 0;
  medians.set(stream, median);
  return median;
}
