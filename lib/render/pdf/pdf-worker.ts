import { parentPort } from "node:worker_threads";
import type { Job } from "./pdf-job";
import { renderPdfBytes } from "./render-pdf-bytes";

// Told first, so that a thread that cannot even start is told from one that broke at its work.
parentPort?.postMessage("ready");

/** Renders what it is sent, one report after another, in a thread of its own. */
parentPort?.on("message", async ({ id, document, integrity }: Job) => {
  try {
    // A copy into memory of its own, which can be handed over without copying it again.
    const bytes = new Uint8Array(await renderPdfBytes(document, integrity));
    parentPort?.postMessage({ id, bytes }, [bytes.buffer]);
  } catch {
    // Why it failed may quote the report, so only the fact leaves the thread.
    parentPort?.postMessage({ id, bytes: null });
  }
});
