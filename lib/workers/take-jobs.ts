import { readlinkSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { AppError, type ErrorCode, type FieldError, UpstreamFault } from "@/lib/errors";
import { describeError } from "@/lib/log";
import { isUnavailable } from "@/lib/store/unavailable";
import { tameConsole } from "@/lib/telemetry/tame-console";

/** A message from a worker thread: that the thread has started, or the result of a job. */
export type WorkerMessage = "ready" | { id: number; result?: unknown; fault?: Fault };

/** Warm-up work, in steps, so that a worker's first job is faster. */
export type WarmUp = () => Iterator<void>;

/**
 * Runs in a worker thread: does each job that thread.ts sends, and posts the result. Warms up until the first job
 * arrives.
 */
export function takeJobs<Job, Result>(
  work: (job: Job) => Promise<Result>,
  loadWarmUp?: () => Promise<WarmUp>,
): void {
  const port = parentPort;
  if (!port) throw new Error("not a thread");
  // Turns the console's output into log lines without its text. A worker's output goes to the process's log, and
  // packages may quote the document that they render.
  tameConsole();
  giveWay();
  let hasHadJob = false;
  port.on("message", async ({ id, job }: { id: number; job: Job }) => {
    hasHadJob = true;
    try {
      const result = await work(job);
      port.postMessage({ id, result } satisfies WorkerMessage, toTransfer(result));
    } catch (error) {
      port.postMessage({ id, fault: toFault(error) } satisfies WorkerMessage);
    }
  });
  // The message is posted only after start-up, so that a worker that cannot start is distinguished from one that
  // crashed during a job.
  port.postMessage("ready" satisfies WorkerMessage);
  if (loadWarmUp) void warmUp(loadWarmUp, () => hasHadJob);
}

/** Warms up step by step, so that a job that arrives waits at most for one step. */
async function warmUp(load: () => Promise<WarmUp>, isOver: () => boolean): Promise<void> {
  try {
    // A job that waited for the worker to start arrives in the next turn of the event loop.
    await setImmediate();
    if (isOver()) return;
    const steps = (await load())();
    do await setImmediate();
    while (!isOver() && !steps.next().done);
  } catch {
    // Without the warm-up, the first job is slower but works.
  }
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
    // The worker then keeps its equal priority. This slows requests down but breaks nothing.
  }
}

/**
 * Lists the buffers of a job's result that are transferred instead of copied. Bytes that fill their whole buffer are
 * transferred. Any other result is copied.
 */
function toTransfer(result: unknown): ArrayBuffer[] {
  if (!(result instanceof Uint8Array) || !(result.buffer instanceof ArrayBuffer)) return [];
  return result.byteLength === result.buffer.byteLength ? [result.buffer] : [];
}

/**
 * An error serialised from a worker. Copying an error loses its class, so its kind is sent with it. An AppError stays
 * an AppError, and an unavailable database is still recognised as such. Any other error is reduced to its safe
 * description, because its message may quote bank data.
 */
type Fault =
  | {
      kind: "refusal";
      code: ErrorCode;
      message: string;
      fields: FieldError[];
      retryAfterSeconds: number | null;
    }
  | { kind: "upstream"; operation: string; temporary: boolean; correlationId: string | null }
  | { kind: "unknown"; isUnavailable: boolean; name: string; code: string | null; frames: string[] };

/**
 * The code that we give a connection pool timeout, which has no code. It is one of the database driver's retryable
 * codes.
 */
const UNAVAILABLE = "ETIMEDOUT";

function toFault(error: unknown): Fault {
  if (error instanceof UpstreamFault) {
    const { operation, temporary, correlationId } = error;
    return { kind: "upstream", operation, temporary, correlationId };
  }
  if (error instanceof AppError) {
    const { code, message, fields, retryAfterSeconds } = error;
    return { kind: "refusal", code, message, fields, retryAfterSeconds };
  }
  return { kind: "unknown", isUnavailable: isUnavailable(error), ...describeError(error) };
}

/**
 * Rebuilds the error in the thread that asked for the work. An error of unknown kind gets a general message, because
 * its own may quote bank data.
 */
export function toError(fault: Fault): Error {
  if (fault.kind === "upstream") {
    return new UpstreamFault(fault.operation, fault.temporary, { correlationId: fault.correlationId });
  }
  if (fault.kind === "refusal") {
    const { code, message, fields, retryAfterSeconds } = fault;
    return new AppError(code, message, {
      fields,
      ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
    });
  }
  const error = new Error("the work failed in its thread");
  error.name = fault.name;
  error.stack = [fault.name, ...fault.frames].join("\n    ");
  const code = fault.isUnavailable ? UNAVAILABLE : fault.code;
  return code === null ? error : Object.assign(error, { code });
}
