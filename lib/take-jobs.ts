import { readlinkSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { tameConsole } from "@/lib/tame-console";
import { type Fault, toFault } from "@/lib/thread-fault";

/** What a thread says: that it has started, and what came of a job. */
export type Told = "ready" | { id: number; result?: unknown; fault?: Fault };

/** Inside a thread: does the jobs it is given (lib/thread.ts), and answers each with what came of it. */
export function takeJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  const port = parentPort;
  if (!port) throw new Error("not a thread");
  // What a package says of a document it paints may quote it, and a thread's words are the process's.
  tameConsole();
  giveWay();
  port.on("message", async ({ id, job }: { id: number; job: Job }) => {
    try {
      const result = await work(job);
      port.postMessage({ id, result } satisfies Told, toTransfer(result));
    } catch (error) {
      port.postMessage({ id, fault: toFault(error) } satisfies Told);
    }
  });
  // Told only now, so that a thread that cannot even start is told from one that broke at its work.
  port.postMessage("ready" satisfies Told);
}

/** So much nicer, as Linux counts it: where processors are short, about a third of the time of a thread that gives no way. */
const NICER_BY = 5;

/**
 * Lets the thread that answers requests go first where there are fewer processors than work. Linux alone can tell one thread of a
 * process from another; elsewhere, and where it may not be done, the threads stay equals.
 */
function giveWay(): void {
  try {
    const [, thread] = /\/task\/(\d+)$/.exec(readlinkSync("/proc/thread-self")) ?? [];
    if (thread === undefined) return;
    setPriority(Number(thread), Math.min(getPriority() + NICER_BY, constants.priority.PRIORITY_LOW));
  } catch {
    // An equal thread does the same work.
  }
}

/** Bytes in memory of their own are handed over rather than copied. */
function toTransfer(result: unknown): ArrayBuffer[] {
  if (!(result instanceof Uint8Array) || !(result.buffer instanceof ArrayBuffer)) return [];
  return result.byteLength === result.buffer.byteLength ? [result.buffer] : [];
}
