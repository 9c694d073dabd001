import type { ReportChangesView } from "@/lib/contract/wire/changes";
import { fetchPart } from "@/lib/documents/fetch-document";
import { getVerificationId } from "@/lib/documents/fetch-report";
import type { Scope } from "@/lib/scope";

/** The changes from the previous report to the finished one. Throws as `fetchReportFile` does. */
export async function fetchChanges(scope: Scope, requestId: string): Promise<ReportChangesView> {
  // Throws for a missing report here, so that no job is queued for it.
  await getVerificationId(scope, requestId);
  const bytes = await fetchPart({ scope, requestId, format: "changes" });
  return JSON.parse(new TextDecoder().decode(bytes)) as ReportChangesView;
}
