import { type Scope, SYSTEM } from "@/lib/scope";
import { ask, inScope } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

export type Sharer = { scope: Scope; requestId: string };

/**
 * Lists live requests whose customers must be reminded that they are sharing data. Their consent is active, and their
 * last reminder was before `remindedBefore`. If there was no reminder yet, the time of the consent counts instead.
 * Returns at most `most` requests, the longest wait first.
 */
export async function listSharing(remindedBefore: Date, most: number): Promise<Sharer[]> {
  const rows = await ask<{ company_id: string; environment: Scope["environment"]; request_id: string }>(
    "list_sharing",
    "select * from list_sharing($1, $2)",
    [remindedBefore, most],
  );
  return rows.map((row) => ({
    scope: { companyId: row.company_id, environment: row.environment },
    requestId: row.request_id,
  }));
}

/**
 * Records a reminder and whether an email was sent. Records nothing if another worker has recorded one since
 * `remindedBefore`, or if the consent has ended.
 */
export async function noteSharing(
  { scope, requestId }: Sharer,
  remindedBefore: Date,
  outcome: "sent" | "refused",
  now: Date,
): Promise<void> {
  await inScope(scope, async (tx) => {
    const isDue = { OR: [{ remindedOfAt: null }, { remindedOfAt: { lt: remindedBefore } }] };
    const { count } = await tx.consent.updateMany({
      where: { requestId, ...scope, endedAt: null, ...isDue },
      data: { remindedOfAt: now },
    });
    if (count === 0) return;
    const detail = { channel: "email", outcome };
    await appendAudit(tx, {
      ...scope,
      requestId,
      action: "consent.reminded",
      actor: SYSTEM,
      detail,
      at: now,
    });
  });
}
