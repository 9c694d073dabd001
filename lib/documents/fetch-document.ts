import { createHash } from "node:crypto";
import { type AttributeGroup, groupOf } from "@/lib/contract/attributes/list";
import type { Attributes } from "@/lib/contract/wire/attributes";
import type { ReportChangesView } from "@/lib/contract/wire/changes";
import type { DocumentFormat, DocumentJob } from "@/lib/documents/document-job";
import {
  fetchReport,
  getVerificationId,
  isReady,
  notReady,
  type ReportFile,
} from "@/lib/documents/fetch-report";
import { findReceiptOf } from "@/lib/documents/find-receipt";
import type { PartJob, RowFilter, RowPage, RowPosition } from "@/lib/documents/report-part";
import { getAccount, isStatement, statementOf } from "@/lib/documents/statement";
import { AppError } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import { type Encoding, encode, unpack } from "@/lib/store/pack";
import { getDocumentState } from "@/lib/store/read/document";
import type { ReportKind } from "@/lib/store/read/report";
import { runJob } from "@/lib/workers/thread";

/**
 * Returns a file of the finished report, in the given encoding or, without one, as stored. A file that is not stored
 * yet is rendered in a worker. Concurrent callers for one file in this process share one rendering. Throws as
 * `fetchReportFile` does. Also throws `gone` if the report is replaced at the same time, and `busy` if too many
 * documents wait. If rendering fails, throws an Error that contains no bank data.
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

/** A file of the report, or of its assessed copy, as a source for `sendFile`. */
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

/**
 * The renderings under way, by file. Stored on `globalThis`, because each route is bundled separately and would
 * otherwise have its own map.
 */
const cache = globalThis as unknown as { surplusRenderings?: Map<string, Promise<unknown>> };
cache.surplusRenderings ??= new Map();
const renderings = cache.surplusRenderings;

const SLOW: ReadonlySet<string> = new Set(["pdf", "note-pdf", "xlsx"]);

/**
 * A part of the finished report, extracted in the worker, because a report with many rows takes a long time to read.
 * Throws `busy` and the errors of `takePart`.
 */
async function fetchPart(job: PartJob): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await runJob("documents", job);
  if (!bytes) throw new Error("the worker returned no bytes for a part of a report");
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
 * and after the request has ended. Throws not_found, `busy`, and `gone` if the request ends during the call.
 */
export async function fetchReceiptPdf(
  scope: Scope,
  requestId: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!(await findReceiptOf(scope, requestId))) return null;
  return runJob("documents", { scope, requestId, format: "receipt" });
}

/**
 * The report's attributes, or those of one group, as a source for `sendFile`. All attributes are stored as one file;
 * a group is extracted from it. Throws as `fetchDocument` does.
 */
export function attributesSource(scope: Scope, requestId: string, group: AttributeGroup | undefined) {
  const whole = documentSource(scope, requestId, "attributes");
  if (!group) return whole;
  const take = async () => takeGroup(await whole.fetch(), group);
  return {
    findDigest: async () => ((await whole.findDigest()) ? (await take()).digest : null),
    fetch: async (encoding: Encoding) => {
      const file = await take();
      return { ...file, content: await encode(file.content, encoding) };
    },
  };
}

async function takeGroup(file: ReportFile, group: AttributeGroup): Promise<ReportFile> {
  const all = JSON.parse(new TextDecoder().decode(await unpack(file.content))) as Attributes;
  const part = { ...all, data: all.data.filter(({ id }) => groupOf(id) === group) };
  const content = new Uint8Array(Buffer.from(JSON.stringify(part)));
  return { ...file, content, digest: createHash("sha256").update(content).digest("hex") };
}

/**
 * Some sections of the report as a source for `sendFile`. The digest covers only these sections, because the report's
 * digest covers the whole. Throws as `fetchReportFile` does, and `busy`.
 */
export function sectionsSource(scope: Scope, requestId: string, sections: readonly string[]) {
  const fetch = async (encoding: Encoding) => {
    const verificationId = await getVerificationId(scope, requestId);
    const plain = await fetchPart({ scope, requestId, format: "sections", sections });
    const digest = createHash("sha256").update(plain).digest("hex");
    return { verificationId, content: await encode(plain, encoding), digest };
  };
  return { fetch, findDigest: async () => (await fetch("identity")).digest };
}

/**
 * The statement of the account with this number (the first account is 1), as a source for `sendFile`. A HEAD request
 * for a statement that is not rendered yet is refused for the same reasons as a GET. Throws as `fetchDocument` and
 * `renderStatement` do.
 */
export function statementSource(scope: Scope, requestId: string, accountNumber: number) {
  const source = documentSource(scope, requestId, statementOf(accountNumber));
  const findDigest = async () => {
    const digest = await source.findDigest();
    if (digest === null) getAccount((await fetchReport(scope, requestId)).document, accountNumber - 1);
    return digest;
  };
  return { ...source, findDigest };
}

/** The changes from the previous report to the finished one. Throws `busy` and the errors of `fetchReportFile`. */
export async function fetchChanges(scope: Scope, requestId: string): Promise<ReportChangesView> {
  // Throws for a missing report here, so that no job is queued for it.
  await getVerificationId(scope, requestId);
  const bytes = await fetchPart({ scope, requestId, format: "changes" });
  return JSON.parse(new TextDecoder().decode(bytes)) as ReportChangesView;
}

/** A page of the finished report's transactions, oldest first. Throws as `fetchPart` does. */
export async function listTransactions(
  scope: Scope,
  requestId: string,
  page: { filter: RowFilter; after: RowPosition | null; limit: number },
): Promise<RowPage> {
  // Throws for a missing report here, so that no job is queued for it.
  await getVerificationId(scope, requestId);
  const bytes = await fetchPart({ scope, requestId, format: "rows", ...page });
  return JSON.parse(new TextDecoder().decode(bytes)) as RowPage;
}
