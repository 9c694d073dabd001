import type { Actor, Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { addReportAccess } from "@/lib/store/write/report-access";

/** Keeps in the request's record that this member took its report away as a file, each time. Throws not_found. */
export async function recordDownload(
  scope: Scope,
  requestId: string,
  format: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await getRequest(scope, requestId);
  const access = { action: "report.downloaded" as const, actor, detail: { format }, quietMs: 0, at: now };
  await addReportAccess(scope, requestId, access);
}
