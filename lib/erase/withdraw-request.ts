import { reachesCustomers } from "@/lib/env/local-outbox";
import { notFound } from "@/lib/errors";
import { isRequestId } from "@/lib/ids";
import type { Evidence } from "@/lib/rules/consent-evidence";
import { STAGES, type Stage } from "@/lib/rules/request";
import { type Actor, CUSTOMER, type Scope, SYSTEM } from "@/lib/scope";
import { findRequestScope } from "@/lib/store/read/request";
import { eraseRequest, noteErasure } from "@/lib/store/write/erase";
import { keepFarewell } from "@/lib/store/write/farewell";
import { type MoveResult, moveRequest } from "@/lib/store/write/move-request";

/** The party that ended the request, as the request shows it. */
export type WithdrawnBy = "firm" | "customer" | "bank" | "system";

type Withdrawal = {
  by: WithdrawnBy;
  actor: Actor;
  now?: Date;
  /**
   * The stages in which the request may be ended; all by default. If the request leaves them before the withdrawal,
   * nothing changes.
   */
  only?: readonly Stage[];
  /** The evidence from a check with the provider, which the audit entry names. */
  evidence?: Evidence | null;
};

/**
 * Ends a request. The same transaction erases the data derived from the customer's data, queues one event for the firm,
 * and queues the deletion at the data provider, which is retried until confirmed. For a customer who had consented,
 * also queues a receipt; their address is erased after the receipt is sent. Does nothing for a closed request. Throws
 * not_found.
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
    withinTransaction: async (tx, row) => {
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

/**
 * Like withdrawRequest, but for the customer, whose link is their proof of identity. Throws not_found for an unknown
 * link.
 */
export async function withdrawByLink(requestId: string, now = new Date()): Promise<MoveResult> {
  const scope = isRequestId(requestId) ? await findRequestScope(requestId) : null;
  if (!scope) throw notFound();
  return withdrawRequest(scope, requestId, { by: "customer", actor: CUSTOMER, now });
}

/** Like withdrawRequest, but for a consent that ended at the bank. The caller passes the evidence. */
export async function endByBank(
  scope: Scope,
  requestId: string,
  evidence: Evidence,
  now = new Date(),
): Promise<MoveResult> {
  return withdrawRequest(scope, requestId, { by: "bank", actor: { kind: "bank", id: null }, now, evidence });
}

/**
 * Withdraws a request whose customer did not share their report in time; does not change a request in any other
 * state.
 */
export async function expireShare(scope: Scope, requestId: string, now = new Date()): Promise<void> {
  await withdrawRequest(scope, requestId, { by: "system", actor: SYSTEM, now, only: ["awaiting_share"] });
}
