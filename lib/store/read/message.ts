import type { Channel, MessageKind, MessageState, SuppressionReason } from "@/lib/rules/message";
import type { Scope } from "@/lib/scope";
import { asking, inScope } from "@/lib/store/client";

type MessageOwner = { scope: Scope; messageId: string; channel: Channel };

/**
 * Finds a message by our id or the provider's id. Returns its scope, our id and its channel; null if there is no such
 * message. Call only after checking the caller's signature.
 */
export async function findMessageOwner(asked: string): Promise<MessageOwner | null> {
  const row = await asking(asked, (tx) =>
    tx.message.findFirst({
      where: { OR: [{ id: asked }, { providerId: asked }] },
      select: { id: true, companyId: true, environment: true, channel: true },
    }),
  );
  if (!row) return null;
  const { id, companyId, environment, channel } = row;
  return { scope: { companyId, environment }, messageId: id, channel: channel as Channel };
}

export type LastMessage = {
  channel: Channel;
  kind: MessageKind;
  state: MessageState;
  changedAt: Date;
  /**
   * The reason why the recipient is suppressed. Null if the recipient is not suppressed, or if the request is erased.
   */
  suppressedBy: SuppressionReason | null;
};

/** Finds the latest message about a request, without those still being sent; null if there is none. */
export async function findLastMessage(scope: Scope, requestId: string): Promise<LastMessage | null> {
  return inScope(scope, async (tx) => {
    const row = await tx.message.findFirst({
      where: { ...scope, requestId, state: { not: "sending" } },
      orderBy: { createdAt: "desc" },
      select: { channel: true, kind: true, state: true, changedAt: true, recipient: true },
    });
    if (!row) return null;
    const { recipient, ...last } = row;
    const where = recipient && { ...scope, channel: last.channel, recipient };
    const suppression = where && (await tx.suppression.findFirst({ where, select: { reason: true } }));
    return { ...last, suppressedBy: suppression?.reason ?? null } as LastMessage;
  });
}

/** The state of the message with this idempotency key; null if there is no such message. */
export async function findMessageState(scope: Scope, key: string): Promise<MessageState | null> {
  const row = await inScope(scope, (tx) =>
    tx.message.findFirst({ where: { ...scope, key }, select: { state: true } }),
  );
  return row ? (row.state as MessageState) : null;
}
