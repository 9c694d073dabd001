import type { EventType } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { simulateEvent } from "@/lib/store/write/event";

/** A webhook under way for a simulated event. */
export type Fired = { eventId: string; deliveryId: string; type: EventType };

/**
 * Sends the firm a webhook of this type about this request, signed, delivered and retried as any other, with
 * `simulated: true` in its payload. The request stays as it is. Throws not_found, conflict without a webhook URL.
 */
export async function fireEvent(
  scope: Scope,
  requestId: string,
  type: EventType,
  actor: Actor,
  now = new Date(),
): Promise<Fired> {
  const { id, deliveryId } = await simulateEvent(scope, requestId, type, actor, now);
  return { eventId: id, deliveryId, type };
}
