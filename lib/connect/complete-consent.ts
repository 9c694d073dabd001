import type { Actor, Scope } from "@/lib/scope";
import { moveRequest } from "@/lib/store/write/move-request";

/**
 * The customer came back from the hosted flow: a request pending consent becomes pending data, even before upstream
 * confirms (specification, section 3). Elsewhere it changes nothing. Throws not_found.
 */
export async function completeConsent(
  scope: Scope,
  requestId: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await moveRequest(scope, requestId, { trigger: "consent_returned", actor, now });
}
