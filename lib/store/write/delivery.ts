import { newId } from "@/lib/ids";
import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { unsealSecret } from "@/lib/store/seal";

export type PendingDelivery = {
  id: string;
  eventId: string;
  eventType: string;
  payload: string;
  attempts: number;
  url: string;
  secret: string;
  nextSecret: string | null;
  endpointId: string;
};

/** Where a company's signing secrets are sealed to; moving one to another company's row would not open. */
export function secretPlace(scope: Scope): string {
  return `webhook-secret:${scope.companyId}:${scope.environment}`;
}

/** A delivery that still has to be sent, with what to send and how to sign it; null when there is nothing to do. */
export async function findPendingDelivery(scope: Scope, id: string): Promise<PendingDelivery | null> {
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
  return {
    id: row.id,
    eventId: row.eventId,
    eventType: row.event.type,
    payload: row.event.payload,
    attempts: row.attempts,
    url: row.endpoint.url,
    secret: open(row.endpoint.secretSealed),
    nextSecret: row.endpoint.nextSecretSealed ? open(row.endpoint.nextSecretSealed) : null,
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

/** Notes one attempt and what it leads to. `nextAt` null after a failure means that was the last. */
export async function recordAttempt(
  scope: Scope,
  delivery: { id: string; endpointId: string },
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
        deliveredAt: delivered ? attempt.at : null,
        nextAt,
      },
    });
    // Another worker recorded this very attempt; the receiver saw one event id twice, which it may.
    if (count === 0) return;
    await tx.deliveryAttempt.create({
      data: { id: newId("att"), deliveryId: delivery.id, ...scope, ...attempt },
    });
    if (attempt.responseCode === 410) {
      await tx.webhookEndpoint.updateMany({
        where: { id: delivery.endpointId, ...scope },
        data: { disabledAt: attempt.at, disabledReason: "The receiver answered 410 Gone." },
      });
    }
  });
}
