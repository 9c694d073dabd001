import { Worker } from "node:worker_threads";
import { type DocumentFormat, doDocumentJob } from "@/lib/deliver/document-job";
import { getVerificationId } from "@/lib/deliver/fetch-report";
import { findReceiptOf } from "@/lib/deliver/find-receipt";
import type { Scope } from "@/lib/scope";
import { makeThread } from "@/lib/thread";

/** Documents waiting for a thread at most; more are refused rather than kept waiting. */
const WAITING_MAX = 50;
/** For one document, from its turn. A PDF of 50,000 rows takes ten seconds of a processor to itself. */
const TIMEOUT_MS = 120_000;
const OLD_GENERATION_MB = 4_096;
const YOUNG_GENERATION_MB = 64;

/** Rendering is hard work, and everything else a server answers should not wait for it. */
const threadOf = (name: string) =>
  makeThread({
    name,
    // The bundler turns this into the address of a bundled script; unbundled it names a source that Node cannot run.
    start: () =>
      new Worker(new URL("./document-worker.ts", import.meta.url), {
        resourceLimits: {
          maxOldGenerationSizeMb: OLD_GENERATION_MB,
          maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
        },
      }),
    here: doDocumentJob,
    waitingMax: WAITING_MAX,
    timeoutMs: TIMEOUT_MS,
  });

/** A PDF takes many times what the others take, which therefore do not wait for one. */
const threads = { pdf: threadOf("pdf"), text: threadOf("documents") };

/**
 * The finished report as a document, rendered beside the thread that answers requests. Throws as `fetchReportBytes`
 * does, `busy` when too many wait, and an Error that tells nothing of the report when it cannot be rendered.
 */
export async function fetchDocument(
  scope: Scope,
  requestId: string,
  format: DocumentFormat,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; verificationId: string }> {
  const verificationId = await getVerificationId(scope, requestId);
  const thread = format === "pdf" ? threads.pdf : threads.text;
  return { bytes: await thread.ask({ scope, requestId, format }), verificationId };
}

/**
 * The receipt of the customer's consent as a PDF of one page, among the short documents. Null before there is a consent and
 * once the request is over. Throws not_found, and `gone` when it ended at this moment.
 */
export async function fetchReceiptPdf(
  scope: Scope,
  requestId: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!(await findReceiptOf(scope, requestId))) return null;
  return threads.text.ask({ scope, requestId, format: "receipt" });
}
