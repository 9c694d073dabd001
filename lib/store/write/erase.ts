import type { Scope } from "@/lib/scope";
import type { Tx } from "@/lib/store/client";
import { NO_PROVIDER_STATE } from "@/lib/store/write/consent";
import { addWork } from "@/lib/store/write/outbox";

/**
 * Erases everything derived from the customer's bank data, and their contact details, and destroys the data key.
 * Keeps ids, times, the client's name and reference, the report's digest (not those of its files) and the audit
 * record. Background work deletes the customer upstream until that is confirmed. The records of messages stay,
 * without the recipient. Suppressions stay as keyed digests without a request, because a complaint or a STOP must
 * still prevent messages after the erasure.
 */
export async function eraseRequest(tx: Tx, scope: Scope, requestId: string, now: Date): Promise<void> {
  const mine = { requestId, ...scope };
  await tx.snapshot.deleteMany({ where: mine });
  await tx.customerNote.deleteMany({ where: mine });
  await tx.bankConsent.deleteMany({ where: mine });
  await tx.requestAssessment.deleteMany({ where: mine });
  await tx.requestAdjustments.deleteMany({ where: mine });
  await tx.previousReport.deleteMany({ where: mine });
  await tx.consentMint.deleteMany({ where: mine });
  await tx.report.updateMany({
    where: { ...mine, erasedAt: null },
    data: { documentSealed: null, hasUnshared: false, erasedAt: now },
  });
  // Deleted after the report, so that a download in progress cannot write a file or digest afterwards
  // (keep_document).
  await tx.renderedDocument.deleteMany({ where: mine });
  await tx.documentDigest.deleteMany({ where: mine });
  await tx.request.updateMany({
    where: { id: requestId, ...scope },
    data: {
      contactSealed: null,
      emailDigest: null,
      phoneDigest: null,
      attemptInstitution: null,
      inviteSealed: null,
      // A firm's URL or label may contain the customer's name. The URL for a cancelled visit stays, because the
      // customer's page still uses it.
      redirectUri: null,
      periodLabel: null,
      dataKeyWrapped: null,
    },
  });
  await tx.$executeRaw`
    update message set recipient = null, provider_id = null, key = id
    where request_id = ${requestId} and company_id = ${scope.companyId}
      and environment = ${scope.environment}::environment`;
  const known = await tx.consent.updateMany({
    where: mine,
    data: {
      endedAt: now,
      // Cleared, so that only checks from now on can confirm that upstream does not know the customer.
      goneAt: null,
      institutions: [],
      sessionUntil: null,
      ...NO_PROVIDER_STATE,
    },
  });
  if (known.count > 0) {
    await addWork(tx, scope, {
      name: "end_upstream",
      subjectId: requestId,
      dedupeKey: `end_upstream:${requestId}`,
    });
  }
}
