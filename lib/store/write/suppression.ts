import type { Channel, SuppressionReason } from "@/lib/domain/message";
import { type Actor, type Scope, SYSTEM } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

type Recipient = Uint8Array<ArrayBuffer>;
type Bar = { channel: Channel; recipient: Recipient; reason: SuppressionReason; now: Date };

/**
 * Bars a recipient, in the transaction of what says so. What they said themselves counts for more than an address that
 * took no mail: it takes the bounce's place, and a bounce never takes its. One statement, so that a bounce that is being
 * lifted at this moment is waited for: between two, the lift would take with it what they have just said.
 */
export async function bar(tx: Tx, scope: Scope, { channel, recipient, reason, now }: Bar): Promise<void> {
  await tx.$executeRaw`
    insert into suppression (company_id, environment, channel, recipient, reason, created_at)
    values (${scope.companyId}, ${scope.environment}::environment, ${channel}, ${recipient}, ${reason}, ${now})
    on conflict (company_id, environment, channel, recipient) do update set reason = excluded.reason
      where suppression.reason = 'bounced' and excluded.reason <> 'bounced'`;
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
