/**
 * Property tests use the same cases in every run, so that results can be reproduced. PROPERTY_TIMES multiplies the
 * number of cases, and PROPERTY_SEED selects different ones.
 */
const SEED = Number(process.env.PROPERTY_SEED ?? 1);
const TIMES = Number(process.env.PROPERTY_TIMES ?? 1);

/** The number of runs of a property, for `fc.assert`. */
export function runs(times: number): { numRuns: number; seed: number } {
  return { numRuns: times * TIMES, seed: SEED };
}
