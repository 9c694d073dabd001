import { type WithdrawnBy, withdrawRequest } from "@/lib/erase/withdraw-request";
import { type Scope, SYSTEM } from "@/lib/scope";
import { type Erasure, eraseRequest, findUnerased } from "@/lib/store/write/erase";
import { moveRequest } from "@/lib/store/write/move-request";

/** `known`: the number of requests in the given erasures. `again`: the number of them that were erased again. */
type Replayed = { known: number; again: number };

/**
 * Repeats the erasures (withdrawals or purges) made after the backup from which this database was restored, with their
 * original times. Skips requests that are already erased, so it may run again. Also repeats the upstream deletion, and
 * sends the firm a new event, because the restored database lost the first event.
 */
export async function replayErasures(erasures: readonly Erasure[]): Promise<Replayed> {
  const byDigest = new Map(erasures.map((erasure) => [erasure.erased, erasure]));
  const left = await findUnerased([...byDigest.keys()]);
  let again = 0;
  for (const { id, digest, scope } of left) {
    const erasure = byDigest.get(digest);
    if (erasure && (await eraseAgain(scope, id, erasure))) again++;
  }
  return { known: byDigest.size, again };
}

async function eraseAgain(scope: Scope, requestId: string, { as, by, at }: Erasure): Promise<boolean> {
  const now = new Date(at);
  if (as === "purged") {
    const { moved } = await moveRequest(scope, requestId, {
      trigger: "retention_elapsed",
      actor: SYSTEM,
      now,
      set: { purgedAt: now },
      withinTransaction: (tx) => eraseRequest(tx, scope, requestId, now),
      detail: { replayed: true },
    });
    if (moved) return true;
    // In the backup the request was not ready yet, so a purge becomes a withdrawal.
  }
  const { moved } = await withdrawRequest(scope, requestId, {
    by: (by ?? "system") as WithdrawnBy,
    actor: SYSTEM,
    now,
  });
  return moved;
}
