import { CUSTOMER, type Scope, SYSTEM } from "@/lib/scope";
import { db, inScope, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { addWork, refreshKey } from "@/lib/store/write/outbox";

/** Makes noticing the end of a consent's time due when it comes. */
export async function watchExpiry(tx: Tx, scope: Scope, requestId: string, expiresAt: Date): Promise<void> {
  await addWork(tx, scope, {
    name: "expire_consent",
    subjectId: requestId,
    dedupeKey: `expire_consent:${requestId}:${expiresAt.getTime()}`,
    availableAt: expiresAt,
  });
}

/** What is kept of a customer's consents. The accounts are kept as a digest, which tells that they changed. */
export type ConsentFacts = {
  consentRef: string;
  institutions: string[];
  givenAt: Date;
  expiresAt: Date | null;
  accountsDigest: string | null;
};

/**
 * Notes that a consent was renewed or covers something else. New accounts of a report that is to stay fresh make taking their
 * data due, in the same transaction. When it was first given stays. One that has ended stays as it ended.
 */
export async function changeConsent(
  scope: Scope,
  requestId: string,
  { givenAt: _, ...facts }: ConsentFacts,
  now: Date,
): Promise<void> {
  await inScope(scope, async (tx) => {
    await tx.$queryRaw`select id from request where id = ${requestId} for update`;
    const mine = { requestId, ...scope };
    const before = await tx.consent.findFirst({ where: { ...mine, endedAt: null } });
    const request = await tx.request.findFirst({ where: { id: requestId, ...scope } });
    if (!before || !request) return;
    await tx.consent.updateMany({ where: mine, data: facts });
    const isLonger = before.expiresAt?.getTime() !== facts.expiresAt?.getTime();
    // A digest that was never taken says nothing of what was covered then.
    const isOther = before.accountsDigest !== null && before.accountsDigest !== facts.accountsDigest;
    if (isLonger && facts.expiresAt) await watchExpiry(tx, scope, requestId, facts.expiresAt);
    if (isOther && request.status === "ready" && request.consentType === "ongoing") {
      const dedupeKey = refreshKey(requestId, request.generation + 1);
      await addWork(tx, scope, { name: "refresh", subjectId: requestId, dedupeKey });
    }
    if (!isLonger && !isOther) return;
    const detail = { until: facts.expiresAt?.toISOString() ?? null, other_accounts: isOther };
    await appendAudit(tx, {
      ...scope,
      requestId,
      action: "consent.changed",
      actor: CUSTOMER,
      detail,
      at: now,
    });
  });
}

/**
 * Notes that a consent's own time is over: what we hold of the bank's data goes, and upstream is told to delete the
 * customer until it confirms. The first call does it; others, and one that comes after a withdrawal, change nothing.
 */
export async function endExpiredConsent(scope: Scope, requestId: string, now: Date): Promise<void> {
  await inScope(scope, async (tx) => {
    // Taken first, as by everything that erases: two that take the same rows in another order wait for each other for ever.
    await tx.$queryRaw`select id from request where id = ${requestId} for update`;
    const mine = { requestId, ...scope };
    const { count } = await tx.consent.updateMany({
      where: { ...mine, endedAt: null, expiredAt: null, expiresAt: { lte: now } },
      data: { endedAt: now, expiredAt: now, sessionUntil: null },
    });
    if (count === 0) return;
    await tx.snapshot.deleteMany({ where: mine });
    await addWork(tx, scope, {
      name: "end_upstream",
      subjectId: requestId,
      dedupeKey: `end_upstream:${requestId}`,
    });
    await appendAudit(tx, { ...scope, requestId, action: "consent.expired", actor: SYSTEM, at: now });
  });
}

/** What upstream told of a customer's data goes with the customer. */
export const NOTHING_TOLD = { told: [], arrivalMemory: null, accountsDigest: null };

/** Drops our references to the customer upstream, once upstream has confirmed that it holds nothing more. */
export async function forgetUpstream(scope: Scope, requestId: string, now: Date): Promise<void> {
  await inScope(scope, async (tx) => {
    const { count } = await tx.consent.updateMany({
      where: { requestId, ...scope, upstreamEndedAt: null },
      data: {
        upstreamEndedAt: now,
        userRef: null,
        consentRef: null,
        creatingAt: null,
        creatingUntil: null,
        creatingSealed: null,
        ...NOTHING_TOLD,
      },
    });
    if (count === 1)
      await appendAudit(tx, { ...scope, requestId, action: "upstream.deleted", actor: SYSTEM, at: now });
  });
}

/** Whether this message of an upstream provider was taken before. */
export async function isNoted(provider: string, messageId: string): Promise<boolean> {
  const where = { provider_messageId: { provider, messageId } };
  return (await db().upstreamMessage.findUnique({ where, select: { messageId: true } })) !== null;
}

/**
 * Remembers an upstream message; false when it was seen before. Messages belong to no tenant and hold no data: the
 * provider's own id and whether it was signed.
 */
export async function noteMessage(provider: string, messageId: string, signed: boolean): Promise<boolean> {
  const { count } = await db().upstreamMessage.createMany({
    data: [{ provider, messageId, signed }],
    skipDuplicates: true,
  });
  return count === 1;
}
