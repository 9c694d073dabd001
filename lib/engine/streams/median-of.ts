import { findMedian } from "@/lib/engine/figures/statistics";
import type { FoundStream } from "@/lib/engine/streams/find-streams";

const medians = new WeakMap<FoundStream, number>();

/**
 * The median amount of a stream in signed cents. Cached, because each row of the stream needs it when it is
 * categorised.
 */
export function medianOf(stream: FoundStream): number {
  const known = medians.get(stream);
  if (known !== undefined) return known;
  const median = findMedian(stream.rows.map((row) => row.cents)) ?? 0;
  medians.set(stream, median);
  return median;
}
