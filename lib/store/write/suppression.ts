import type { Channel, SuppressionReason } from "@/lib/rules/message";
import { type Actor, type Scope, SYSTEM } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

type Recipient = Uint8Array<ArrayBuffer>;
type Suppression = { channel: Channel; recipient: Recipient; reason: SuppressionReason; now: Date };

/**
 * Suppresses a recipient, in the transaction that records the bounce, STOP or complaint. A STOP or complaint replaces
 * a bounce; a bounce never replaces a STOP or complaint. Uses a single statement, which waits for a concurrent
 * removal of a bounce. With two statements, the removal could run in between and delete the STOP too.
 */
export async function writeSuppression(
  tx: Tx,
  scope: Scope,
  { channel, recipient, reason, now }: Suppression,
): Promise<void> {
  await tx.$executeRaw`
    insert into suppression (company_id, environment, channel, recipient, reason, created_at)
    values (${scope.companyId}, ${scope.environment}::environment, ${channel}, ${recipient}, ${reason}, ${now})
    on conflict (company_id, environment, channel, recipient) do update set reason = excluded.reason
      where suppression.reason = 'bounced' and excluded.reason <> 'bounced'`;
}

/** Suppresses a recipient that the provider refused when we sent the message. */
export async function suppress(scope: Scope, suppression: Suppression): Promise<void> {
  await inScope(scope, (tx) => writeSuppression(tx, scope, suppression));
}

/**
 * Removes the suppression of a recipient whose address bounced, with one audit entry. A suppression that the recipient
 * asked for stays, and its reason is returned; otherwise returns null.
 */
export async function removeSuppression(
  scope: Scope,
  requestId: string,
  lifted: { channel: Channel; recipient: Recipient; actor: Actor; now: Date },
): Promise<SuppressionReason | null> {
  const { channel, recipient, actor, now } = lifted;
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

/**
 * Allows text messages to a number again after its owner replied START. Returns false if no STOP suppressed the number.
 */
export async function removeStop(
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
