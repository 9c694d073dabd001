import type { Actor, Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

/** The audit entry of an export: its action, and the ids, days or counts of the exported file. */
type Export =
  | { action: "audit.exported"; detail: Record<string, string | number> }
  | { action: "requests.links_downloaded"; detail: { batch: string; count: number } }
  | { action: "usage.exported"; detail: { from: string; to: string } };

/** Records in the company's audit log that data of the company was exported as a file. */
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
