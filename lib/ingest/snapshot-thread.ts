import { Worker } from "node:worker_threads";
import { env } from "@/lib/env";
import { takeSnapshot } from "@/lib/ingest/take-snapshot";
import { makeThread } from "@/lib/thread";

/** Pulls under way and waiting at most. Background work finds the rest again by itself. */
const WAITING_MAX = 100;
const TIMEOUT_MS = 5 * 60_000;
const OLD_GENERATION_MB = 4_096;
const YOUNG_GENERATION_MB = 64;

const LIMITS = { maxOldGenerationSizeMb: OLD_GENERATION_MB, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB };

// The bundler turns the address into that of a bundled script; unbundled it names a source that Node cannot run.
const start = () => new Worker(new URL("./snapshot-worker.ts", import.meta.url), { resourceLimits: LIMITS });

const common = { start, here: takeSnapshot, waitingMax: WAITING_MAX, timeoutMs: TIMEOUT_MS };

/**
 * Pulls and seals bank data beside the thread that answers requests: it can be tens of megabytes. One pull at a time, for a
 * provider whose pulls work rather than wait: side by side, one would let the transaction of another lapse.
 */
export const snapshotThread = makeThread({ ...common, name: "snapshots" });

/** The same for pulls that wait for a provider elsewhere most of their time: several customers' at once, each its own. */
export const distantThread = makeThread({
  ...common,
  name: "distant snapshots",
  atOnceMax: () => env().PULLS_AT_ONCE,
});
