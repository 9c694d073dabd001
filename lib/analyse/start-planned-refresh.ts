import { queueRefresh } from "@/lib/analyse/queue-refresh";
import { DAY_MS } from "@/lib/rules/request";
import type { Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { isLiveOpen } from "@/lib/store/read/company";
import { getRequest } from "@/lib/store/read/request";
import { dropPlan } from "@/lib/store/write/planned-refresh";

/**
 * Queues the refresh that is due under the customer's consent; the report it writes schedules the next one. A refresh
 * that is already running counts as this one. Returns the milliseconds until the next check, or null if the refresh
 * is queued or the request or its consent has ended. While live is suspended, collects nothing and checks the
 * schedule again a day later.
 */
export async function startPlannedRefresh(scope: Scope, requestId: string): Promise<number | null> {
  const { status, consent, refreshDueAt, generation } = await getRequest(scope, requestId);
  if (!refreshDueAt) return null;
  const now = await readClock();
  const isOver =
    !consent || consent.endedAt !== null || (consent.expiresAt !== null && consent.expiresAt <= now);
  if (status !== "ready" || isOver) {
    await dropPlan(scope, requestId);
    return null;
  }
  const leftMs = refreshDueAt.getTime() - now.getTime();
  if (leftMs > 0) return leftMs;
  if (scope.environment === "live" && !(await isLiveOpen(scope.companyId))) return DAY_MS;
  await queueRefresh(scope, requestId, generation + 1);
  return null;
}
