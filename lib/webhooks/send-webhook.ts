import { postWebhook } from "@/lib/adapters/post/post-webhook";
import { nextAttemptAt } from "@/lib/rules/webhook-delivery";
import type { Scope } from "@/lib/scope";
import { findPendingDelivery, recordAttempt } from "@/lib/store/write/delivery";
import { traced } from "@/lib/telemetry/trace";
import { signWebhook } from "@/lib/webhooks/sign-webhook";

/** Keeps only a URL's host and port, because firms put tokens in paths and queries. */
function hostAndPort(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, port, protocol } = new URL(address);
  return `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
}

/**
 * Sends one delivery once and records the attempt. Returns the number of the next attempt and the milliseconds until
 * then. Returns null if there is none: the delivery is no longer pending, this was the last attempt, or the endpoint
 * has no URL or is disabled. A repeat after a crash has the same event id and bytes. Signs and records with the time
 * `at`; if it is null, with the database's time.
 */
export async function sendWebhook(
  scope: Scope,
  deliveryId: string,
  at: Date | null = null,
  chance = Math.random(),
): Promise<{ inMs: number; number: number } | null> {
  const delivery = await findPendingDelivery(scope, deliveryId, at);
  if (!delivery) return null;
  const { now } = delivery;
  const number = delivery.attempts + 1;
  const headers = {
    "content-type": "application/json",
    "user-agent": "Surplus-Webhooks/1.0",
    "x-service-event": delivery.eventType,
    "x-service-attempt": number.toString(),
    "x-service-delivery": delivery.id,
    ...signWebhook(delivery.payload, delivery.eventId, {
      at: now,
      secret: delivery.secret,
      otherSecrets: delivery.otherSecrets,
    }),
  };
  const began = performance.now();
  const sent = await traced(
    "webhook",
    delivery.eventType,
    () => postWebhook(delivery.url, delivery.payload, headers, scope.environment),
    { ids: { delivery_id: delivery.id, attempt: number }, labelsOf: ({ outcome }) => ({ outcome }) },
  );
  // The wait for the next attempt starts when the receiver responds, which may be long after this attempt began.
  const answeredAt = new Date(now.getTime() + Math.ceil(performance.now() - began));
  const { retryAfterSeconds, ...result } = sent;
  // A replay starts the schedule again, but attempt numbers continue.
  const nextAtIn = (numberInRound: number) =>
    nextAttemptAt(numberInRound, answeredAt, chance, retryAfterSeconds);
  const nextAt = await recordAttempt(
    scope,
    delivery,
    { number, at: now, host: hostAndPort(delivery.url), ...result },
    nextAtIn,
  );
  return nextAt && { inMs: nextAt.getTime() - answeredAt.getTime(), number: number + 1 };
}
