import type { Channel, SuppressionReason } from "@/lib/domain/message";
import { type Actor, type Scope, SYSTEM } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

type Recipient = Uint8Array<ArrayBuffer>;
type Bar = { channel: Channel; recipient: Recipient; reason: SuppressionReason; now: Date };

/**
 * Bars a recipient, in the transaction of what says so. What they said themselves counts for more than an address that
 * took no mail: it takes the bounce's place, and a bounce never takes its.
 */
export async function bar(tx: Tx, scope: Scope, { now, ...wish }: Bar): Promise<void> {
  const { companyId, environment } = scope;
  const data = { companyId, environment, ...wish, createdAt: now };
  await tx.suppression.createMany({ data: [data], skipDuplicates: true });
  const { channel, recipient, reason } = wish;
  const where = { companyId, environment, channel, recipient, reason: "bounced" };
  if (reason !== "bounced") await tx.suppression.updateMany({ where, data: { reason } });
}

/** Bars a recipient whose provider says at once that they take nothing. */
export async function suppress(scope: Scope, wish: Bar): Promise<void> {
  await inScope(scope, (tx) => bar(tx, scope, wish));
}

/**
 * Lets a recipient be written to again whom mail came back from, and enters it into the request's record, once. Returns
 * what bars them still, which is what they said themselves; null where nothing does.
 */
export async function unbar(
  scope: Scope,
  requestId: string,
  wish: { channel: Channel; recipient: Recipient; actor: Actor; now: Date },
): Promise<SuppressionReason | null> {
  const { channel, recipient, actor, now } = wish;
  return inScope(scope, async (tx) => {
    const theirs = { ...scope, channel, recipient };
    const { count } = await tx.suppression.deleteMany({ where: { ...theirs, reason: "bounced" } });
    if (count === 0) {
      const stays = await tx.suppression.findFirst({ where: theirs, select: { reason: true } });
      return (stays?.reason ?? null) as SuppressionReason | null;
    }
    const action = "request.bar_lifted";
    await appendAudit(tx, { ...scope, requestId, action, actor, detail: { channel }, at: now });
    return null;
  });
}

/** Lets text messages go to a number again whose owner stopped them and has now said otherwise. False where none was barred. */
export async function unbarStopped(
  scope: Scope,
  { recipient, now }: { recipient: Recipient; now: Date },
): Promise<boolean> {
  return inScope(scope, async (tx) => {
    const where = { ...scope, channel: "sms", recipient, reason: "stopped" };
    const { count } = await tx.suppression.deleteMany({ where });
    if (count === 0) return false;
    const fact = { ...scope, requestId: null, action: "recipient.opted_in", actor: SYSTEM, at: now };
    await appendAudit(tx, { ...fact, detail: { channel: "sms" } });
    return true;
  });
}
