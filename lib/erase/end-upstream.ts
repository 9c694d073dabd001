import { upstreamNamed } from "@/lib/adapters/upstream/select";
import type { Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { forgetUpstream } from "@/lib/store/write/consent";

/**
 * Tells upstream that the customer's consent is over: every consent revoked, confirmed by asking, then the customer's
 * record deleted. Only then is the reference forgotten here, so a failure on the way is tried again from the start.
 * Does nothing unless our side has ended the consent. Throws UpstreamFault.
 */
export async function endUpstream(scope: Scope, requestId: string, now = new Date()): Promise<void> {
  const { consent } = await getRequest(scope, requestId);
  if (!consent?.endedAt || consent.upstreamEndedAt) return;
  if (consent.userRef) {
    const upstream = upstreamNamed(consent.provider);
    for (const given of await upstream.listConsents(consent.userRef)) {
      if (given.isActive) await upstream.revokeConsent(consent.userRef, given.consentRef);
    }
    const left = (await upstream.listConsents(consent.userRef)).filter((given) => given.isActive);
    if (left.length > 0) throw new Error("upstream still lists an active consent");
    await upstream.deleteUser(consent.userRef);
  }
  await forgetUpstream(scope, requestId, now);
}
