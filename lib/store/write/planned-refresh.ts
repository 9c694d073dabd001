import type { Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { addWork, endWork } from "@/lib/store/write/outbox";

/**
 * Schedules the refresh after this report, in the transaction that writes the report. Replaces an earlier schedule.
 */
export async function planRefresh(tx: Tx, scope: Scope, requestId: string, dueAt: Date): Promise<void> {
  await tx.request.updateMany({ where: { id: requestId, ...scope }, data: { refreshDueAt: dueAt } });
  await endWork(tx, scope, "plan_refresh", requestId);
  await addWork(tx, scope, {
    name: "plan_refresh",
    subjectId: requestId,
    dedupeKey: `plan_refresh:${requestId}:${dueAt.getTime()}`,
    availableAt: dueAt,
  });
}

/** Removes the schedule of a request that is no longer refreshed. */
export async function dropPlan(scope: Scope, requestId: string): Promise<void> {
  await inScope(scope, (tx) =>
    tx.request.updateMany({ where: { id: requestId, ...scope }, data: { refreshDueAt: null } }),
  );
}
