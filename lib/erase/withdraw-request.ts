import { reachesCustomers } from "@/lib/env/local-outbox";
import { noteErasure } from "@/lib/erase/note-erasure";
import { notFound } from "@/lib/errors";
import { isRequestId } from "@/lib/ids";
import type { Evidence } from "@/lib/rules/consent-evidence";
import { STAGES, type Stage } from "@/lib/rules/request";
import { type Actor, CUSTOMER, type Scope, SYSTEM } from "@/lib/scope";
import { findRequestScope } from "@/lib/store/read/request";
import { eraseRequest } from "@/lib/store/write/erase";
import { keepFarewell } from "@/lib/store/write/farewell";
import { type MoveResult, moveRequest } from "@/lib/store/write/move-request";

/** Who ended the request, as the request shows it. */
export type WithdrawnBy = "firm" | "customer" | "bank" | "system";

export type Withdrawal = {
  by: WithdrawnBy;
  actor: Actor;
  now?: Date;
  /** The stages it may be ended in, all by default: a request that moves on at the same moment is left alone. */
  only?: readonly Stage[];
  /** What a look at the provider found; the audit record names it. */
  evidence?: Evidence | null;
};

/**
 * Ends a request: what was derived from the customer's data is erased in the same transaction, the firm is notified once,
 * and the deletion upstream is retried until it is confirmed. A customer who had consented is sent a receipt, after which
 * their address goes too. On a closed request nothing changes and nothing is sent. Throws not_found.
 */
export async function withdrawRequest(
  scope: Scope,
  requestId: string,
  { by, actor, now = new Date(), only = STAGES, evidence = null }: Withdrawal,
): Promise<MoveResult> {
  const outcome = await moveRequest(scope, requestId, {
    trigger: "withdrawn",
    actor,
    now,
    where: { stage: { in: [...only] } },
    set: { withdrawnAt: now, withdrawnBy: by, purgeAt: null },
    carry: async (tx, row) => {
      if (reachesCustomers(scope.environment)) await keepFarewell(tx, scope, row);
      await eraseRequest(tx, scope, requestId, now);
    },
    detail: {
      by,
      ...(evidence ? { evidence: evidence.kind, evidence_at: evidence.at.toISOString() } : {}),
    },
  });
  if (outcome.moved) noteErasure(requestId, "withdrawn", by, now);
  return outcome;
}

/** As withdrawRequest, by the customer, whose link is their proof. Throws not_found for an unknown link. */
export async function withdrawByLink(requestId: string, now = new Date()): Promise<MoveResult> {
  const scope = isRequestId(requestId) ? await findRequestScope(requestId) : null;
  if (!scope) throw notFound();
  return withdrawRequest(scope, requestId, { by: "customer", actor: CUSTOMER, now });
}

/** As withdrawRequest, because the consent ended at the bank. The caller passes the evidence. */
export async function endByBank(
  scope: Scope,
  requestId: string,
  evidence: Evidence,
  now = new Date(),
): Promise<MoveResult> {
  return withdrawRequest(scope, requestId, { by: "bank", actor: { kind: "bank", id: null }, now, evidence });
}

/** Withdraws a request whose customer did not share their report in time; changes no other request. */
export async function expireShare(scope: Scope, requestId: string, now = new Date()): Promise<void> {
  await withdrawRequest(scope, requestId, { by: "system", actor: SYSTEM, now, only: ["awaiting_share"] });
}
