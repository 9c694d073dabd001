import { readlinkSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { tameConsole } from "@/lib/telemetry/tame-console";
import { type Fault, toFault } from "@/lib/workers/thread-fault";

/** A message from a worker thread: it has started, or the result of a job. */
export type WorkerMessage = "ready" | { id: number; result?: unknown; fault?: Fault };

/** Runs, in a worker thread, the jobs that it receives from thread.ts, and posts the result of each. */
export function takeJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  const port = parentPort;
  if (!port) throw new Error("not a thread");
  // Silences the console, because packages may quote the document they render, and a worker's output goes to the
  // process's log.
  tameConsole();
  giveWay();
  port.on("message", async ({ id, job }: { id: number; job: Job }) => {
    try {
      const result = await work(job);
      port.postMessage({ id, result } satisfies WorkerMessage, toTransfer(result));
    } catch (error) {
      port.postMessage({ id, fault: toFault(error) } satisfies WorkerMessage);
    }
  });
  // Posted only after start-up, so that a worker that cannot start is distinguished from one that crashed during a job.
  port.postMessage("ready" satisfies WorkerMessage);
}

/** Added niceness on Linux. When processors are busy, the worker gets about a third of an ordinary thread's time. */
const NICER_BY = 5;

/**
 * Lowers the worker's priority below the thread that answers requests. Only Linux has priorities per thread; on other
 * systems, or without permission, the priority stays equal.
 */
function giveWay(): void {
  try {
    const [, thread] = /\/task\/(\d+)$/.exec(readlinkSync("/proc/thread-self")) ?? [];
    if (thread === undefined) return;
    setPriority(Number(thread), Math.min(getPriority() + NICER_BY, constants.priority.PRIORITY_LOW));
  } catch {
    // Equal priority is slower for requests but works.
  }
}

/** Lists buffers to transfer instead of copying them. */
function toTransfer(result: unknown): ArrayBuffer[] {
  if (!(result instanceof Uint8Array) || !(result.buffer instanceof ArrayBuffer)) return [];
  return result.byteLength === result.buffer.byteLength ? [result.buffer] : [];
}
