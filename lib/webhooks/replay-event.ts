import type { Actor, EndpointTarget } from "@/lib/scope";
import * as replay from "@/lib/store/write/replay";

/**
 * Sends the webhook of one event again at once: the same bytes under the same event id, with a new schedule of attempts.
 * Goes to the endpoint named, or to every endpoint that takes the event; returns the first one's delivery. Throws not_found, and conflict if no URL is set or the endpoint is disabled.
 */
export async function replayEvent(
  target: EndpointTarget,
  eventId: string,
  actor: Actor,
  now = new Date(),
): Promise<{ id: string; deliveryId: string }> {
  return { id: eventId, deliveryId: await replay.replayEvent(target, eventId, actor, now) };
}
