import type { Actor, Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { addReportAccess } from "@/lib/store/write/report-access";

/** Records each download of the report as a file in the request's audit record. Throws not_found. */
export async function recordDownload(
  scope: Scope,
  requestId: string,
  { format, actor, now = new Date() }: { format: string; actor: Actor; now?: Date },
): Promise<void> {
  await getRequest(scope, requestId);
  const access = { action: "report.downloaded" as const, actor, detail: { format }, quietMs: 0, at: now };
  await addReportAccess(scope, requestId, access);
}
