/**
 * Property tests use the same cases in every run, so that results can be reproduced. PROPERTY_TIMES multiplies the
 * number of cases, and PROPERTY_SEED selects different ones.
 */
const SEED = Number(process.env.PROPERTY_SEED ?? 1);
const TIMES = Number(process.env.PROPERTY_TIMES ?? 1);

/** The options of `fc.assert`: `times` runs, multiplied by PROPERTY_TIMES, with the fixed seed. */
export function runs(times: number): { numRuns: number; seed: number } {
  return { numRuns: times * TIMES, seed: SEED };
}
