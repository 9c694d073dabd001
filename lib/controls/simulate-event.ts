import type { EventType } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import * as events from "@/lib/store/write/event";

type Fired = { eventId: string; deliveryId: string; type: EventType };

/**
 * Sends the firm a webhook of this type about this request, signed, delivered and retried like any other, with
 * `simulated: true` in its payload. Does not change the request. Throws not_found, and conflict if no enabled endpoint
 * takes this type.
 */
export async function simulateEvent(
  scope: Scope,
  requestId: string,
  { type, actor, now = new Date() }: { type: EventType; actor: Actor; now?: Date },
): Promise<Fired> {
  const { id, deliveryId } = await events.simulateEvent(scope, requestId, { type, actor, now });
  return { eventId: id, deliveryId, type };
}
