import type { Actor, Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { addReportAccess } from "@/lib/store/write/report-access";

/** Looking at a report for a while is one view; a page that is loaded again meanwhile is not another. */
export const VIEW_QUIET_MS = 30 * 60_000;

/** Keeps in the request's record that this member had its report on their screen. Throws not_found. */
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
