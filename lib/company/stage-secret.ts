import { newWebhookSecret } from "@/lib/company/create-company";
import type { SwitchHours } from "@/lib/domain/webhook-secret";
import type { Actor, Scope } from "@/lib/scope";
import { writeStagedSecret } from "@/lib/store/write/endpoint-secret";

/**
 * Makes a new signing secret that takes over by itself in so many hours. Until then `webhook-signature` carries both
 * and `X-Service-Signature` stays with the active one. Returns it in full, which is the only time it is shown. One that
 * was staged before is dropped.
 */
export async function stageSecret(
  scope: Scope,
  afterHours: SwitchHours,
  actor: Actor,
  now = new Date(),
): Promise<string> {
  const secret = newWebhookSecret();
  await writeStagedSecret(scope, secret, afterHours, actor, now);
  return secret;
}
