import type { Actor, Scope } from "@/lib/scope";
import { replayOne } from "@/lib/store/write/replay";

/**
 * Sends one delivery again at once: the same bytes under the same event id, with a new schedule of attempts. Brings a
 * waiting delivery forward. Throws not_found, and conflict if no URL is set or the endpoint is disabled.
 */
export async function replayDelivery(
  scope: Scope,
  deliveryId: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await replayOne(scope, deliveryId, actor, now);
}
