import { Worker } from "node:worker_threads";
import { doReportJob } from "@/lib/analyse/report-job";
import type { Scope } from "@/lib/scope";
import { makeThread } from "@/lib/thread";

/** Reports waiting for the engine at most. Background work finds the rest again by itself. */
const WAITING_MAX = 50;
/** For one report. The most rows a snapshot may have take half a minute of a processor to themselves. */
const TIMEOUT_MS = 5 * 60_000;
/** Measured with the most rows a snapshot may have: 1.6 GB, and as much again for what the database is sent. */
const OLD_GENERATION_MB = 4_096;
const YOUNG_GENERATION_MB = 64;

/**
 * The engine, in a thread of its own: seconds of work on a large snapshot hold up nobody's lease and nobody's answer.
 * One report at a time, which also bounds the memory that reports take together.
 */
const thread = makeThread({
  name: "reports",
  // The bundler turns this into the address of a bundled script; unbundled it names a source that Node cannot run.
  start: () =>
    new Worker(new URL("./report-worker.ts", import.meta.url), {
      resourceLimits: {
        maxOldGenerationSizeMb: OLD_GENERATION_MB,
        maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
      },
    }),
  here: doReportJob,
  waitingMax: WAITING_MAX,
  timeoutMs: TIMEOUT_MS,
});

/** As writeReport, beside the thread that answers requests. */
export async function writeReportBeside(scope: Scope, requestId: string, snapshotId: string): Promise<void> {
  await thread.ask({ verb: "write", scope, requestId, snapshotId, now: new Date() });
}

/** As shareReport, beside the thread that answers requests. */
export async function shareReportBeside(scope: Scope, requestId: string): Promise<void> {
  await thread.ask({ verb: "share", scope, requestId, now: new Date() });
}

/** How many reports are being made or wait for it. */
export const reportsWaiting = (): number => thread.waiting();
