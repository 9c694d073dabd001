import type { Actor, Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { addReportAccess } from "@/lib/store/write/report-access";

/** Milliseconds within which repeated loads of a report count as one view. */
export const VIEW_QUIET_MS = 30 * 60_000;

/**
 * Records in the request's audit log that this member viewed the report. Does nothing if the log has a view by the
 * same member within the last VIEW_QUIET_MS milliseconds. Throws not_found.
 */
export async function recordView(
  scope: Scope,
  requestId: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await getRequest(scope, requestId);
  await addReportAccess(scope, requestId, {
    action: "report.viewed",
    actor,
    quietMs: VIEW_QUIET_MS,
    at: now,
  });
}

/**
 * Records a download of the report as a file. Each download gets an entry in the request's audit log. Throws not_found.
 */
export async function recordDownload(
  scope: Scope,
  requestId: string,
  { format, actor, now = new Date() }: { format: string; actor: Actor; now?: Date },
): Promise<void> {
  await getRequest(scope, requestId);
  const access = { action: "report.downloaded" as const, actor, detail: { format }, quietMs: 0, at: now };
  await addReportAccess(scope, requestId, access);
}
