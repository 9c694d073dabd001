import { type AttemptOutcome, hasFailedAtBank } from "@/lib/rules/bank-attempt";
import { isClosed } from "@/lib/rules/request";
import { CUSTOMER, type Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { addAlert } from "@/lib/store/write/alert";
import { appendAudit } from "@/lib/store/write/audit";

/** A customer's try at their bank; `institution` is null where the bank is not known. */
export type BankAttempt = { outcome: AttemptOutcome; institution: string | null; at: Date };

/** Whether the customer may be at a bank: a link was opened for them, and how that visit ended is not known. */
export async function hasOpenVisit(scope: Scope, requestId: string): Promise<boolean> {
  const count = await inScope(scope, (tx) =>
    tx.consentMint.count({ where: { requestId, ...scope, answeredAt: null } }),
  );
  return count > 0;
}

/**
 * Records how the customer's latest open visit to a bank ended, with an audit line. Each link that was opened counts as
 * one try, so that a page that is loaded again, or an address someone made up, records nothing. False if there was
 * no open visit or the request is over.
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
    // The record outlives the customer's data, so the bank's name is not in it.
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
 * Records, in the transaction that confirms a consent, that the customer came back with it. It answers every open visit:
 * a page at a bank that they left open says nothing new. The line of the consent is the try's audit line.
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

/** Keeps a try as the request's latest, within the transaction of what it shows. */
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
