import { secretsAt } from "@/lib/domain/webhook-secret";
import { newId } from "@/lib/ids";
import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { unsealSecret } from "@/lib/store/seal";
import { noteFailure, noteSuccess } from "@/lib/store/write/endpoint";
import { secretPlace } from "@/lib/store/write/secret-place";

export type PendingDelivery = {
  id: string;
  eventId: string;
  eventType: string;
  payload: string;
  /** How many attempts there were, in all and before the schedule began. */
  attempts: number;
  roundStart: number;
  url: string;
  /** The secret `X-Service-Signature` is keyed with, and the others that are good at this time. */
  secret: string;
  otherSecrets: string[];
  endpointId: string;
};

/**
 * A delivery that still has to be sent, with what to send and how to sign it at `now`; null when there is nothing to do.
 */
export async function findPendingDelivery(
  scope: Scope,
  id: string,
  now: Date,
): Promise<PendingDelivery | null> {
  const row = await inScope(scope, (tx) =>
    tx.delivery.findFirst({
      where: { id, ...scope, state: "pending" },
      include: { event: true, endpoint: true },
    }),
  );
  if (!row) return null;
  if (!row.endpoint.url || row.endpoint.disabledAt) {
    // There is nobody to send to any more; the delivery says so, and can be sent again by hand.
    await inScope(scope, (tx) =>
      tx.delivery.updateMany({
        where: { id, ...scope, state: "pending" },
        data: { state: "failed", nextAt: null },
      }),
    );
    return null;
  }
  const open = (sealed: Uint8Array) => unsealSecret(secretPlace(scope), sealed);
  const { active, others } = secretsAt<Uint8Array>(row.endpoint, now);
  return {
    id: row.id,
    eventId: row.eventId,
    eventType: row.event.type,
    payload: row.event.payload,
    attempts: row.attempts,
    roundStart: row.roundStart,
    url: row.endpoint.url,
    secret: open(active),
    otherSecrets: others.map(open),
    endpointId: row.endpointId,
  };
}

export type Attempt = {
  number: number;
  at: Date;
  latencyMs: number;
  outcome: string;
  responseCode: number | null;
  responseText: string | null;
};

type Sent = Pick<PendingDelivery, "id" | "endpointId" | "url" | "roundStart">;

/** Notes one attempt and what it leads to. `nextAt` null after a failure means that was the last. */
export async function recordAttempt(
  scope: Scope,
  delivery: Sent,
  attempt: Attempt,
  nextAt: Date | null,
): Promise<void> {
  const delivered = attempt.outcome === "delivered";
  await inScope(scope, async (tx) => {
    const { count } = await tx.delivery.updateMany({
      where: { id: delivery.id, ...scope, attempts: attempt.number - 1 },
      data: {
        attempts: attempt.number,
        state: delivered ? "delivered" : nextAt ? "pending" : "failed",
        // One that arrived once has arrived, whatever becomes of a replay.
        ...(delivered ? { deliveredAt: attempt.at } : {}),
        nextAt,
      },
    });
    // Another worker recorded this very attempt; the receiver saw one event id twice, which it may.
    if (count === 0) return;
    await tx.deliveryAttempt.create({
      data: { id: newId("att"), deliveryId: delivery.id, ...scope, ...attempt },
    });
    if (delivered) return noteSuccess(tx, scope, delivery, attempt.at);
    await noteFailure(tx, scope, delivery, {
      numberInRound: attempt.number - delivery.roundStart,
      isGone: attempt.responseCode === 410,
      at: attempt.at,
    });
  });
}
