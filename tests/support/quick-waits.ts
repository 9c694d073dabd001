import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { afterAll, beforeAll } from "vitest";

const TIMES = 20;

/**
 * Lets the product's waits, such as those between the tries of a call, take a twentieth of their time during this file.
 * Time limits, such as the limit for one response, do not change.
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
