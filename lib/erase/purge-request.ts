import { type Scope, SYSTEM } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { getRequest } from "@/lib/store/read/request";
import { eraseRequest, noteErasure } from "@/lib/store/write/erase";
import { type MoveResult, moveRequest } from "@/lib/store/write/move-request";

/**
 * Purges a ready request after its retention window. Changes nothing if the purge is not due or the request is not
 * ready.
 */
export async function purgeRequest(scope: Scope, requestId: string, now = new Date()): Promise<MoveResult> {
  const outcome = await moveRequest(scope, requestId, {
    trigger: "retention_elapsed",
    actor: SYSTEM,
    now,
    where: { purgeAt: { lte: now } },
    set: { purgedAt: now },
    withinTransaction: (tx) => eraseRequest(tx, scope, requestId, now),
  });
  if (outcome.moved) noteErasure(requestId, "purged", null, now);
  return outcome;
}

/**
 * Purges a request whose retention window is over by the database's clock. Returns the milliseconds until the next
 * check if the window is not over (a refresh restarts it), or null if there is nothing to purge. Throws not_found.
 */
export async function purgeWhenDue(scope: Scope, requestId: string): Promise<number | null> {
  const now = await readClock();
  await purgeRequest(scope, requestId, now);
  const { status, purgeAt } = await getRequest(scope, requestId);
  return status === "ready" && purgeAt ? Math.max(1, purgeAt.getTime() - now.getTime()) : null;
}
