import type { EventType } from "@/lib/rules/request";
import type { Actor, EndpointTarget } from "@/lib/scope";
import { insertTestEvent } from "@/lib/store/write/test-event";

/**
 * Sends an endpoint a test event of this type, in live too, whatever events it takes. It concerns no request: its ids
 * cannot exist, and it is marked `simulated`. Throws not_found, too_many, and conflict if no URL is set or the endpoint
 * is disabled.
 */
export async function sendTestEvent(
  target: EndpointTarget,
  type: EventType,
  actor: Actor,
  now = new Date(),
): Promise<{ id: string; deliveryId: string }> {
  return insertTestEvent(target, type, actor, now);
}
