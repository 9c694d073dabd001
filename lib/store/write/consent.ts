import type { Evidence } from "@/lib/rules/consent-evidence";
import { CUSTOMER, type Scope, SYSTEM } from "@/lib/scope";
import { db, inScope, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { writeReturn } from "@/lib/store/write/bank-attempt";
import { type BankFacts, syncBanks, writeBankActivity } from "@/lib/store/write/bank-consent";
import { addWork, endWork, refreshKey } from "@/lib/store/write/outbox";
import { queueReceipt } from "@/lib/store/write/receipt";

/** Schedules a check, at `expiresAt`, that ends the consent if it has expired. */
export async function watchExpiry(tx: Tx, scope: Scope, requestId: string, expiresAt: Date): Promise<void> {
  await addWork(tx, scope, {
    name: "expire_consent",
    subjectId: requestId,
    dedupeKey: `expire_consent:${requestId}:${expiresAt.getTime()}`,
    availableAt: expiresAt,
  });
}

/**
 * The stored facts of a customer's consents. The list of accounts is stored as a digest, which shows whether the list
 * has changed.
 */
export type ConsentFacts = {
  consentRef: string;
  institutions: string[];
  givenAt: Date;
  expiresAt: Date | null;
  /** The earliest end date of the consents. */
  renewBy: Date | null;
  /** The provider's ids of the consents. */
  activeRefs: string[];
  accountsDigest: string | null;
  /** The shared banks, each with its own consent. */
  banks: readonly BankFacts[];
};

/**
 * Records that a consent was renewed or changed its scope. Queues a new receipt if a bank was added, unless the
 * customer is still adding banks. If the accounts of a ready, ongoing request changed, schedules a collection in the
 * same transaction. The date of the first consent stays, and an ended consent stays ended.
 */
export async function changeConsent(
  scope: Scope,
  requestId: string,
  { givenAt: _, banks, ...facts }: ConsentFacts,
  now: Date,
): Promise<void> {
  await inScope(scope, async (tx) => {
    await tx.$queryRaw`select id from request where id = ${requestId} for update`;
    const mine = { requestId, ...scope };
    const before = await tx.consent.findFirst({ where: { ...mine, endedAt: null } });
    const request = await tx.request.findFirst({ where: { id: requestId, ...scope } });
    if (!before || !request) return;
    await tx.consent.updateMany({ where: mine, data: facts });
    const newBanks = await syncBanks(tx, scope, requestId, { banks, now });
    if (newBanks[0] && request.stage !== "adding_banks")
      await queueReceipt(tx, scope, request, `added:${newBanks[0]}`);
    const hasAdded = facts.activeRefs.some((ref) => !before.activeRefs.includes(ref));
    if (hasAdded) await writeBankActivity(tx, scope, requestId, now);
    const isLonger = before.expiresAt?.getTime() !== facts.expiresAt?.getTime();
    const added = banks.find(({ consentRef }) => !before.activeRefs.includes(consentRef));
    if (added) await writeReturn(tx, scope, requestId, { institution: added.institution, at: now });
    // If no earlier digest is stored, the accounts count as unchanged.
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
 * Records a later end of a consent, writes an audit entry, and schedules a check at the new end. Changes nothing if
 * the consent has ended, or if its recorded end is null or not earlier than `expiresAt`.
 */
export async function lengthenConsent(
  scope: Scope,
  requestId: string,
  expiresAt: Date,
  now: Date,
): Promise<void> {
  await inScope(scope, async (tx) => {
    await tx.$queryRaw`select id from request where id = ${requestId} for update`;
    const { count } = await tx.consent.updateMany({
      where: { requestId, ...scope, endedAt: null, expiresAt: { lt: expiresAt } },
      data: { expiresAt },
    });
    if (count === 0) return;
    await watchExpiry(tx, scope, requestId, expiresAt);
    const detail = { until: expiresAt.toISOString(), other_accounts: false };
    const entry = { ...scope, requestId, actor: CUSTOMER, detail, at: now };
    await appendAudit(tx, { ...entry, action: "consent.changed" });
  });
}

/**
 * Records that a consent expired. Deletes the collected bank data but not the report. Queues work that deletes the
 * customer at the data provider and retries until the provider confirms it. Changes nothing before `expiresAt`, or
 * if the consent has already ended.
 */
export async function endExpiredConsent(
  scope: Scope,
  requestId: string,
  now: Date,
  evidence: Evidence["kind"] = "own_end",
): Promise<void> {
  await inScope(scope, async (tx) => {
    // The request is locked first, as in every transaction that erases, because two transactions that lock the same
    // rows in different orders would deadlock.
    await tx.$queryRaw`select id from request where id = ${requestId} for update`;
    const mine = { requestId, ...scope };
    const { count } = await tx.consent.updateMany({
      where: { ...mine, endedAt: null, expiredAt: null, expiresAt: { lte: now } },
      data: { endedAt: now, expiredAt: now, sessionUntil: null, trouble: null, troubleSince: null },
    });
    if (count === 0) return;
    await tx.snapshot.deleteMany({ where: mine });
    await addWork(tx, scope, {
      name: "end_upstream",
      subjectId: requestId,
      dedupeKey: `end_upstream:${requestId}`,
    });
    const detail = { evidence };
    await appendAudit(tx, { ...scope, requestId, action: "consent.expired", actor: SYSTEM, detail, at: now });
  });
}

/**
 * Ends a one-time consent at the data holder, in the transaction that writes the request's report, because the data has
 * been collected. This is not a withdrawal: the request, its report and the data stay.
 */
export async function endCollected(tx: Tx, scope: Scope, requestId: string, now: Date): Promise<void> {
  const { count } = await tx.consent.updateMany({
    where: { requestId, ...scope, endedAt: null },
    data: { endedAt: now, sessionUntil: null, trouble: null, troubleSince: null },
  });
  if (count === 0) return;
  await addWork(tx, scope, {
    name: "end_upstream",
    subjectId: requestId,
    dedupeKey: `end_upstream:${requestId}`,
  });
  await endWork(tx, scope, "expire_consent", requestId);
  await appendAudit(tx, { ...scope, requestId, action: "consent.collected", actor: SYSTEM, at: now });
}

/**
 * Sets `expiresAt` to now, because the data provider lists the consent as expired. Changes nothing if `expiresAt` has
 * passed or the consent has ended.
 */
export async function endNow(scope: Scope, requestId: string, now: Date): Promise<void> {
  await inScope(scope, (tx) =>
    tx.consent.updateMany({
      where: { requestId, ...scope, endedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
      data: { expiresAt: now },
    }),
  );
}

/**
 * Empty values for everything that we know from the provider about a consent, stored when the customer's data is
 * erased.
 */
export const NO_PROVIDER_STATE = {
  events: [],
  syncState: null,
  accountsDigest: null,
  activeRefs: [],
  renewBy: null,
  trouble: null,
  troubleSince: null,
};

/**
 * Deletes our references to the customer at the data provider, after the provider has confirmed that it stores nothing
 * about them.
 */
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
        ...NO_PROVIDER_STATE,
      },
    });
    await tx.bankConsent.updateMany({ where: { requestId, ...scope }, data: { consentRef: null } });
    if (count === 1)
      await appendAudit(tx, { ...scope, requestId, action: "upstream.deleted", actor: SYSTEM, at: now });
  });
}

/** Reports whether this message of an upstream provider was already received. */
export async function isNoted(provider: string, messageId: string): Promise<boolean> {
  const where = { provider_messageId: { provider, messageId } };
  return (await db().upstreamMessage.findUnique({ where, select: { messageId: true } })) !== null;
}

/**
 * Records an upstream message. Returns false if it was already recorded. The record belongs to no tenant and contains
 * only the provider's id of the message and whether it was signed.
 */
export async function noteMessage(provider: string, messageId: string, signed: boolean): Promise<boolean> {
  const { count } = await db().upstreamMessage.createMany({
    data: [{ provider, messageId, signed }],
    skipDuplicates: true,
  });
  return count === 1;
}
