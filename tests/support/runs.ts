/**
 * A suite says the same of the same code each time it runs, so the cases of a property are the same too. PROPERTY_TIMES makes
 * so many times as many of them, and PROPERTY_SEED others.
 */
const SEED = Number(process.env.PROPERTY_SEED ?? 1);
const TIMES = Number(process.env.PROPERTY_TIMES ?? 1);

/** How often a property is tried, for `fc.assert`. */
export function runs(times: number): { numRuns: number; seed: number } {
  return { numRuns: times * TIMES, seed: SEED };
}
