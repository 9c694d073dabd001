import { AppError } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import { getReportState, type StoredReport } from "@/lib/store/read/report";

/**
 * The finished report. Throws not_found, not_ready while there is none the firm may see (the customer's review
 * included), gone after withdrawal or purge.
 */
export async function fetchReport(scope: Scope, requestId: string): Promise<StoredReport> {
  const { request, report } = await getReportState(scope, requestId);
  if (request.status === "withdrawn")
    throw new AppError("gone", "The request was withdrawn and its report deleted.");
  if (request.status === "purged")
    throw new AppError("gone", "The report was deleted at the end of its retention period.");
  if (request.status !== "ready" || !report) {
    throw new AppError("not_ready", `Report is not ready: request is ${request.status}`);
  }
  return report;
}
