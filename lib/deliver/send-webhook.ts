import { postWebhook } from "@/lib/adapters/post/post-webhook";
import { nextAttemptAt } from "@/lib/deliver/retry-schedule";
import { signWebhook } from "@/lib/deliver/sign-webhook";
import type { Scope } from "@/lib/scope";
import { findPendingDelivery, recordAttempt } from "@/lib/store/write/delivery";
import { traced } from "@/lib/trace";

/**
 * Sends one delivery once and records the attempt. Returns in how many milliseconds to try again, or null when there is
 * nothing more to do: it arrived, it was the last attempt, or there is nobody to send to. Sent again after a crash it
 * carries the same event id and the same bytes. Signs and notes by the database's clock unless it is told the time.
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
    ...signWebhook(delivery.payload, delivery.eventId, now, delivery.secret, delivery.otherSecrets),
  };
  const began = performance.now();
  const sent = await traced(
    "webhook",
    delivery.eventType,
    () => postWebhook(delivery.url, delivery.payload, headers, scope.environment),
    { ids: { delivery_id: delivery.id, attempt: number }, labelsOf: ({ outcome }) => ({ outcome }) },
  );
  // A wait begins with the answer, which may have taken long.
  const answeredAt = new Date(now.getTime() + Math.ceil(performance.now() - began));
  const { retryAfterSeconds, ...result } = sent;
  // After a replay the schedule begins afresh; the numbers of the attempts go on.
  const nextAtIn = (numberInRound: number) =>
    nextAttemptAt(numberInRound, answeredAt, chance, retryAfterSeconds);
  const nextAt = await recordAttempt(scope, delivery, { number, at: now, ...result }, nextAtIn);
  return nextAt && { inMs: nextAt.getTime() - answeredAt.getTime(), number: number + 1 };
}
