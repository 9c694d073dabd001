import { Worker } from "node:worker_threads";
import type { Integrity } from "@/components/report/integrity";
import type { ReportDocument } from "@/lib/domain/document";
import type { Answer } from "./pdf/pdf-job";
import { renderPdfBytes } from "./pdf/render-pdf-bytes";

/** Reports waiting for the thread at most; more are refused rather than kept in memory. */
const WAITING_MAX = 50;
const RENDER_TIMEOUT_MS = 60_000;
const YOUNG_GENERATION_MB = 64;

/** Too many reports are waiting to be rendered. */
export class RenderBusy extends Error {
  constructor() {
    super("too many reports are waiting to be rendered");
    this.name = "RenderBusy";
  }
}

type Bytes = Uint8Array<ArrayBuffer>;
type Waiting = {
  document: ReportDocument;
  integrity: Integrity;
  resolve: (bytes: Bytes | Promise<Bytes>) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};
type Thread = { worker: Worker; waiting: Map<number, Waiting>; isReady: boolean };

/**
 * One thread a process: rendering is hard work, and everything else a server answers should not wait for it. Null once
 * it is known that none can be started, as in tests, which run the sources as they are.
 */
const cache = globalThis as unknown as { surplusPdfThread: Thread | null | undefined };
let lastId = 0;

/**
 * The report as a PDF, rendered beside the thread that answers requests. Throws RenderBusy when too many wait, and an
 * Error that tells nothing of the report when it cannot be rendered.
 */
export async function renderPdf(document: ReportDocument, integrity: Integrity): Promise<Bytes> {
  if (cache.surplusPdfThread === undefined) cache.surplusPdfThread = makeThread();
  const thread = cache.surplusPdfThread;
  if (!thread) return renderHere(document, integrity);
  if (thread.waiting.size >= WAITING_MAX) throw new RenderBusy();
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => void thread.worker.terminate(), RENDER_TIMEOUT_MS);
    thread.waiting.set(id, { document, integrity, resolve, reject, timer });
    thread.worker.postMessage({ id, document, integrity });
  });
}

async function renderHere(document: ReportDocument, integrity: Integrity): Promise<Bytes> {
  return new Uint8Array(await renderPdfBytes(document, integrity));
}

function makeThread(): Thread {
  // The bundler turns this into the address of a bundled script; unbundled it names a source that Node cannot run.
  const worker = new Worker(new URL("./pdf/pdf-worker.ts", import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  const thread: Thread = { worker, waiting: new Map(), isReady: false };
  worker.unref();
  worker.on("message", (answer: Answer) => take(thread, answer));
  worker.on("error", () => end(thread));
  worker.on("exit", () => end(thread));
  return thread;
}

function take(thread: Thread, answer: Answer): void {
  if (answer === "ready") {
    thread.isReady = true;
    return;
  }
  const waiting = thread.waiting.get(answer.id);
  thread.waiting.delete(answer.id);
  clearTimeout(waiting?.timer);
  if (answer.bytes) waiting?.resolve(answer.bytes);
  else waiting?.reject(new Error("the report could not be rendered"));
}

/** A thread that broke fails what waited for it, and the next report makes another. One that never started is not tried again. */
function end(thread: Thread): void {
  if (cache.surplusPdfThread === thread) cache.surplusPdfThread = thread.isReady ? undefined : null;
  for (const { document, integrity, resolve, reject, timer } of thread.waiting.values()) {
    clearTimeout(timer);
    if (thread.isReady) reject(new Error("the rendering thread ended"));
    else resolve(renderHere(document, integrity));
  }
  thread.waiting.clear();
}
