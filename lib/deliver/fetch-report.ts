import type { ReportDocument } from "@/lib/domain/document";
import { AppError } from "@/lib/errors";
import { readDocument, renderJson } from "@/lib/render/json";
import type { Scope } from "@/lib/scope";
import { getReportState, type StoredReport } from "@/lib/store/read/report";

export type FetchedReport = { document: ReportDocument; integrity: StoredReport["integrity"] };

/** The finished report, to be written in any format. Throws as `fetchReportText` does. */
export async function fetchReport(scope: Scope, requestId: string): Promise<FetchedReport> {
  const { text, integrity } = await fetchStored(scope, requestId);
  return { document: readDocument(text), integrity };
}

/**
 * The finished report in JSON, the very text that was written when it was made. Throws not_found, not_ready while there
 * is none the firm may see (the customer's review included), gone after withdrawal or purge.
 */
export async function fetchReportText(scope: Scope, requestId: string): Promise<string> {
  return (await fetchStored(scope, requestId)).text;
}

async function fetchStored(scope: Scope, requestId: string): Promise<StoredReport> {
  const { request, report } = await getReportState(scope, requestId);
  if (request.status === "withdrawn")
    throw new AppError("gone", "The request was withdrawn and its report deleted.");
  if (request.status === "purged")
    throw new AppError("gone", "The report was deleted at the end of its retention period.");
  if (request.status !== "ready" || !report) {
    throw new AppError("not_ready", `Report is not ready: request is ${request.status}`);
  }
  return { ...report, text: toAnswer(report) };
}

/** How a document in the engine's own names begins; an answer begins with the first of its names in order. */
const DOCUMENT_ALONE = '{"schemaVersion"';

/** A report may be kept as the document alone; the answer, and so its digest, follows from that to the byte. */
function toAnswer({ text, integrity }: StoredReport): string {
  if (!text.startsWith(DOCUMENT_ALONE)) return text;
  return renderJson(JSON.parse(text) as ReportDocument, integrity);
}
