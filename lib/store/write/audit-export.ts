import type { Actor, Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

/** An exported file, with the ids, days and counts for its audit entry. */
type Export =
  | { action: "audit.exported"; detail: Record<string, string | number> }
  | { action: "requests.links_downloaded"; detail: { batch: string; count: number } }
  | { action: "usage.exported"; detail: { from: string; to: string } };

/** Records an export of a company's data as a file in its audit record. */
export async function recordExport(
  scope: Scope,
  { action, detail }: Export,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await inScope(scope, (tx) =>
    appendAudit(tx, { ...scope, requestId: null, action, actor, detail, at: now }),
  );
}
