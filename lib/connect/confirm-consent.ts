import type { UpstreamConsent } from "@/lib/adapters/upstream/port";
import { upstreamOf } from "@/lib/adapters/upstream/select";
import { CUSTOMER, type Scope } from "@/lib/scope";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";
import { watchExpiry } from "@/lib/store/write/consent";
import { moveRequest } from "@/lib/store/write/move-request";
import { queueReceipt } from "@/lib/store/write/receipt";

/** What upstream says of the customer's consent. */
export type ConsentState = "none" | "active" | "ended" | "expired";

/**
 * Asks upstream whether the customer has consented and, the first time it says yes, records it and tells the firm
 * (`consent.completed`). The truth is upstream's list of consents, never a query string or the word of an event.
 */
export async function confirmConsent(
  scope: Scope,
  requestId: string,
  now = new Date(),
): Promise<ConsentState> {
  const request = await getRequest(scope, requestId);
  const userRef = request.consent?.userRef;
  if (!request.consent || !userRef) return "none";
  const consents = await upstreamOf(request.consent).listConsents(userRef);
  const active = consents.find((consent) => consent.isActive);
  if (!active) return request.consentedAt ? stateWithout(consents, request.consent, now) : "none";
  if (!request.consentedAt) await recordConsent(scope, request, active, now);
  return "active";
}

/**
 * Upstream's list is newest first: whether the latest consent ran out by itself or was ended before its time. One that was
 * given and is listed no more was deleted there, which ends it as well, unless its time was over or we ended it.
 */
function stateWithout([latest]: UpstreamConsent[], known: Known, now: Date): ConsentState {
  if (!latest && known.endedAt) return "none";
  const { expiresAt } = latest ?? known;
  return expiresAt && expiresAt <= now ? "expired" : "ended";
}

type Known = { expiresAt: Date | null; endedAt: Date | null };
type Active = { consentRef: string; institutionName: string; givenAt: Date; expiresAt: Date | null };

async function recordConsent(scope: Scope, request: RequestRecord, active: Active, now: Date): Promise<void> {
  await moveRequest(scope, request.id, {
    trigger: "consent_confirmed",
    actor: CUSTOMER,
    now,
    where: { consentedAt: null },
    set: { consentedAt: active.givenAt },
    carry: async (tx) => {
      await tx.consent.updateMany({
        where: { requestId: request.id, ...scope },
        data: {
          consentRef: active.consentRef,
          institutions: [active.institutionName],
          givenAt: active.givenAt,
          expiresAt: active.expiresAt,
        },
      });
      if (active.expiresAt) await watchExpiry(tx, scope, request.id, active.expiresAt);
      if (scope.environment === "live" && request.contact.email) await queueReceipt(tx, scope, request.id);
    },
  });
}
