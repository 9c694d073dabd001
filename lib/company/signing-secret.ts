import { newWebhookSecret } from "@/lib/company/create-company";
import type { SwitchHours } from "@/lib/rules/webhook-secret";
import type { Actor, EndpointTarget, Scope } from "@/lib/scope";
import * as secrets from "@/lib/store/write/endpoint-secret";

// Every function that returns a secret returns it in full, and only this once.

/**
 * Creates the first signing secret of an environment's default endpoint that a person sees. It takes over at once: the
 * one before was never shown, so no receiver checks with it. Throws conflict if one was shown already.
 */
export async function giveFirstSecret(scope: Scope, actor: Actor, now = new Date()): Promise<string> {
  const secret = newWebhookSecret();
  await secrets.giveFirstSecret(scope, secret, actor, now);
  return secret;
}

/**
 * Stages a new signing secret, which takes over automatically after the given hours; an earlier staged one is dropped.
 * Until then `webhook-signature` carries both, and `X-Service-Signature` uses the active one.
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
 * For an emergency: replaces every signing secret of one endpoint at once. Deliveries are signed with the new one from
 * now on, waiting ones included.
 */
export async function replaceSecret(target: EndpointTarget, actor: Actor, now = new Date()): Promise<string> {
  const secret = newWebhookSecret();
  await secrets.replaceSecret(target, secret, actor, now);
  return secret;
}
