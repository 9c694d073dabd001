import type { EventType } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { insertTestEvent } from "@/lib/store/write/test-event";

/**
 * Sends the company's endpoint a test event of this type, in live too. It concerns no request: its ids cannot exist,
 * and it is marked `simulated`. Throws too_many, and conflict if no URL is set or the endpoint is disabled.
 */
export async function sendTestEvent(
  scope: Scope,
  type: EventType,
  actor: Actor,
  now = new Date(),
): Promise<{ id: string; deliveryId: string }> {
  return insertTestEvent(scope, type, actor, now);
}
