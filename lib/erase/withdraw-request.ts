import { STAGES, type Stage } from "@/lib/domain/request";
import { noteErasure } from "@/lib/erase/note-erasure";
import { notFound } from "@/lib/errors";
import { isRequestId } from "@/lib/ids";
import { type Actor, CUSTOMER, type Scope } from "@/lib/scope";
import { findRequestScope } from "@/lib/store/read/request";
import { eraseRequest } from "@/lib/store/write/erase";
import { moveRequest, type Outcome } from "@/lib/store/write/move-request";

/** Who ended it, as the request shows it. */
export type WithdrawnBy = "firm" | "customer" | "bank" | "system";

/**
 * Ends a request: what was derived from the customer's data is erased in the same transaction, the firm is told once,
 * and upstream is told until it confirms. On a closed request nothing changes and nothing is sent. `only` names the stages
 * it is to be ended in: one that moves on at the same moment is left alone. Throws not_found.
 */
export async function withdrawRequest(
  scope: Scope,
  requestId: string,
  by: WithdrawnBy,
  actor: Actor,
  now = new Date(),
  only: readonly Stage[] = STAGES,
): Promise<Outcome> {
  const outcome = await moveRequest(scope, requestId, {
    trigger: "withdrawn",
    actor,
    now,
    where: { stage: { in: [...only] } },
    set: { withdrawnAt: now, withdrawnBy: by, purgeAt: null },
    carry: (tx) => eraseRequest(tx, scope, requestId, now),
    detail: { by },
  });
  if (outcome.moved) noteErasure(requestId, "withdrawn", by, now);
  return outcome;
}

/** As withdrawRequest, by the customer, whose link is their proof. Throws not_found for an unknown link. */
export async function withdrawByLink(requestId: string, now = new Date()): Promise<Outcome> {
  const scope = isRequestId(requestId) ? await findRequestScope(requestId) : null;
  if (!scope) throw notFound();
  return withdrawRequest(scope, requestId, "customer", CUSTOMER, now);
}
