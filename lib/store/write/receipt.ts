import { reachesCustomers } from "@/lib/env/local-outbox";
import type { Channel } from "@/lib/rules/message";
import { type Scope, SYSTEM } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { addWork } from "@/lib/store/write/outbox";
import type { Request } from "@/prisma/generated/client";

/**
 * Queues the receipt, in the transaction that records what it is for: the consent, once all its banks are shared, and
 * afterwards a bank that was added or stopped, which `change` tells apart. Nothing for a
 * customer without an address, or in test without a local outbox.
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

/** Records once for each set of banks that its receipt was sent, or refused by the provider for good. */
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
