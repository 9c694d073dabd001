import type { Channel } from "@/lib/rules/message";
import { type Scope, SYSTEM } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { addWork } from "@/lib/store/write/outbox";

/** Queues the receipt, in the transaction that records the consent. A request has one consent and one receipt. */
export async function queueReceipt(tx: Tx, scope: Scope, requestId: string): Promise<void> {
  await addWork(tx, scope, {
    name: "send_receipt",
    subjectId: requestId,
    dedupeKey: `send_receipt:${requestId}`,
  });
}

/** Records once that the receipt was sent, or refused by the provider for good. */
export async function endReceipt(
  scope: Scope,
  requestId: string,
  { outcome, channel }: { outcome: "sent" | "refused"; channel: Channel },
  now: Date,
): Promise<void> {
  await inScope(scope, async (tx) => {
    const { count } = await tx.request.updateMany({
      where: { id: requestId, ...scope, receiptDoneAt: null },
      data: { receiptDoneAt: now },
    });
    if (count === 0) return;
    const action = outcome === "sent" ? "request.receipt_sent" : "request.receipt_refused";
    const detail = { channel };
    await appendAudit(tx, { ...scope, requestId, action, actor: SYSTEM, detail, at: now });
  });
}
