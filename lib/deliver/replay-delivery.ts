import type { Actor, Scope } from "@/lib/scope";
import { replayOne } from "@/lib/store/write/replay";

/**
 * Sends one delivery again at once: the same bytes under the same event id, with a fresh schedule of attempts. One that
 * is waiting is brought forward. Throws not_found, and conflict where no URL is set or it is switched off.
 */
export async function replayDelivery(
  scope: Scope,
  deliveryId: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await replayOne(scope, deliveryId, actor, now);
}
