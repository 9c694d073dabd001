import { type Scope, SYSTEM } from "@/lib/scope";
import { db, inScope } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

/** Drops our references to the customer upstream, once upstream has confirmed that it holds nothing more. */
export async function forgetUpstream(scope: Scope, requestId: string, now: Date): Promise<void> {
  await inScope(scope, async (tx) => {
    const { count } = await tx.consent.updateMany({
      where: { requestId, ...scope, upstreamEndedAt: null },
      data: { upstreamEndedAt: now, userRef: null, consentRef: null },
    });
    if (count === 1)
      await appendAudit(tx, { ...scope, requestId, action: "upstream.deleted", actor: SYSTEM, at: now });
  });
}

/**
 * Remembers an upstream message; false when it was seen before. Messages belong to no tenant and hold no data: the
 * provider's own id and whether it was signed.
 */
export async function noteMessage(provider: string, messageId: string, signed: boolean): Promise<boolean> {
  const { count } = await db().upstreamMessage.createMany({
    data: [{ provider, messageId, signed }],
    skipDuplicates: true,
  });
  return count === 1;
}
