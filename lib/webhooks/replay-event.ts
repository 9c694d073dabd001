import type { Actor, Scope } from "@/lib/scope";
import * as replay from "@/lib/store/write/replay";

/**
 * Sends the webhook of one event again at once: the same bytes under the same event id, with a new schedule of attempts.
 * Throws not_found, and conflict if no URL is set or the endpoint is disabled.
 */
export async function replayEvent(
  scope: Scope,
  eventId: string,
  actor: Actor,
  now = new Date(),
): Promise<{ id: string; deliveryId: string }> {
  return { id: eventId, deliveryId: await replay.replayEvent(scope, eventId, actor, now) };
}
