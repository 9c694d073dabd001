import { requireRefreshable } from "@/lib/analyse/require-refreshable";
import type { Actor, Scope } from "@/lib/scope";
import { recordAct } from "@/lib/store/write/act";

/**
 * Checks that new data may be collected for a request and records who requested it, because the system writes the new
 * report. Throws as requireRefreshable does.
 */
export async function beginRefresh(scope: Scope, requestId: string, actor: Actor): Promise<void> {
  await requireRefreshable(scope, requestId);
  await recordAct(scope, requestId, { action: "refresh.requested", actor });
}
