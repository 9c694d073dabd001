import { type Scope, SYSTEM } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { addWork } from "@/lib/store/write/outbox";

/** Makes sending the receipt due, in the transaction that records the consent. A request has one consent, and one receipt. */
export async function queueReceipt(tx: Tx, scope: Scope, requestId: string): Promise<void> {
  await addWork(tx, scope, {
    name: "send_receipt",
    subjectId: requestId,
    dedupeKey: `send_receipt:${requestId}`,
  });
}

/** Notes, once, what became of the receipt: sent, or refused by the mail provider for good. */
export async function endReceipt(
  scope: Scope,
  requestId: string,
  outcome: "sent" | "refused",
  now: Date,
): Promise<void> {
  await inScope(scope, async (tx) => {
    const { count } = await tx.request.updateMany({
      where: { id: requestId, ...scope, receiptDoneAt: null },
      data: { receiptDoneAt: now },
    });
    if (count === 0) return;
    const action = outcome === "sent" ? "request.receipt_sent" : "request.receipt_refused";
    const detail = { channel: "email" };
    await appendAudit(tx, { ...scope, requestId, action, actor: SYSTEM, detail, at: now });
  });
}
