import { reachesCustomers } from "@/lib/env/local-outbox";
import type { Channel } from "@/lib/rules/message";
import { type Scope, SYSTEM } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { addWork } from "@/lib/store/write/outbox";
import type { Request } from "@/prisma/generated/client";

/**
 * Queues the customer's receipt, in the transaction that records its cause: the consent (once all banks are shared) or
 * a later change of the banks. `change` identifies that change. Does nothing if the request stores no contact details,
 * or in test without a local outbox.
 */
export async function queueReceipt(
  tx: Tx,
  scope: Scope,
  { id, contactSealed }: Pick<Request, "id" | "contactSealed">,
  change?: string,
): Promise<void> {
  if (contactSealed === null || !reachesCustomers(scope.environment)) return;
  const dedupeKey = ["send_receipt", id, ...(change ? [change] : [])].join(":");
  await addWork(tx, scope, { name: "send_receipt", subjectId: id, dedupeKey });
}

/** Records, once for each set of banks, that the receipt was sent or that the provider refused it permanently. */
export async function endReceipt(
  scope: Scope,
  requestId: string,
  { outcome, channel, banks }: { outcome: "sent" | "refused"; channel: Channel; banks: string },
  now: Date,
): Promise<void> {
  await inScope(scope, async (tx) => {
    const { count } = await tx.request.updateMany({
      where: { id: requestId, ...scope, OR: [{ receiptBanks: null }, { receiptBanks: { not: banks } }] },
      data: { receiptDoneAt: now, receiptBanks: banks },
    });
    if (count === 0) return;
    const action = outcome === "sent" ? "request.receipt_sent" : "request.receipt_refused";
    const detail = { channel };
    await appendAudit(tx, { ...scope, requestId, action, actor: SYSTEM, detail, at: now });
  });
}
