import type { Actor, Scope } from "@/lib/scope";
import { switchOnEndpoint } from "@/lib/store/write/endpoint";

/**
 * Switches an endpoint on again that was switched off or is failing, and tries it with a test event. One that is well
 * is left alone, and `pinged` is false. Throws conflict where no URL is set.
 */
export async function switchOnWebhook(
  scope: Scope,
  actor: Actor,
  now = new Date(),
): Promise<{ pinged: boolean }> {
  return switchOnEndpoint(scope, actor, now);
}
