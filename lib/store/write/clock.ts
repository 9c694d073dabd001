import type { Actor, Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

/**
 * Brings what is due of one request nearer by so many days: the end of its retention, and the work that waits for it.
 * Returns whether the time the customer had to share their report is over. Test requests only, which the caller sees to.
 */
export async function turnClock(
  scope: Scope,
  requestId: string,
  days: number,
  actor: Actor,
  now: Date,
): Promise<{ isShareOver: boolean }> {
  const by = `${days} days`;
  return inScope(scope, async (tx) => {
    await tx.$executeRaw`
      update request set purge_at = purge_at - ${by}::interval where id = ${requestId} and purge_at is not null`;
    await tx.$executeRaw`
      update outbox set available_at = available_at - ${by}::interval
      where subject_id = ${requestId} and done_at is null and parked_at is null`;
    const over = await tx.outbox.count({
      where: {
        ...scope,
        subjectId: requestId,
        name: "expire_share",
        doneAt: null,
        availableAt: { lte: now },
      },
    });
    const detail = { days };
    await appendAudit(tx, { ...scope, requestId, action: "sandbox.clock_advanced", actor, detail, at: now });
    return { isShareOver: over > 0 };
  });
}
