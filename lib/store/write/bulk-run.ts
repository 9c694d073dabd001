import { newId } from "@/lib/ids";
import type { BulkAct, BulkOutcome } from "@/lib/rules/bulk";
import type { Actor, Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

type NewRun = { act: BulkAct; requestIds: readonly string[]; actor: Actor; now: Date };

/**
 * Stores a bulk action on these requests, in their order, without starting it. Ignores ids that are unknown or belong
 * to another company or environment. Returns the run's id; null if no request remains. For an action that exports
 * links, also writes an audit entry.
 */
export async function createRun(scope: Scope, run: NewRun): Promise<string | null> {
  return inScope(scope, async (tx) => {
    const known = await tx.request.findMany({
      where: { ...scope, id: { in: [...run.requestIds] } },
      select: { id: true },
    });
    const own = new Set(known.map(({ id }) => id));
    const requestIds = run.requestIds.filter((id) => own.has(id));
    if (requestIds.length === 0) return null;
    const id = await writeRun(tx, scope, { ...run, requestIds });
    if (run.act === "links") {
      const detail = { run: id, count: own.size };
      const fact = { ...scope, requestId: null, action: "requests.links_downloaded", actor: run.actor };
      await appendAudit(tx, { ...fact, detail, at: run.now });
    }
    return id;
  });
}

/**
 * Stores a bulk action in the caller's transaction, without checking the ids and without an audit entry. Throws Error
 * if the actor has no id.
 */
export async function writeRun(
  tx: Tx,
  scope: Scope,
  { act, requestIds, actor, now }: NewRun,
): Promise<string> {
  if (!actor.id) throw new Error("the run was started by no member");
  const id = newId("run");
  await tx.bulkRun.create({ data: { id, ...scope, act, createdBy: actor.id, createdAt: now } });
  const rows = [...new Set(requestIds)].map((requestId, position) => ({
    id: newId("row"),
    runId: id,
    ...scope,
    position,
    requestId,
  }));
  await tx.bulkRow.createMany({ data: rows });
  return id;
}

/** The member who starts a run, and the time. `ownerId` is the new owner, in a run that assigns owners. */
type Start = { actor: Actor; now: Date; ownerId?: string | null };

/** Queues a run's rows as background work, once. Returns false if the run does not exist. */
export async function startRun(scope: Scope, id: string, start: Start): Promise<boolean> {
  return inScope(scope, (tx) => queueRun(tx, scope, id, start));
}

/** Like startRun, but in the caller's transaction. */
export async function queueRun(
  tx: Tx,
  scope: Scope,
  id: string,
  { actor, now, ownerId = null }: Start,
): Promise<boolean> {
  const { count } = await tx.bulkRun.updateMany({
    where: { id, ...scope, startedAt: null },
    data: { startedAt: now, ownerId },
  });
  if (count === 0) return (await tx.bulkRun.count({ where: { id, ...scope } })) === 1;
  const { act } = await tx.bulkRun.findFirstOrThrow({ where: { id, ...scope }, select: { act: true } });
  const rows = await tx.$executeRaw`
    insert into outbox (id, name, company_id, environment, subject_id, dedupe_key)
    select 'job_' || replace(gen_random_uuid()::text, '-', ''), 'bulk', r.company_id, r.environment, r.id, 'bulk:' || r.id
    from bulk_row r
    where r.run_id = ${id} and r.company_id = ${scope.companyId} and r.environment = ${scope.environment}::environment
    order by r.position
    on conflict (dedupe_key) do nothing`;
  const detail = { run: id, act, count: rows };
  await appendAudit(tx, {
    ...scope,
    requestId: null,
    action: "requests.bulk_started",
    actor,
    detail,
    at: now,
  });
  return true;
}

export type StartedRow = {
  act: BulkAct;
  requestId: string;
  actor: Actor;
  /** The new owner of the request, in a run that assigns owners. */
  ownerId: string | null;
  beganAt: Date;
};

/**
 * Returns the action and request of a row, and records when work on the row first began. Null if the row has ended or
 * does not exist.
 */
export async function beginRow(scope: Scope, rowId: string, now: Date): Promise<StartedRow | null> {
  return inScope(scope, async (tx) => {
    const where = { id: rowId, ...scope, endedAt: null };
    await tx.bulkRow.updateMany({ where: { ...where, beganAt: null }, data: { beganAt: now } });
    const row = await tx.bulkRow.findFirst({ where, include: { run: true } });
    if (!row) return null;
    const actor: Actor = { kind: "member", id: row.run.createdBy };
    // The cast is safe: only one function writes this column, and it accepts only this type.
    const { act, ownerId } = row.run;
    return { act: act as BulkAct, requestId: row.requestId, actor, ownerId, beganAt: row.beganAt ?? now };
  });
}

/** Records the outcome of a row, unless one is recorded already. */
export async function endRow(scope: Scope, rowId: string, outcome: BulkOutcome, now: Date): Promise<void> {
  await inScope(scope, (tx) =>
    tx.bulkRow.updateMany({
      where: { id: rowId, ...scope, endedAt: null },
      data: { outcome, endedAt: now, nextAt: null },
    }),
  );
}

/** Records the time until which a limit delays a row. */
export async function delayRow(scope: Scope, rowId: string, nextAt: Date): Promise<void> {
  await inScope(scope, (tx) =>
    tx.bulkRow.updateMany({ where: { id: rowId, ...scope, endedAt: null }, data: { nextAt } }),
  );
}
