import { Worker } from "node:worker_threads";
import type { ReportJob } from "@/lib/analyse/report-job";
import type { AdjustmentInput } from "@/lib/rules/adjustments";
import type { Actor, Scope } from "@/lib/scope";
import type { AssessmentChange } from "@/lib/store/write/assessment";
import type { MoveResult } from "@/lib/store/write/move-request";
import { heapLimits } from "@/lib/workers/heap-limits";
import { makeThread } from "@/lib/workers/thread";

/** The most reports that may wait for the worker. Background work retries the others automatically. */
const WAITING_MAX = 50;
/** Milliseconds for one report. The largest snapshot keeps a processor busy for half a minute. */
const TIMEOUT_MS = 5 * 60_000;
/** Megabytes of heap. The largest snapshot needs 1.6 GB, and as much again for the data sent to the database. */
const OLD_GENERATION_MB = 4_096;

/**
 * Runs the engine in a worker thread, because seconds of work on a large snapshot would delay lease renewals and
 * responses. Runs one report at a time, which also limits memory.
 */
const thread = makeThread({
  name: "reports",
  // The bundler replaces this with the URL of a bundled script; unbundled it names a source file that Node cannot
  // run.
  start: () =>
    new Worker(new URL("./report-worker.ts", import.meta.url), {
      resourceLimits: heapLimits("reports", OLD_GENERATION_MB),
    }),
  here: async (job: ReportJob) => (await import("@/lib/analyse/report-job")).doReportJob(job),
  waitingMax: WAITING_MAX,
  timeoutMs: TIMEOUT_MS,
});

/**
 * Starts the worker while the data is being collected. Otherwise the first report, and the first after an idle time,
 * waits until the engine's code and tables are loaded, which takes longer than creating a report of 3,000 rows.
 */
export const prepareReportThread = (): void => thread.prepare();

/** As writeReport, in the worker thread. */
export async function writeReportInThread(
  scope: Scope,
  requestId: string,
  snapshotId: string,
): Promise<void> {
  await thread.run({ verb: "write", scope, requestId, snapshotId, now: new Date() });
}

/** As shareReport, in the worker thread. */
export async function shareReportInThread(scope: Scope, requestId: string): Promise<void> {
  await thread.run({ verb: "share", scope, requestId, now: new Date() });
}

/** As assessReport, in the worker thread. */
export async function assessReportInThread(
  scope: Scope,
  requestId: string,
  change: AssessmentChange,
  actor: Actor,
): Promise<MoveResult | null> {
  return thread.run({ verb: "assess", scope, requestId, change, actor, now: new Date() });
}

/** As adjustReport, in the worker thread. Always null. */
export async function adjustReportInThread(
  scope: Scope,
  requestId: string,
  change: { wanted: AdjustmentInput[]; version: number },
  actor: Actor,
): Promise<MoveResult | null> {
  return thread.run({ verb: "adjust", scope, requestId, change, actor, now: new Date() });
}

/** The number of reports being created or waiting. */
export const reportsWaiting = (): number => thread.waiting();
