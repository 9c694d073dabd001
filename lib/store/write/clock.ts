import { AppError } from "@/lib/errors";
import { CLOCK_DAYS_MAX } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

/**
 * Simulates `days` days passing for a request. Moves the following times of the request that far into the past:
 * - when its link locks, its consent ends, its planned refresh is due and its data is deleted
 * - when the wait for more banks began
 * - when its waiting work is due
 *
 * Returns whether the customer's time to share the report is over. Throws conflict if the clock would move forward by
 * more than CLOCK_DAYS_MAX in total. The caller must check that the request is a test request.
 */
export async function advanceClock(
  scope: Scope,
  requestId: string,
  { days, actor, now }: { days: number; actor: Actor; now: Date },
): Promise<{ isShareOver: boolean }> {
  const by = `${days} days`;
  const { companyId, environment } = scope;
  return inScope(scope, async (tx) => {
    const [turned] = await tx.$queryRaw<{ days: number }[]>`
      select coalesce(sum((detail->>'days')::int), 0)::int as days from audit_entry
      where company_id = ${companyId} and environment = ${environment}::environment
        and request_id = ${requestId} and action = 'sandbox.clock_advanced'`;
    const left = CLOCK_DAYS_MAX - (turned?.days ?? 0);
    if (days > left) {
      throw new AppError(
        "conflict",
        `The clock of a request can move forward by at most ${CLOCK_DAYS_MAX} days in total. This request has ${left} left.`,
      );
    }
    await tx.$executeRaw`
      update request set purge_at = purge_at - ${by}::interval
      where id = ${requestId} and company_id = ${companyId} and environment = ${environment}::environment
        and purge_at is not null`;
    await tx.$executeRaw`
      update request set link_locks_at = link_locks_at - ${by}::interval
      where id = ${requestId} and company_id = ${companyId} and environment = ${environment}::environment
        and link_locks_at > ${now}`;
    await tx.$executeRaw`
      update request set refresh_due_at = refresh_due_at - ${by}::interval
      where id = ${requestId} and company_id = ${companyId} and environment = ${environment}::environment
        and refresh_due_at is not null`;
    await tx.$executeRaw`
      update request set banks_active_at = banks_active_at - ${by}::interval
      where id = ${requestId} and company_id = ${companyId} and environment = ${environment}::environment
        and banks_active_at is not null`;
    await tx.$executeRaw`
      update consent set expires_at = expires_at - ${by}::interval
      where request_id = ${requestId} and company_id = ${companyId} and environment = ${environment}::environment
        and expires_at is not null`;
    await tx.$executeRaw`
      update outbox set available_at = available_at - ${by}::interval
      where subject_id = ${requestId} and company_id = ${companyId} and environment = ${environment}::environment
        and done_at is null and parked_at is null`;
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
