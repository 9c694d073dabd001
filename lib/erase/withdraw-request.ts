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

/** The party that ended the request, as the request shows it. */
export type WithdrawnBy = "firm" | "customer" | "bank" | "system";

type Withdrawal = {
  by: WithdrawnBy;
  actor: Actor;
  now?: Date;
  /**
   * The stages in which the request may be ended; all by default. A request that leaves them at the same moment is
   * not changed.
   */
  only?: readonly Stage[];
  /** The evidence from a check with the provider; the audit record names it. */
  evidence?: Evidence | null;
};

/**
 * Ends a request. Erases the data derived from the customer's data in the same transaction, notifies the firm once,
 * and retries the deletion upstream until it is confirmed. A customer who had consented is sent a receipt, after
 * which their address is erased too. Does not change a closed request or send anything for it. Throws not_found.
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

/**
 * As withdrawRequest, for the customer, whose link is their proof of identity. Throws not_found for an unknown link.
 */
export async function withdrawByLink(requestId: string, now = new Date()): Promise<MoveResult> {
  const scope = isRequestId(requestId) ? await findRequestScope(requestId) : null;
  if (!scope) throw notFound();
  return withdrawRequest(scope, requestId, { by: "customer", actor: CUSTOMER, now });
}

/** As withdrawRequest, for a consent that ended at the bank. The caller passes the evidence. */
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
