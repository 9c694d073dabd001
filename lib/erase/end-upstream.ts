import { setTimeout as sleep } from "node:timers/promises";
import { findLostUsers } from "@/lib/adapters/upstream/find-lost-users";
import type { Upstream, UpstreamConsent } from "@/lib/adapters/upstream/port";
import { upstreamOf } from "@/lib/adapters/upstream/select";
import { env } from "@/lib/env/env";
import { UpstreamFault } from "@/lib/errors";
import { log } from "@/lib/log";
import { OVER } from "@/lib/rules/consent-evidence";
import type { Scope } from "@/lib/scope";
import { findRequestOfUser, getRequest, type RequestRecord } from "@/lib/store/read/request";
import { forgetUpstream } from "@/lib/store/write/consent";
import { digestOf } from "@/lib/store/write/erase";
import { noteFound, noteGone } from "@/lib/store/write/observation";
import { keepUserRef, openCreation } from "@/lib/store/write/upstream-user";

const HOUR_MS = 3_600_000;
/**
 * The number of times that we check whether a revoked consent has ended, and the milliseconds between checks. After the
 * last check we delete the customer's record, which ends the consent too.
 */
const SETTLE_LOOKS = 3;
const SETTLE_MS = 400;
/**
 * Milliseconds for which we search for a record that may exist because a response was lost. Applies to a provider that
 * cannot list its customers.
 */
const LOST_MS = 24 * HOUR_MS;
/**
 * Milliseconds for which we try to revoke consents one by one. After that, we delete the customer's record, which also
 * ends its consents.
 */
const REVOKING_MS = HOUR_MS;

/**
 * Ends the customer's consent upstream: revokes every consent, then deletes the customer's record. Deleting the record
 * also ends consents that could not be revoked. Our reference to that record is deleted last, so that a retry after a
 * failure can start from the beginning. Also finds and deletes a record that was being created when the request ended.
 * Does nothing unless we have ended the consent. Throws UpstreamFault.
 */
export async function endUpstream(scope: Scope, requestId: string, now = new Date()): Promise<void> {
  const request = await getRequest(scope, requestId);
  const { consent } = request;
  if (!consent?.endedAt || consent.upstreamEndedAt) return;
  const userRef = consent.userRef ?? (await takeLostUser(scope, request, consent, now));
  if (userRef) await endUser(scope, consent, userRef, now);
  await forgetUpstream(scope, requestId, now);
}

type ConsentRow = NonNullable<RequestRecord["consent"]>;

/**
 * Ends the customer's consents and deletes the customer's record at the provider. If the provider does not know the
 * customer, throws UpstreamFault until the absence is confirmed, because we may be using the wrong key.
 */
async function endUser(scope: Scope, consent: ConsentRow, userRef: string, now: Date): Promise<void> {
  const upstream = upstreamOf(consent);
  const consents = await listActiveConsents(upstream, userRef);
  // If the provider lists no consents because it does not know the customer, looks the customer up to be sure.
  const isKnown = consents !== null || (await upstream.findUser(userRef)) === "known";
  if (isKnown) {
    // The provider knows the customer again. If they disappear later, the wait that confirms an absence starts again.
    if (consent.goneAt !== null) await noteFound(scope, consent.requestId);
    const isForced = now.getTime() - (consent.endedAt ?? now).getTime() >= REVOKING_MS;
    await revoke(upstream, userRef, consents ?? [], isForced);
    if ((await upstream.deleteUser(userRef, { isForced })) === "deleted") return;
  }
  const goneAt = await noteGone(scope, consent.requestId, now);
  const isForeign = consent.seenBy !== null && consent.seenBy !== upstream.credentials;
  const isConfirmed = now.getTime() - goneAt.getTime() >= env().UPSTREAM_CONFIRM_HOURS * HOUR_MS;
  if (isForeign || !isConfirmed)
    throw new UpstreamFault(
      "deleteUser: the provider did not find the record; we have not yet confirmed that it is gone",
      true,
    );
}

/**
 * Revokes the consents that are still active. Consents that stay listed or cannot be revoked end when the customer's
 * record is deleted.
 */
async function revoke(
  upstream: Upstream,
  userRef: string,
  consents: readonly UpstreamConsent[],
  isForced: boolean,
): Promise<void> {
  for (const { consentRef } of consents) {
    await upstream.revokeConsent(userRef, consentRef).catch((error: unknown) => {
      // Neither a permanent refusal nor a lasting fault may prevent the deletion of the record.
      if (!(error instanceof UpstreamFault) || (error.temporary && !isForced)) throw error;
      log().warn(
        { upstream: upstream.provider },
        "a consent could not be revoked; it ends when the provider deletes the customer",
      );
    });
  }
  // Some providers take a moment to end a consent, so the list is read until it is empty, SETTLE_LOOKS times at most.
  for (let look = 1; consents.length > 0 && look <= SETTLE_LOOKS; look++) {
    if ((await listActiveConsents(upstream, userRef))?.length === 0) break;
    if (look < SETTLE_LOOKS) await sleep(SETTLE_MS);
  }
}

/**
 * The consents that have not ended; null if upstream does not know the customer. Empty if upstream refuses the list
 * permanently: the consents then end when upstream deletes the customer.
 */
async function listActiveConsents(upstream: Upstream, userRef: string): Promise<UpstreamConsent[] | null> {
  try {
    const listed = await upstream.listConsents(userRef, { isNameless: true });
    return listed.filter(({ state }) => !OVER.includes(state));
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    if (error.reason === "absent") return null;
    if (error.temporary) throw error;
    log().warn(
      { upstream: upstream.provider },
      "consents could not be listed; they end when the provider deletes the customer",
    );
    return [];
  }
}

/**
 * Finds the record that an attempt created before its response was lost; null if there is none. The caller deletes the
 * record later. To keep other requests from taking it, the record is first stored as this request's.
 */
async function takeLostUser(
  scope: Scope,
  { id, clientName: name }: RequestRecord,
  { creatingAt, creatingUntil, creatingSealed, ...held }: ConsentRow,
  now: Date,
): Promise<string | null> {
  if (!creatingAt || !creatingSealed) return null;
  if (creatingUntil && creatingUntil > now)
    throw new UpstreamFault("the result of createUser is not known yet", true);
  const lost = { email: openCreation(id, creatingSealed), name, since: creatingAt };
  const isOwned = async (userRef: string) => (await findRequestOfUser(userRef)) !== null;
  try {
    const upstream = upstreamOf(held);
    for (const userRef of await findLostUsers(upstream, lost, isOwned)) {
      if ((await keepUserRef(scope, id, userRef, upstream.credentials)) !== "taken") return userRef;
    }
  } catch (error) {
    const isHopeless = error instanceof UpstreamFault && error.reason === "absent";
    if (!isHopeless || now.getTime() - creatingAt.getTime() < LOST_MS) throw error;
    log().warn(
      { request: digestOf(id) },
      "an upstream record may remain; this cannot be checked, because the provider cannot list records",
    );
  }
  return null;
}
