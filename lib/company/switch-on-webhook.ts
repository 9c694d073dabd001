import type { Actor, Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { switchOnEndpoint } from "@/lib/store/write/endpoint";

/**
 * Switches an endpoint on again that was switched off or is failing, and tries it with a test event. One that is well
 * is left alone, and `pinged` is false. Throws conflict where no URL is set. The moment, by default
 * the database's, is what attempts that began before are told by.
 */
export async function switchOnWebhook(
  scope: Scope,
  actor: Actor,
  at: Date | null = null,
): Promise<{ pinged: boolean }> {
  return switchOnEndpoint(scope, actor, at ?? (await readClock()));
}
