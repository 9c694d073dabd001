import type { BulkAct } from "@/lib/rules/bulk";
import type { Actor, Scope } from "@/lib/scope";
import { createRun } from "@/lib/store/write/bulk-run";

/**
 * Stores a bulk action on these requests; nothing happens before it is started. Leaves out ids that are not this
 * company's in this environment. Returns the run's id; null if no request is left.
 */
export async function chooseRequests(
  scope: Scope,
  chosen: { act: BulkAct; requestIds: readonly string[]; actor: Actor },
  now = new Date(),
): Promise<string | null> {
  return chosen.requestIds.length > 0 ? createRun(scope, { ...chosen, now }) : null;
}
