import type { Actor, Scope } from "@/lib/scope";
import { noteExport } from "@/lib/store/write/audit-export";

/** The other exports, with the ids, days and counts that the audit record has of each. */
export type Export =
  | { action: "requests.links_downloaded"; detail: { batch: string; count: number } }
  | { action: "usage.exported"; detail: { from: string; to: string } };

/** Records each export by a member in the company's audit record. */
export async function recordExport(
  scope: Scope,
  { action, detail }: Export,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await noteExport(scope, action, detail, actor, now);
}
