import { newWebhookSecret } from "@/lib/company/create-company";
import type { Actor, Scope } from "@/lib/scope";
import { setWebhookSecret } from "@/lib/store/write/company";

/**
 * Makes a new signing secret for one environment; deliveries are signed with it from now on, those still waiting
 * included. Returns it in full, which is the only time it is shown.
 */
export async function rotateWebhookSecret(scope: Scope, actor: Actor, now = new Date()): Promise<string> {
  const secret = newWebhookSecret();
  await setWebhookSecret(scope, secret, actor, now);
  return secret;
}
