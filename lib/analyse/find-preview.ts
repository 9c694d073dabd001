import { toSydneyTime } from "@/lib/engine/calendar/day";
import type { CustomerNote, ReportDocument } from "@/lib/engine/document";
import { readDocument } from "@/lib/render/json";
import type { Scope } from "@/lib/scope";
import { listNotes } from "@/lib/store/read/note";
import { getReportState, type StoredReport } from "@/lib/store/read/report";

type Preview = {
  document: ReportDocument;
  integrity: StoredReport["integrity"];
  notes: CustomerNote[];
  preparedAt: Date;
};

/**
 * The report as the customer reviews it. The customer's notes are in the member in which the shared report will have
 * them. Null if no report is under review. Throws not_found.
 */
export async function findPreview(scope: Scope, requestId: string): Promise<Preview | null> {
  const { request, report } = await getReportState(scope, requestId);
  if (request.stage !== "awaiting_share" || !report) return null;
  const kept = await listNotes(scope, requestId);
  const notes = kept.map(({ createdAt, ...note }) => ({ ...note, at: toSydneyTime(createdAt) }));
  const document = { ...readDocument(report.bytes), customerNotes: notes };
  return { document, integrity: report.integrity, notes, preparedAt: report.createdAt };
}
