import type { Actor, Scope } from "@/lib/scope";
import { noteExport } from "@/lib/store/write/audit-export";

/** What else is taken out as a file, with what its record tells: ids, days and counts. */
export type Export =
  | { action: "requests.links_downloaded"; detail: { batch: string; count: number } }
  | { action: "usage.exported"; detail: { from: string; to: string } };

/** Keeps in the company's record that this member took something away as a file, each time. */
export async function recordExport(
  scope: Scope,
  { action, detail }: Export,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await noteExport(scope, action, detail, actor, now);
}
