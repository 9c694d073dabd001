import { type AuditAction, isClosed, type Status } from "@/lib/domain/request";
import { type Scope, SYSTEM } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

/** Events kept of one customer, the latest; they hear of a handful for each bank. */
const TOLD_MAX = 60;

/** What a signed event told, as it is kept: times as text. */
export type KeptTold = {
  kind: string;
  consentRef: string | null;
  institutionRef: string | null;
  at: string;
};

/**
 * Adds what an event told to what is known of the customer's data, until the consent is over. One that is known changes
 * nothing, so an event may be taken twice.
 */
export async function keepTold(scope: Scope, requestId: string, told: KeptTold): Promise<void> {
  const one = JSON.stringify([told]);
  await inScope(
    scope,
    (tx) => tx.$executeRaw`
      update consent set told = (
          select coalesce(jsonb_agg(kept.entry order by kept.place), '[]') from (
            select entry, place from jsonb_array_elements(consent.told || ${one}::jsonb)
              with ordinality as each(entry, place)
            order by place desc limit ${TOLD_MAX}::int) kept)
      where request_id = ${requestId} and company_id = ${scope.companyId}
        and environment::text = ${scope.environment} and ended_at is null
        and not told @> ${one}::jsonb`,
  );
}

/** Keeps what an adapter asked to have remembered of the customer's data. */
export async function keepMemory(scope: Scope, requestId: string, memory: string | null): Promise<void> {
  await inScope(scope, (tx) =>
    tx.consent.updateMany({
      where: { requestId, ...scope, endedAt: null },
      data: { arrivalMemory: memory },
    }),
  );
}

/** A failure that lasts is recorded again after this long, so that the record shows that it does. */
const FAILURE_EVERY_MS = 24 * 60 * 60_000;

/** Records that the provider could not fetch the customer's data at their bank, once a day at most and while it is wanted. */
export async function noteFailure(scope: Scope, requestId: string, now: Date): Promise<void> {
  await note(scope, requestId, {
    action: "data.failed",
    since: new Date(now.getTime() - FAILURE_EVERY_MS),
    now,
  });
}

/**
 * Records that there is no account in what the customer shared, once for what they agreed to at `givenAt`. Not where a
 * report was made: then accounts were shared, and are gone since.
 */
export async function noteEmpty(scope: Scope, requestId: string, givenAt: Date, now: Date): Promise<void> {
  await note(scope, requestId, { action: "data.empty", since: givenAt, now, isOver: hasReport });
}

/** Records that new data for a report that is there has not come yet, once a day at most and while it is waited for. */
export async function noteLate(scope: Scope, requestId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - FAILURE_EVERY_MS);
  await note(scope, requestId, { action: "data.late", since, now });
}

const hasReport = (status: Status) => status === "ready" || isClosed(status);

/** Enters it into the request's record, unless that says so since then or, by where it stands, it is of no use any more. */
async function note(
  scope: Scope,
  requestId: string,
  {
    action,
    since,
    now,
    isOver = isClosed,
  }: { action: AuditAction; since: Date; now: Date; isOver?: (status: Status) => boolean },
): Promise<void> {
  await inScope(scope, async (tx) => {
    await tx.$queryRaw`select id from request where id = ${requestId} for update`;
    const request = await tx.request.findFirst({ where: { id: requestId, ...scope } });
    if (!request || isOver(request.status)) return;
    const known = await tx.auditEntry.findFirst({
      where: { ...scope, requestId, action, at: { gt: since } },
      select: { id: true },
    });
    if (!known) await appendAudit(tx, { ...scope, requestId, action, actor: SYSTEM, at: now });
  });
}
