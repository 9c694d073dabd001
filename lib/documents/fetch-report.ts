import type { ReportDocument } from "@/lib/engine/document";
import { AppError } from "@/lib/errors";
import { readDocument, renderJson } from "@/lib/render/json";
import type { Status } from "@/lib/rules/request";
import type { Scope } from "@/lib/scope";
import { type Encoding, encode } from "@/lib/store/pack";
import {
  getKeptReport,
  getReportDigests,
  getReportState,
  type ReportKind,
  type ReportState,
  type StoredReport,
} from "@/lib/store/read/report";

export type FetchedReport = {
  request: ReportState["request"];
  document: ReportDocument;
  integrity: StoredReport["integrity"];
  /** The versions under which the report's row is stored. The report without adjustments has `assessedVersion` 0. */
  generation: number;
  assessedVersion: number;
};

export type ReportFile = {
  verificationId: string;
  /** The digest of the content: `integrity.digest_sha256` for the JSON report, the SHA-256 for any other file. */
  digest: string;
  /**
   * The file, in the requested encoding; without a requested encoding, a text file may be packed (lib/store/pack.ts).
   */
  content: Uint8Array<ArrayBuffer>;
};

/** The finished report, parsed, for rendering in any format. Throws as `fetchReportFile` does. */
export async function fetchReport(
  scope: Scope,
  requestId: string,
  kind: ReportKind = "report",
): Promise<FetchedReport> {
  const { request, report } = await getReportState(scope, requestId, kind);
  if (!isReady(request) || !report) throw notReady(request, kind);
  const { integrity, generation, assessedVersion } = report;
  return { request, document: readDocument(toAnswer(report)), integrity, generation, assessedVersion };
}

/**
 * The finished JSON report as a file: the exact bytes written when the report was created. The file has the given
 * encoding; without one, it is returned as stored. Throws not_found; not_ready if the firm cannot see a report yet,
 * such as during the customer's review; gone after withdrawal or deletion.
 */
export async function fetchReportFile(
  scope: Scope,
  requestId: string,
  kind: ReportKind = "report",
  encoding?: Encoding,
): Promise<ReportFile> {
  const { request, report } = await getKeptReport(scope, requestId, kind, encoding);
  if (!isReady(request) || !report) throw notReady(request, kind);
  const { verificationId } = report;
  const plain = isJson(report.bytes) ? toAnswer(report) : null;
  // A report stored as plain JSON is returned as plain JSON unless the caller asks for an encoding.
  const content = plain ? await encode(plain, encoding ?? "identity") : report.bytes;
  return { verificationId, digest: report.integrity.digestSha256, content };
}

/** True for JSON: a file in gzip or brotli does not begin with a brace (RFC 1952 and RFC 7932, section 9.1). */
const isJson = (bytes: Uint8Array) => bytes[0] === "{".charCodeAt(0);

/** The JSON report as a source for `sendFile`. */
export const reportSource = (scope: Scope, requestId: string, kind: ReportKind = "report") => ({
  findDigest: async () => (await getReportDigest(scope, requestId, kind)).digest,
  fetch: (encoding: Encoding) => fetchReportFile(scope, requestId, kind, encoding),
});

/** The digest and verification id of the finished report, without opening it. Throws as `fetchReportFile` does. */
async function getReportDigest(
  scope: Scope,
  requestId: string,
  kind: ReportKind = "report",
): Promise<{ verificationId: string; digest: string }> {
  const { request, verificationId, digestSha256 } = await getReportDigests(scope, requestId, kind);
  if (!isReady(request) || !digestSha256 || !verificationId) throw notReady(request, kind);
  return { verificationId, digest: digestSha256 };
}

/** The verification id of the finished report, read without opening the report. Throws as `fetchReportFile` does. */
export async function getVerificationId(scope: Scope, requestId: string): Promise<string> {
  return (await getReportDigest(scope, requestId)).verificationId;
}

type RequestState = { status: Status };
/** True only in the status `ready`. In every other status, a request's report and files are refused. */
export const isReady = ({ status }: RequestState) => status === "ready";

/** The error of a request that has no finished report: not_ready, or gone once it is deleted. */
export function notReady({ status }: RequestState, kind: ReportKind = "report"): AppError {
  if (status === "withdrawn") {
    return new AppError("gone", "The request was withdrawn and its report deleted.");
  }
  if (status === "purged") {
    return new AppError("gone", "The report was deleted at the end of its retention period.");
  }
  if (kind === "assessed" && status === "ready") {
    return new AppError(
      "not_ready",
      "There is no assessed copy, because the report has no adjustments. Add an adjustment first.",
    );
  }
  return new AppError("not_ready", `Report is not ready: request is ${status}`);
}

/**
 * The first bytes of a stored document in the engine's own format. A stored API response begins with another field.
 */
const DOCUMENT_ALONE = Buffer.from('{"schemaVersion"');

/**
 * Returns the API response of a stored report. If only the engine's document is stored, derives the response from it.
 * The derived response has the same bytes every time, and so the same digest.
 */
function toAnswer({ bytes, integrity }: StoredReport): Uint8Array<ArrayBuffer> {
  if (!DOCUMENT_ALONE.equals(bytes.subarray(0, DOCUMENT_ALONE.length))) return bytes;
  const document = JSON.parse(new TextDecoder().decode(bytes)) as ReportDocument;
  return new TextEncoder().encode(renderJson(document, integrity));
}

/** The error for a page whose report has been replaced. */
export function superseded(): AppError {
  return new AppError(
    "conflict",
    "A refresh has replaced the report that this page shows. Reload to see the new report.",
  );
}
