// These functions return a secret in full. No function returns the same secret twice.
import { newWebhookSecret } from "@/lib/company/create-company";
import type { SwitchHours } from "@/lib/rules/webhook-secret";
import type { Actor, EndpointTarget, Scope } from "@/lib/scope";
import * as secrets from "@/lib/store/write/endpoint-secret";

/**
 * Replaces the first signing secret of an environment's default endpoint with a secret to show to a person. The new
 * secret applies immediately: the first one was never shown, so no receiver uses it. Throws conflict if a secret was
 * shown already.
 */
export async function giveFirstSecret(scope: Scope, actor: Actor, now = new Date()): Promise<string> {
  const secret = newWebhookSecret();
  await secrets.giveFirstSecret(scope, secret, actor, now);
  return secret;
}

/**
 * Stages a new signing secret, which takes over automatically after `afterHours`; an earlier staged secret is dropped.
 * Until the new secret takes over, `webhook-signature` has one signature with each of the two secrets, and
 * `X-Service-Signature` uses the active secret.
 */
export async function stageSecret(
  target: EndpointTarget,
  afterHours: SwitchHours,
  actor: Actor,
  now = new Date(),
): Promise<string> {
  const secret = newWebhookSecret();
  await secrets.stageSecret(target, { secret, afterHours, actor, now });
  return secret;
}

/**
 * For an emergency: replaces every signing secret of one endpoint immediately. All later deliveries, including those
 * that are already waiting, are signed with the new secret.
 */
export async function replaceSecret(target: EndpointTarget, actor: Actor, now = new Date()): Promise<string> {
  const secret = newWebhookSecret();
  await secrets.replaceSecret(target, secret, actor, now);
  return secret;
}
