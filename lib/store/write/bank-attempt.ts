import { type AttemptOutcome, hasFailedAtBank } from "@/lib/rules/bank-attempt";
import { isClosed } from "@/lib/rules/request";
import { CUSTOMER, type Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { addAlert } from "@/lib/store/write/alert";
import { appendAudit } from "@/lib/store/write/audit";

/** A customer's visit to their bank, with its outcome; `institution` is null if the bank is unknown. */
type BankAttempt = { outcome: AttemptOutcome; institution: string | null; at: Date };

/** Reports whether the customer may be at a bank: the link to their bank was opened, and the outcome is unknown. */
export async function hasOpenVisit(scope: Scope, requestId: string): Promise<boolean> {
  const count = await inScope(scope, (tx) =>
    tx.consentMint.count({ where: { requestId, ...scope, answeredAt: null } }),
  );
  return count > 0;
}

/**
 * Records the outcome of the customer's latest open visit to a bank, with an audit entry. If the visit failed, also
 * adds an update for the members. Each opened link counts as one visit, so a reloaded page or an invented URL records
 * nothing. Returns false if there was no open visit or the request has ended.
 */
export async function noteAttempt(scope: Scope, requestId: string, attempt: BankAttempt): Promise<boolean> {
  return inScope(scope, async (tx) => {
    await tx.$queryRaw`select id from request where id = ${requestId} for update`;
    const request = await tx.request.findFirst({ where: { id: requestId, ...scope } });
    if (!request || isClosed(request.status)) return false;
    const visit = await tx.consentMint.findFirst({
      where: { requestId, ...scope, answeredAt: null },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: { id: true },
    });
    if (!visit) return false;
    await tx.consentMint.updateMany({
      where: { id: visit.id, ...scope },
      data: { answeredAt: attempt.at },
    });
    await writeAttempt(tx, scope, requestId, attempt);
    const { outcome, at } = attempt;
    // The audit log is kept after the customer's data is erased, so the log does not name the bank.
    await appendAudit(tx, {
      ...scope,
      requestId,
      action: "bank.attempted",
      actor: CUSTOMER,
      detail: { outcome },
      at,
    });
    if (hasFailedAtBank(outcome)) await addAlert(tx, scope, { requestId, kind: "bank_failed", at });
    return true;
  });
}

/**
 * Records that the customer returned from their bank with a consent, in the transaction that confirms the consent.
 * Closes every open visit, because a bank page that the customer left open can no longer have an outcome. Writes no
 * audit entry, because the consent's entry covers the visit.
 */
export async function writeReturn(
  tx: Tx,
  scope: Scope,
  requestId: string,
  { institution, at }: Omit<BankAttempt, "outcome">,
): Promise<void> {
  await tx.consentMint.updateMany({
    where: { requestId, ...scope, answeredAt: null },
    data: { answeredAt: at },
  });
  await writeAttempt(tx, scope, requestId, { outcome: "returned", institution, at });
}

/** Stores a visit as the request's latest, in the transaction that records the visit's outcome. */
export async function writeAttempt(
  tx: Tx,
  scope: Scope,
  requestId: string,
  { outcome, institution, at }: BankAttempt,
): Promise<void> {
  await tx.request.updateMany({
    where: { id: requestId, ...scope },
    data: { attemptAt: at, attemptOutcome: outcome, attemptInstitution: institution },
  });
}
