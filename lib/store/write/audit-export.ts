import type { Actor, Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

/** What was exported, with the ids, days and counts that the audit record has of it. */
export type Export =
  | { action: "audit.exported"; detail: Record<string, string | number> }
  | { action: "requests.links_downloaded"; detail: { batch: string; count: number } }
  | { action: "usage.exported"; detail: { from: string; to: string } };

/** Records in the company's audit record each export of its data as a file. */
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
