import type { Actor, EndpointTarget } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { switchOnEndpoint } from "@/lib/store/write/endpoint";

/**
 * Enables a disabled or failing endpoint again and sends it a test event. A healthy endpoint is unchanged, and `pinged`
 * is false. Throws conflict if no URL is set. Attempts that began before `at`, by default the database's time, do not
 * count against it.
 */
export async function switchOnWebhook(
  target: EndpointTarget,
  actor: Actor,
  at: Date | null = null,
): Promise<{ pinged: boolean }> {
  return switchOnEndpoint(target, actor, at ?? (await readClock()));
}
