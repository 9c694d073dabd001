import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { afterAll, beforeAll } from "vitest";

const TIMES = 20;

/**
 * Shortens the product's waits, such as those between attempts at a call, to a twentieth during this file. Time limits,
 * such as the limit for one response, do not change.
 */
export function quickenWaits(): void {
  const { setTimeout: wait } = timers;
  const replace = (by: typeof wait) => {
    timers.setTimeout = by;
    syncBuiltinESMExports();
  };
  beforeAll(() => replace((ms = 0, ...rest) => wait(ms / TIMES, ...rest)));
  afterAll(() => replace(wait));
}
