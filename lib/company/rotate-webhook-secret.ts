import { newWebhookSecret } from "@/lib/company/create-company";
import type { Actor, Scope } from "@/lib/scope";
import { replaceSecret } from "@/lib/store/write/endpoint-secret";

/**
 * For an emergency: makes a new signing secret for one environment, and every older one is dead at once. Deliveries are
 * signed with it from now on, those still waiting included. Returns it in full, which is the only time it is shown.
 */
export async function rotateWebhookSecret(scope: Scope, actor: Actor, now = new Date()): Promise<string> {
  const secret = newWebhookSecret();
  await replaceSecret(scope, secret, actor, now);
  return secret;
}
