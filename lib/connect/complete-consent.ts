import type { Actor, Scope } from "@/lib/scope";
import { moveRequest } from "@/lib/store/write/move-request";

/**
 * Moves a request from pending consent to pending data when the customer returns from the hosted flow, even before
 * upstream confirms the consent. In other states it changes nothing. Throws not_found.
 */
export async function completeConsent(
  scope: Scope,
  requestId: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await moveRequest(scope, requestId, { trigger: "consent_returned", actor, now });
}
