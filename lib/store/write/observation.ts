import type { Trouble } from "@/lib/rules/consent-evidence";
import { type Scope, SYSTEM } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

/** The changes that a poll of the provider makes; an omitted field is left unchanged. */
export type ObservationFacts = {
  trouble?: Trouble | null;
  lostAt?: Date | null;
  goneAt?: Date | null;
  seenAt?: Date;
  seenBy?: string | null;
};

/**
 * Records a poll of a consent that has not ended. Writes an audit entry when collection pauses or resumes. A poll
 * without changes writes nothing.
 */
export async function recordObservation(
  scope: Scope,
  requestId: string,
  facts: ObservationFacts,
  now: Date,
): Promise<void> {
  if (Object.keys(facts).length === 0) return;
  const { trouble, ...times } = facts;
  await inScope(scope, async (tx) => {
    await tx.$queryRaw`select id from request where id = ${requestId} for update`;
    const mine = { requestId, ...scope };
    const before = await tx.consent.findFirst({
      where: { ...mine, endedAt: null },
      select: { trouble: true },
    });
    if (!before) return;
    const isOther = trouble !== undefined && trouble !== before.trouble;
    const changed = isOther ? { ...times, trouble, troubleSince: trouble === null ? null : now } : times;
    await tx.consent.updateMany({ where: mine, data: changed });
    if (!isOther) return;
    const action = trouble === null ? "consent.recovered" : "consent.troubled";
    const detail = { reason: trouble ?? before.trouble };
    await appendAudit(tx, { ...scope, requestId, action, actor: SYSTEM, detail, at: now });
  });
}

/** Records when the provider first said that it does not know the request's customer. Returns that time. */
export async function noteGone(scope: Scope, requestId: string, now: Date): Promise<Date> {
  return inScope(scope, async (tx) => {
    const mine = { requestId, ...scope };
    await tx.consent.updateMany({ where: { ...mine, goneAt: null }, data: { goneAt: now } });
    const row = await tx.consent.findFirst({ where: mine, select: { goneAt: true } });
    return row?.goneAt ?? now;
  });
}

/** Clears the record that the provider did not know the customer, because it knows the customer again. */
export async function noteFound(scope: Scope, requestId: string): Promise<void> {
  await inScope(scope, (tx) =>
    tx.consent.updateMany({ where: { requestId, ...scope }, data: { goneAt: null } }),
  );
}
