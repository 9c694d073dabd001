import { findLostUsers } from "@/lib/adapters/upstream/find-lost-users";
import type { Upstream } from "@/lib/adapters/upstream/port";
import { upstreamOf } from "@/lib/adapters/upstream/select";
import { UpstreamFault } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import { findRequestOfUser, getRequest, type RequestRecord } from "@/lib/store/read/request";
import { forgetUpstream } from "@/lib/store/write/consent";
import { keepUserRef, openCreation } from "@/lib/store/write/upstream-user";

/**
 * Tells upstream that the customer's consent is over: every consent revoked, confirmed by asking, then the customer's
 * record deleted. Only then is the reference forgotten here, so a failure on the way is tried again from the start. A
 * record that was being made when the request ended is looked for and deleted as well. Does nothing unless our side has
 * ended the consent. Throws UpstreamFault.
 */
export async function endUpstream(scope: Scope, requestId: string, now = new Date()): Promise<void> {
  const request = await getRequest(scope, requestId);
  const { consent } = request;
  if (!consent?.endedAt || consent.upstreamEndedAt) return;
  const userRef = consent.userRef ?? (await takeLostUser(scope, request, consent, now));
  if (userRef) await endUser(upstreamOf(consent), userRef);
  await forgetUpstream(scope, requestId, now);
}

async function endUser(upstream: Upstream, userRef: string): Promise<void> {
  for (const given of await upstream.listConsents(userRef)) {
    if (given.isActive) await upstream.revokeConsent(userRef, given.consentRef);
  }
  const left = (await upstream.listConsents(userRef)).filter((given) => given.isActive);
  // Some take a moment to end one; the next try comes soon, and deletes the customer only then.
  if (left.length > 0) throw new UpstreamFault("revokeConsent: still active", true);
  await upstream.deleteUser(userRef);
}

type Known = NonNullable<RequestRecord["consent"]>;

/**
 * The record a try made whose answer was lost, stored as this request's before it is deleted, so that no other request takes
 * it for its own; null where there is none.
 */
async function takeLostUser(
  scope: Scope,
  { id, clientName: name }: RequestRecord,
  { creatingAt, creatingUntil, creatingSealed, ...held }: Known,
  now: Date,
): Promise<string | null> {
  if (!creatingAt || !creatingSealed) return null;
  if (creatingUntil && creatingUntil > now) throw new UpstreamFault("createUser: not known yet", true);
  const lost = { email: openCreation(id, creatingSealed), name, since: creatingAt };
  const isOwned = async (userRef: string) => (await findRequestOfUser(userRef)) !== null;
  for (const userRef of await findLostUsers(upstreamOf(held), lost, isOwned)) {
    if ((await keepUserRef(scope, id, userRef)) !== "taken") return userRef;
  }
  return null;
}
