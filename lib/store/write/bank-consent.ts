import { newId } from "@/lib/ids";
import { isClosed } from "@/lib/rules/request";
import { CUSTOMER, type Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { addWork } from "@/lib/store/write/outbox";
import { queueReceipt } from "@/lib/store/write/receipt";

/** A bank that the provider lists as shared. `consentRef` is the provider's id for the bank's consent. */
export type BankFacts = {
  consentRef: string;
  institution: string;
  accountCount: number;
  givenAt: Date;
  expiresAt: Date | null;
};

/**
 * Updates a request's banks from the provider's list, in the transaction that records the list: adds new banks, and
 * ends the banks that are no longer shared. A bank that the customer stopped stays stopped, even if the list still
 * shows it. Returns our ids of the new banks.
 */
export async function syncBanks(
  tx: Tx,
  scope: Scope,
  requestId: string,
  { banks, now }: { banks: readonly BankFacts[]; now: Date },
): Promise<string[]> {
  const mine = { requestId, ...scope };
  const added: string[] = [];
  for (const { consentRef, institution, accountCount, givenAt, expiresAt } of banks) {
    const facts = { institution, accountCount, expiresAt };
    const known = { ...mine, consentRef };
    const { count } = await tx.bankConsent.updateMany({
      where: { ...known, withdrawnAt: null },
      data: { ...facts, endedAt: null },
    });
    if (count > 0 || (await tx.bankConsent.count({ where: known })) > 0) continue;
    const id = newId("bnk");
    await tx.bankConsent.create({ data: { id, ...known, ...facts, givenAt } });
    added.push(id);
  }
  const refs = banks.map(({ consentRef }) => consentRef);
  await tx.bankConsent.updateMany({
    where: { ...mine, endedAt: null, consentRef: { notIn: refs } },
    data: { endedAt: now },
  });
  return added;
}

/**
 * Records that the customer changed something about their banks. While the request waits for more banks, its report is
 * made half an hour after this time. Does nothing in any other stage.
 */
export async function noteBankActivity(scope: Scope, requestId: string, now: Date): Promise<void> {
  await inScope(scope, (tx) => writeBankActivity(tx, scope, requestId, now));
}

/** Like noteBankActivity, but within the transaction of the change. */
export async function writeBankActivity(tx: Tx, scope: Scope, requestId: string, now: Date): Promise<void> {
  await tx.request.updateMany({
    where: { id: requestId, ...scope, stage: "adding_banks" },
    data: { banksActiveAt: now },
  });
}

/**
 * `stopped`: the customer no longer shares this bank, and its consent must be ended at the provider. `last`: this is
 * the only bank that the customer shares, so nothing was changed. `none`: the request has no such shared bank.
 */
export type BankStop = "stopped" | "last" | "none";

/**
 * Records that the customer stops sharing one of their banks. Queues the work that ends the bank's consent at the
 * provider. Also queues a new receipt for the customer, unless the customer is still adding banks. If two calls for
 * one bank run at the same time, only one succeeds.
 */
export async function stopBank(
  scope: Scope,
  requestId: string,
  bankId: string,
  now: Date,
): Promise<BankStop> {
  return inScope(scope, async (tx) => {
    // The request is locked first, as in every transaction that ends a consent. Otherwise, two concurrent stops could
    // each find the other bank still shared.
    await tx.$queryRaw`select id from request where id = ${requestId} for update`;
    const mine = { requestId, ...scope };
    const request = await tx.request.findFirst({ where: { id: requestId, ...scope } });
    const consent = await tx.consent.findFirst({ where: { ...mine, endedAt: null } });
    if (!request || isClosed(request.status) || !consent) return "none";
    const shared = await tx.bankConsent.findMany({ where: { ...mine, endedAt: null }, select: { id: true } });
    if (!shared.some(({ id }) => id === bankId)) return "none";
    if (shared.length === 1) return "last";
    const data = { withdrawnAt: now, endedAt: now };
    await tx.bankConsent.updateMany({ where: { id: bankId, ...mine }, data });
    await writeBankActivity(tx, scope, requestId, now);
    const dedupeKey = `end_bank:${bankId}`;
    await addWork(tx, scope, { name: "end_bank", subjectId: requestId, dedupeKey });
    if (request.stage !== "adding_banks") await queueReceipt(tx, scope, request, `stopped:${bankId}`);
    await appendAudit(tx, { ...scope, requestId, action: "bank.stopped", actor: CUSTOMER, at: now });
    return "stopped";
  });
}

/**
 * Records that the provider ended the consent at a bank that the customer had stopped sharing. Removes the consent
 * from the list of expected consents. Some providers do not list deleted consents, so the consent would otherwise look
 * missing.
 */
export async function noteBankEnded(scope: Scope, bankId: string, now: Date): Promise<void> {
  await inScope(scope, async (tx) => {
    const bank = await tx.bankConsent.findFirst({ where: { id: bankId, ...scope, upstreamEndedAt: null } });
    if (!bank) return;
    await tx.bankConsent.updateMany({ where: { id: bankId, ...scope }, data: { upstreamEndedAt: now } });
    await tx.$executeRaw`
      update consent set active_refs = array_remove(active_refs, ${bank.consentRef})
      where request_id = ${bank.requestId} and company_id = ${scope.companyId}`;
  });
}
