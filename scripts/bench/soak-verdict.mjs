/** Milliseconds after which growth is judged, because caches and heaps fill in the first minutes. */
const JUDGED_FROM_MS = 10 * 60_000;
/**
 * The median memory of the last third of the run may exceed the median of the middle third by this fraction. Garbage
 * collection is irregular, so memory varies even without a leak.
 */
const GROWTH_MAX = 0.05;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Judges a memory curve. Compares its highest value with the ceiling and, if the run was long enough, the median of its
 * last third with that of its middle third. Returns the verdict with the figures.
 */
export function judgeMemory(samples, ceilingMb) {
  const values = samples.map(({ memoryMb }) => memoryMb);
  const third = Math.floor(values.length / 3);
  const [middle, last] = [values.slice(third, 2 * third), values.slice(2 * third)].map(median);
  const highest = Math.max(...values);
  const isLow = highest <= ceilingMb;
  const isLong = samples.at(-1).atMs - samples[0].atMs >= JUDGED_FROM_MS * 0.95;
  const isFlat = last <= middle * (1 + GROWTH_MAX);
  const height = `Highest ${highest.toFixed(0)} MB, ${isLow ? "under" : "ABOVE"} the ceiling of ${ceilingMb} MB.`;
  const thirds = `Median of the middle third ${middle.toFixed(0)} MB, of the last ${last.toFixed(0)} MB`;
  const verdict = isLong ? (isFlat ? "flat" : "GROWING") : "the run was too short to show growth";
  return { isGood: isLow && (isFlat || !isLong), words: `${height} ${thirds}: ${verdict}.` };
}
