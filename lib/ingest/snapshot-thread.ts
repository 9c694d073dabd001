import { Worker } from "node:worker_threads";
import { env } from "@/lib/env/env";
import { takeSnapshot } from "@/lib/ingest/take-snapshot";
import { heapLimits, type WorkerName } from "@/lib/workers/heap-limits";
import { makeThread } from "@/lib/workers/thread";

/** The largest number of pulls that may run and wait. Background work retries the others automatically. */
const WAITING_MAX = 100;
const TIMEOUT_MS = 5 * 60_000;
const OLD_GENERATION_MB = 4_096;

// The bundler replaces this URL with a bundled script; unbundled it names a source file that Node cannot run.
const startOf = (name: WorkerName) => () =>
  new Worker(new URL("./snapshot-worker.ts", import.meta.url), {
    resourceLimits: heapLimits(name, OLD_GENERATION_MB),
  });

const common = { here: takeSnapshot, waitingMax: WAITING_MAX, timeoutMs: TIMEOUT_MS };

/**
 * Pulls and seals bank data, up to tens of megabytes, in a worker thread. For a provider whose pulls use the CPU
 * instead of waiting, so one pull at a time: two at once would slow each other until their transactions time out.
 */
export const snapshotThread = makeThread({ ...common, name: "snapshots", start: startOf("snapshots") });

/** Like snapshotThread, but for pulls that mostly wait for a remote provider, so several customers at once. */
export const distantThread = makeThread({
  ...common,
  name: "distant snapshots",
  start: startOf("distant snapshots"),
  atOnceMax: () => env().PULLS_AT_ONCE,
});
