import { requireRefreshable } from "@/lib/analyse/require-refreshable";
import type { Actor, Scope } from "@/lib/scope";
import { recordAct } from "@/lib/store/write/act";

/**
 * Checks that new data may be taken for a request and records who asked for it, because the system writes the new report.
 * Throws what requireRefreshable throws.
 */
export async function beginRefresh(scope: Scope, requestId: string, actor: Actor): Promise<void> {
  await requireRefreshable(scope, requestId);
  await recordAct(scope, requestId, { action: "refresh.requested", actor });
}
