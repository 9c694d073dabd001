import type { BulkAct } from "@/lib/rules/bulk";
import type { Actor, Scope } from "@/lib/scope";
import { createRun } from "@/lib/store/write/bulk-run";

/**
 * Stores a bulk action on these requests; a separate call starts it. Ignores ids of other companies and of the other
 * environment. Returns the run's id; null if no request remains.
 */
export async function chooseRequests(
  scope: Scope,
  chosen: { act: BulkAct; requestIds: readonly string[]; actor: Actor },
  now = new Date(),
): Promise<string | null> {
  return chosen.requestIds.length > 0 ? createRun(scope, { ...chosen, now }) : null;
}
