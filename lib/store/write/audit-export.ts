import type { Actor, Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

/** Records that data of the company was exported as a file, and which part. */
export async function noteExport(
  scope: Scope,
  action: "audit.exported" | "requests.links_downloaded" | "usage.exported",
  detail: Record<string, string | number>,
  actor: Actor,
  now: Date,
): Promise<void> {
  await inScope(scope, (tx) =>
    appendAudit(tx, { ...scope, requestId: null, action, actor, detail, at: now }),
  );
}
