import type { EventType } from "@/lib/domain/request";
import type { Actor, Scope } from "@/lib/scope";
import { insertTestEvent } from "@/lib/store/write/test-event";

/**
 * Sends the company's endpoint an event of this type that is about no request: ids that cannot exist, and `simulated`.
 * In live too. Throws conflict where no URL is set or it is switched off, and too_many.
 */
export async function sendTestEvent(
  scope: Scope,
  type: EventType,
  actor: Actor,
  now = new Date(),
): Promise<{ id: string; deliveryId: string }> {
  return insertTestEvent(scope, type, actor, now);
}
