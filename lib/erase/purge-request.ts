import { noteErasure } from "@/lib/erase/note-erasure";
import { type Scope, SYSTEM } from "@/lib/scope";
import { eraseRequest } from "@/lib/store/write/erase";
import { type MoveResult, moveRequest } from "@/lib/store/write/move-request";

/** Purges a ready request after its retention window. Changes nothing if it is not due or not ready. */
export async function purgeRequest(scope: Scope, requestId: string, now = new Date()): Promise<MoveResult> {
  const outcome = await moveRequest(scope, requestId, {
    trigger: "retention_elapsed",
    actor: SYSTEM,
    now,
    where: { purgeAt: { lte: now } },
    set: { purgedAt: now },
    carry: (tx) => eraseRequest(tx, scope, requestId, now),
  });
  if (outcome.moved) noteErasure(requestId, "purged", null, now);
  return outcome;
}
