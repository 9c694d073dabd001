import type { DocumentFormat, DocumentJob } from "@/lib/documents/document-job";
import { isReady, notReady, type ReportFile } from "@/lib/documents/fetch-report";
import { findReceiptOf } from "@/lib/documents/find-receipt";
import type { PartJob } from "@/lib/documents/report-part";
import { isStatement } from "@/lib/documents/statement";
import { AppError } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import type { Encoding } from "@/lib/store/pack";
import { getDocumentState } from "@/lib/store/read/document";
import type { ReportKind } from "@/lib/store/read/report";
import { runJob } from "@/lib/workers/run-job";

/**
 * Returns a file of the finished report, in the given encoding or, without one, as stored. A file that is not stored
 * yet is rendered in a worker. Concurrent callers for one file share one rendering. Throws as `fetchReportFile` does;
 * `busy` if too many documents wait; and an Error without bank data if rendering fails.
 */
export async function fetchDocument(
  scope: Scope,
  requestId: string,
  {
    format,
    kind = "report",
    encoding,
  }: { format: DocumentFormat; kind?: ReportKind; encoding?: Encoding | undefined },
): Promise<ReportFile> {
  const file = { scope, requestId, format, kind };
  const kept = await findKept(file, encoding);
  if (kept) return kept;
  await renderOnce(file);
  const rendered = await findKept(file, encoding);
  if (!rendered) throw new AppError("gone", "The report was deleted or replaced while it was being read.");
  return rendered;
}

/** A file of the report, or of its assessed copy, as a source of `sendFile`. */
export const documentSource = (
  scope: Scope,
  requestId: string,
  format: DocumentFormat,
  kind: ReportKind = "report",
) => ({
  findDigest: () => findDocumentDigest(scope, requestId, format, kind),
  fetch: (encoding?: Encoding) => fetchDocument(scope, requestId, { format, kind, encoding }),
});

/**
 * The SHA-256 of a stored file, without opening it; null if it is not rendered yet. Throws as `fetchReportFile` does.
 */
async function findDocumentDigest(
  scope: Scope,
  requestId: string,
  format: DocumentFormat,
  kind: ReportKind,
): Promise<string | null> {
  const asked = { wantsBytes: false, kind };
  const { request, verificationId, sha256 } = await getDocumentState(scope, requestId, format, asked);
  if (!isReady(request) || !verificationId) throw notReady(request, kind);
  return sha256;
}

type StoredFile = { scope: Scope; requestId: string; format: DocumentFormat; kind: ReportKind };

async function findKept(
  { scope, requestId, format, kind }: StoredFile,
  encoding: Encoding | undefined,
): Promise<ReportFile | null> {
  const asked = { wantsBytes: true, kind, encoding };
  const { request, verificationId, sha256, bytes } = await getDocumentState(scope, requestId, format, asked);
  if (!isReady(request) || !verificationId) throw notReady(request, kind);
  return sha256 && bytes ? { verificationId, digest: sha256, content: bytes } : null;
}

/** Stored on `globalThis`, because each route is bundled separately and would otherwise have its own map. */
const cache = globalThis as unknown as { surplusRenderings?: Map<string, Promise<unknown>> };
cache.surplusRenderings ??= new Map();
const renderings = cache.surplusRenderings;

const SLOW: ReadonlySet<string> = new Set(["pdf", "note-pdf", "xlsx"]);

/**
 * A part of the finished report, extracted in the worker, because a report with many rows takes long to read. Throws
 * as `takePart` does.
 */
export async function fetchPart(job: PartJob): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await runJob("documents", job);
  if (!bytes) throw new Error("a part of a report came without its bytes");
  return bytes;
}

/** Renders and stores a file. Joins a rendering of the same file that is under way in this process. */
function renderOnce(job: Exclude<DocumentJob, PartJob>): Promise<unknown> {
  const key = [job.scope.companyId, job.scope.environment, job.requestId, job.format, job.kind].join(":");
  const isSlow = SLOW.has(job.format) || isStatement(job.format) || job.format.startsWith("xlsx-");
  const rendering = () => runJob(isSlow ? "pdf" : "documents", job).finally(() => renderings.delete(key));
  const running = renderings.get(key) ?? rendering();
  renderings.set(key, running);
  return running;
}

/**
 * The receipt of the customer's consent as a one-page PDF, from the worker for short documents. Null before a consent
 * and after the request has ended. Throws not_found, and `gone` if the request ends during the call.
 */
export async function fetchReceiptPdf(
  scope: Scope,
  requestId: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!(await findReceiptOf(scope, requestId))) return null;
  return runJob("documents", { scope, requestId, format: "receipt" });
}
