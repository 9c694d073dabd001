import type { ReportDocument } from "@/lib/domain/document";
import type { Status } from "@/lib/domain/request";
import { AppError } from "@/lib/errors";
import { readDocument, renderJson } from "@/lib/render/json";
import type { Scope } from "@/lib/scope";
import { getReportStanding, getReportState, type StoredReport } from "@/lib/store/read/report";

export type FetchedReport = { document: ReportDocument; integrity: StoredReport["integrity"] };

/** The finished report, to be written in any format. Throws as `fetchReportBytes` does. */
export async function fetchReport(scope: Scope, requestId: string): Promise<FetchedReport> {
  const { bytes, integrity } = await fetchStored(scope, requestId);
  return { document: readDocument(bytes), integrity };
}

/**
 * The finished report in JSON, the very bytes that were written when it was made. Throws not_found, not_ready while
 * there is none the firm may see (the customer's review included), gone after withdrawal or purge.
 */
export async function fetchReportBytes(scope: Scope, requestId: string): Promise<Uint8Array<ArrayBuffer>> {
  return (await fetchStored(scope, requestId)).bytes;
}

/** The verification id of the finished report, without opening it. Throws as `fetchReportBytes` does. */
export async function getVerificationId(scope: Scope, requestId: string): Promise<string> {
  const { request, hasReport } = await getReportStanding(scope, requestId);
  if (!isReady(request) || !hasReport || !request.verificationId) throw notReady(request);
  return request.verificationId;
}

async function fetchStored(scope: Scope, requestId: string): Promise<StoredReport> {
  const { request, report } = await getReportState(scope, requestId);
  if (!isReady(request) || !report) throw notReady(request);
  return { ...report, bytes: toAnswer(report) };
}

type Standing = { status: Status };
const isReady = ({ status }: Standing) => status === "ready";

function notReady({ status }: Standing): AppError {
  if (status === "withdrawn") {
    return new AppError("gone", "The request was withdrawn and its report deleted.");
  }
  if (status === "purged") {
    return new AppError("gone", "The report was deleted at the end of its retention period.");
  }
  return new AppError("not_ready", `Report is not ready: request is ${status}`);
}

/** How a document in the engine's own names begins; an answer begins with the first of its names in order. */
const DOCUMENT_ALONE = Buffer.from('{"schemaVersion"');

/** A report may be kept as the document alone; the answer, and so its digest, follows from that to the byte. */
function toAnswer({ bytes, integrity }: StoredReport): Uint8Array<ArrayBuffer> {
  if (!DOCUMENT_ALONE.equals(bytes.subarray(0, DOCUMENT_ALONE.length))) return bytes;
  const document = JSON.parse(new TextDecoder().decode(bytes)) as ReportDocument;
  return new TextEncoder().encode(renderJson(document, integrity));
}
