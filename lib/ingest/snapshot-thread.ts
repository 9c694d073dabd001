import { Worker } from "node:worker_threads";
import { takeSnapshot } from "@/lib/ingest/take-snapshot";
import { makeThread } from "@/lib/thread";

/** Pulls under way and waiting at most. Background work finds the rest again by itself. */
const WAITING_MAX = 100;
/**
 * The sandbox's bank works rather than waits, for seconds where there is much: side by side, one pull would let the
 * transaction of another lapse. Pulls that wait for a bank elsewhere may be several.
 */
const AT_ONCE_MAX = 1;
const TIMEOUT_MS = 5 * 60_000;
const OLD_GENERATION_MB = 4_096;
const YOUNG_GENERATION_MB = 64;

/** Pulls and seals bank data beside the thread that answers requests: it can be tens of megabytes. */
export const snapshotThread = makeThread({
  name: "snapshots",
  // The bundler turns this into the address of a bundled script; unbundled it names a source that Node cannot run.
  start: () =>
    new Worker(new URL("./snapshot-worker.ts", import.meta.url), {
      resourceLimits: {
        maxOldGenerationSizeMb: OLD_GENERATION_MB,
        maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
      },
    }),
  here: takeSnapshot,
  waitingMax: WAITING_MAX,
  atOnceMax: AT_ONCE_MAX,
  timeoutMs: TIMEOUT_MS,
});
