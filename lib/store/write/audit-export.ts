import type { Actor, Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

/** Records that the audit record was taken out, in which form and by which filters. */
export async function noteExport(
  scope: Scope,
  detail: Record<string, string>,
  actor: Actor,
  now: Date,
): Promise<void> {
  await inScope(scope, (tx) =>
    appendAudit(tx, { ...scope, requestId: null, action: "audit.exported", actor, detail, at: now }),
  );
}
