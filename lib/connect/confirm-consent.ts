import { createHash } from "node:crypto";
import type { UpstreamConsent } from "@/lib/adapters/upstream/port";
import { upstreamOf } from "@/lib/adapters/upstream/select";
import { UpstreamFault } from "@/lib/errors";
import { CUSTOMER, type Scope } from "@/lib/scope";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";
import { type ConsentFacts, changeConsent, watchExpiry } from "@/lib/store/write/consent";
import { moveRequest } from "@/lib/store/write/move-request";
import { queueReceipt } from "@/lib/store/write/receipt";

/** What upstream says of the customer's consent. */
export type ConsentState = "none" | "active" | "ended" | "expired";

/**
 * Asks upstream whether the customer has consented and, the first time it says yes, records it and tells the firm
 * (`consent.completed`). Of a consent that is known it follows what changed: how long it lasts, at which banks, over which
 * accounts. The truth is upstream's list of consents, never a query string or the word of an event.
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
  const facts = factsOf(consents);
  if (!facts) return request.consentedAt ? stateWithout(consents, request.consent, now) : "none";
  if (!request.consentedAt) await recordConsent(scope, request, facts, now);
  else if (hasChanged(request.consent, facts)) await changeConsent(scope, requestId, facts, now);
  return "active";
}

/** What is kept of the consents that are active; null where none is. The newest one is the one that can be renewed. */
function factsOf(consents: readonly UpstreamConsent[]): ConsentFacts | null {
  const active = consents.filter(({ isActive }) => isActive);
  const [newest] = active;
  if (!newest) return null;
  const ends = active.flatMap(({ expiresAt }) => expiresAt ?? []).map((at) => at.getTime());
  const accounts = [...new Set(active.flatMap(({ accountRefs }) => accountRefs))].sort();
  return {
    consentRef: newest.consentRef,
    institutions: [...new Set(active.map(({ institutionName }) => institutionName))].sort(),
    givenAt: newest.givenAt,
    // While one lasts there is something shared; upstream gives nothing of one whose own time is over.
    expiresAt: ends.length === 0 ? null : new Date(Math.max(...ends)),
    accountsDigest: accounts.length === 0 ? null : digestOf(accounts),
  };
}

const digestOf = (texts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(texts)).digest("base64url");

function hasChanged(known: NonNullable<RequestRecord["consent"]>, facts: ConsentFacts): boolean {
  return (
    known.consentRef !== facts.consentRef ||
    known.expiresAt?.getTime() !== facts.expiresAt?.getTime() ||
    known.accountsDigest !== facts.accountsDigest ||
    known.institutions.join("\n") !== facts.institutions.join("\n")
  );
}

/**
 * Throws UpstreamFault while the bank they gave it at is being connected anew: that is no end, and is asked for again.
 * Upstream's list is newest first: whether the latest consent ran out by itself or was ended before its time. One that was
 * given and is listed no more was deleted there, which ends it as well, unless its time was over or we ended it.
 */
function stateWithout(listed: UpstreamConsent[], known: Known, now: Date): ConsentState {
  if (listed.some(({ consentRef, isOnItsWay }) => isOnItsWay && consentRef === known.consentRef))
    throw new UpstreamFault("listConsents: on its way", true);
  const [latest] = listed;
  if (!latest && known.endedAt) return "none";
  const { expiresAt } = latest ?? known;
  return expiresAt && expiresAt <= now ? "expired" : "ended";
}

type Known = { consentRef: string | null; expiresAt: Date | null; endedAt: Date | null };

async function recordConsent(
  scope: Scope,
  request: RequestRecord,
  facts: ConsentFacts,
  now: Date,
): Promise<void> {
  await moveRequest(scope, request.id, {
    trigger: "consent_confirmed",
    actor: CUSTOMER,
    now,
    where: { consentedAt: null },
    set: { consentedAt: facts.givenAt },
    carry: async (tx) => {
      await tx.consent.updateMany({ where: { requestId: request.id, ...scope }, data: facts });
      if (facts.expiresAt) await watchExpiry(tx, scope, request.id, facts.expiresAt);
      if (scope.environment === "live" && request.contact.email) await queueReceipt(tx, scope, request.id);
    },
  });
}
