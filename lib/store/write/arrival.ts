import { type AuditAction, isClosed, type Status } from "@/lib/rules/request";
import { type Scope, SYSTEM } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { addAlert } from "@/lib/store/write/alert";
import { appendAudit } from "@/lib/store/write/audit";
import { writeAttempt } from "@/lib/store/write/bank-attempt";

/**
 * The largest number of events stored for one customer. A further event replaces the earliest. Most banks send a
 * handful.
 */
const EVENTS_KEPT_MAX = 60;

/** The facts of a signed event as stored, with times as text. */
export type StoredEvent = {
  kind: string;
  consentRef: string | null;
  institutionRef: string | null;
  at: string;
};

/**
 * Adds an event's facts to the stored events of the customer's consent. Does nothing if the consent has ended. Also
 * does nothing if the facts are stored already, so an event may be processed twice.
 */
export async function storeEvent(scope: Scope, requestId: string, event: StoredEvent): Promise<void> {
  const one = JSON.stringify([event]);
  await inScope(
    scope,
    (tx) => tx.$executeRaw`
      update consent set told = (
          select coalesce(jsonb_agg(kept.entry order by kept.place), '[]') from (
            select entry, place from jsonb_array_elements(consent.told || ${one}::jsonb)
              with ordinality as each(entry, place)
            order by place desc limit ${EVENTS_KEPT_MAX}::int) kept)
      where request_id = ${requestId} and company_id = ${scope.companyId}
        and environment::text = ${scope.environment} and ended_at is null
        and not told @> ${one}::jsonb`,
  );
}

/** Stores the sync state that an adapter returned, unless the consent has ended. */
export async function storeSyncState(
  scope: Scope,
  requestId: string,
  syncState: string | null,
): Promise<void> {
  await inScope(scope, (tx) =>
    tx.consent.updateMany({
      where: { requestId, ...scope, endedAt: null },
      data: { syncState },
    }),
  );
}

/** Milliseconds after which a continuing failure is recorded again. */
const FAILURE_EVERY_MS = 24 * 60 * 60_000;

/**
 * Records that the provider could not fetch the customer's data from their bank. Records this at most once a day, and
 * not after the request has ended.
 */
export async function noteFailure(scope: Scope, requestId: string, now: Date): Promise<void> {
  await note(scope, requestId, {
    action: "data.failed",
    since: new Date(now.getTime() - FAILURE_EVERY_MS),
    now,
  });
}

/**
 * Records once, for the consent given at `givenAt`, that the customer shared no accounts. Records nothing if the
 * request has ended, or if a report exists: its accounts were shared then and have closed since.
 */
export async function noteEmpty(scope: Scope, requestId: string, givenAt: Date, now: Date): Promise<void> {
  await note(scope, requestId, { action: "data.empty", since: givenAt, now, isOver: hasReport });
}

/**
 * Records that new data for an existing report has not arrived yet. Records this at most once a day, and not after the
 * request has ended.
 */
export async function noteLate(scope: Scope, requestId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - FAILURE_EVERY_MS);
  await note(scope, requestId, { action: "data.late", since, now });
}

const hasReport = (status: Status) => status === "ready" || isClosed(status);

/**
 * Writes the audit entry. Does nothing if an entry for the same action was written after `since`, or if `isOver`
 * returns true for the request's status. By default, `isOver` is true once the request has ended. Tells the members
 * about a failure once, and not again while it lasts.
 */
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
    if (known) return;
    if (action === "data.empty") {
      const institution = request.attemptInstitution;
      await writeAttempt(tx, scope, requestId, { outcome: "no_accounts", institution, at: now });
    }
    if (action !== "data.late" && (await isNew(tx, scope, requestId, action)))
      await addAlert(tx, scope, { requestId, kind: "data_failed", at: now });
    await appendAudit(tx, { ...scope, requestId, action, actor: SYSTEM, at: now });
  });
}

/** Reports whether the failure is new: not recorded since collection last resumed. */
async function isNew(tx: Tx, scope: Scope, requestId: string, action: AuditAction): Promise<boolean> {
  const last = await tx.auditEntry.findFirst({
    where: { ...scope, requestId, action: { in: [action, "consent.recovered"] } },
    orderBy: { seq: "desc" },
    select: { action: true },
  });
  return last?.action !== action;
}
