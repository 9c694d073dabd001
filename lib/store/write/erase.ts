import type { Scope } from "@/lib/scope";
import type { Tx } from "@/lib/store/client";
import { NOTHING_TOLD } from "@/lib/store/write/consent";
import { addWork } from "@/lib/store/write/outbox";

/**
 * Takes everything derived from the customer's bank data, and the ways to reach them, out of the database, and
 * destroys the key it was sealed under. What stays: ids, times, the client's name and the caller's own reference,
 * the digest of the report (those of its files go), the audit record (decisions, section 1). Upstream is told by
 * background work, until it confirms.
 * Of messages what happened stays, and nothing by which their recipient could be told again. Whom the firm may write to no
 * more stays barred, by a keyed digest of theirs that no request is named beside: whoever complained or wrote STOP did so
 * for good, and an erasure must not open the way to them again.
 */
export async function eraseRequest(tx: Tx, scope: Scope, requestId: string, now: Date): Promise<void> {
  const mine = { requestId, ...scope };
  await tx.snapshot.deleteMany({ where: mine });
  await tx.customerNote.deleteMany({ where: mine });
  await tx.consentMint.deleteMany({ where: mine });
  await tx.report.updateMany({
    where: { ...mine, erasedAt: null },
    data: { documentSealed: null, erasedAt: now },
  });
  // After the report, so that no digest is written behind it by a download under way (record_document).
  await tx.documentDigest.deleteMany({ where: mine });
  await tx.request.updateMany({
    where: { id: requestId, ...scope },
    data: { contactSealed: null, inviteSealed: null, dataKeyWrapped: null },
  });
  await tx.$executeRaw`
    update message set recipient = null, provider_id = null, key = id
    where request_id = ${requestId} and company_id = ${scope.companyId}
      and environment = ${scope.environment}::environment`;
  const known = await tx.consent.updateMany({
    where: mine,
    data: {
      endedAt: now,
      institutions: [],
      sessionUntil: null,
      ...NOTHING_TOLD,
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
