import { randomUUID } from "node:crypto";
import { newId } from "@/lib/ids";
import type { Environment, Scope } from "@/lib/scope";
import { ask, asWorker, inScope, type Tx } from "@/lib/store/client";

/** The kinds of background work; each has a function in `lib/jobs`. */
export const WORK = [
  "generate",
  "deliver",
  "purge",
  "reconcile",
  "end_upstream",
  "refresh",
  "expire_share",
  "expire_consent",
  "remind",
  "check_endpoint",
  "notify",
  "send_receipt",
  "send_withdrawal",
  "end_bank",
  "bulk",
  "alert",
  "digest",
  "plan_refresh",
] as const;
export type WorkName = (typeof WORK)[number];

export type Work = {
  id: string;
  name: WorkName;
  companyId: string;
  environment: Environment;
  subjectId: string;
  /** The concurrency pool, in which a slow job delays others: a delivery's endpoint; the company for other work. */
  pool: string;
  /** The number of times that a worker has claimed the work, including this time. */
  attempts: number;
  /**
   * The number of times that the work has failed. A worker's death counts only after several workers have died of the
   * same work (see isDeadly).
   */
  failures: number;
  /** The time when the work was sent to Inngest; null if it was not. */
  sentAt: Date | null;
  leaseToken: string;
};

/**
 * New work. `availableAt` is the time when the work is due, such as the end of a retention window. `inMs` is a wait
 * from now by the database's clock, which every process shares. Without either, the work is due immediately.
 */
export type NewWork = {
  name: WorkName;
  subjectId: string;
  dedupeKey: string;
  /** The endpoint of a delivery, so that a slow receiver does not delay deliveries to other receivers. */
  pool?: string;
  availableAt?: Date;
  inMs?: number;
};

/**
 * The deduplication key of the refresh that creates the report of this generation. All callers use this key, so that
 * the refresh is queued only once.
 */
export const refreshKey = (requestId: string, generation: number) => `refresh:${requestId}:${generation}`;

/** Seconds for which a worker leases its work. After that, another worker may claim the work. */
const LEASE_SECONDS = 15;
/** If Inngest accepted work but has not finished it after this time, we send the work again. */
const AGAIN_AFTER = "1 hour";

/** Queues work in the transaction that makes it due. Does nothing if work with the same key exists. */
export async function addWork(tx: Tx, scope: Scope, work: NewWork): Promise<void> {
  const { name, subjectId, dedupeKey, pool = null, availableAt = null, inMs = 0 } = work;
  await tx.$executeRaw`
    insert into outbox (id, name, company_id, environment, subject_id, lane, dedupe_key, available_at)
    values (${newId("job")}, ${name}, ${scope.companyId}, ${scope.environment}::environment, ${subjectId}, ${pool},
      ${dedupeKey}, coalesce(${availableAt}, now() + ${inMs}::float8 * interval '1 millisecond'))
    on conflict (dedupe_key) do nothing`;
}

/**
 * Kinds of work that a worker claims together: at most `room` rows in total, and at most `perCompany` of one company
 * running at a time. Each webhook endpoint counts as a separate company.
 */
export type Wanted = { names: readonly WorkName[]; room: number; perCompany: number };

type ClaimedRow = {
  id: string;
  name: WorkName;
  company_id: string;
  environment: Environment;
  subject_id: string;
  lane: string;
  attempts: number;
  failures: number;
  sent_at: string | null;
};
type ClaimAnswer = { claimed: ClaimedRow[][]; due_in_ms: number | null };

/**
 * Leases due work to this worker in one round trip. Also returns the milliseconds until more work is due; null if
 * none is due within the hour. Two workers never lease the same row, but a worker may take over an expired lease.
 */
export async function claimWork(wanted: Wanted[]): Promise<{ work: Work[]; dueInMs: number | null }> {
  const kinds = wanted.map(({ names, room, perCompany }) => ({ names, room, per_company: perCompany }));
  const leaseToken = randomUUID();
  const [row] = await ask<{ answer: ClaimAnswer }>(
    "claim_work",
    "select claim_work($1, $2, $3, $4::interval) as answer",
    [JSON.stringify(kinds), LEASE_SECONDS, leaseToken, AGAIN_AFTER],
  );
  const work = (row?.answer.claimed ?? []).flat().map((claimed) => ({
    id: claimed.id,
    name: claimed.name,
    companyId: claimed.company_id,
    environment: claimed.environment,
    subjectId: claimed.subject_id,
    pool: claimed.lane,
    attempts: claimed.attempts,
    failures: claimed.failures,
    sentAt: claimed.sent_at === null ? null : new Date(claimed.sent_at),
    leaseToken,
  }));
  return { work, dueInMs: row?.answer.due_in_ms ?? null };
}

const idsOf = (work: readonly Work[]) => work.map(({ id }) => id);
const tokensOf = (work: readonly Work[]) => [...new Set(work.map(({ leaseToken }) => leaseToken))];

/** Renews the leases of running work, except work that another worker has leased since. */
export async function renewLeases(work: readonly Work[]): Promise<void> {
  await asWorker(
    (tx) => tx.$executeRaw`
      update outbox set lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = any(${idsOf(work)}) and lease_token = any(${tokensOf(work)}) and done_at is null`,
  );
}

/** Ends work that this transaction makes obsolete, even if a worker has leased it. */
export async function endWork(tx: Tx, scope: Scope, name: WorkName, subjectId: string): Promise<void> {
  await tx.outbox.updateMany({
    where: { ...scope, name, subjectId, doneAt: null },
    data: { doneAt: new Date(), leaseUntil: null, lastError: null },
  });
}

/** Makes waiting work due now. Does not change dead-lettered work, running work and work that was sent to Inngest. */
export async function makeDueNow(scope: Scope, name: WorkName, subjectId: string): Promise<void> {
  await inScope(scope, async (tx) => {
    const hurried = await tx.$executeRaw`
      update outbox set available_at = now()
      where name = ${name} and company_id = ${scope.companyId} and environment::text = ${scope.environment}
        and subject_id = ${subjectId} and done_at is null and parked_at is null
        and lease_until is null and sent_at is null and available_at > now()`;
    if (hurried > 0) await tx.$executeRaw`select pg_notify('outbox', '')`;
  });
}

/** A job to queue next, due in this many milliseconds. */
type NextWork = { name: WorkName; subjectId: string; dedupeKey: string; inMs: number };

/**
 * Marks work done and, in the same statement, queues the next work. A repeat changes nothing, so if a worker dies
 * before this call, another worker may safely repeat the work.
 */
export async function finishWork(id: string, next: NextWork | null): Promise<void> {
  await ask("finish_work", "select finish_work($1, $2, $3, $4, $5)", [
    id,
    next?.name ?? null,
    next?.subjectId ?? null,
    next?.dedupeKey ?? null,
    next ? Math.max(0, Math.round(next.inMs)) : null,
  ]);
}

/**
 * Records a failed attempt. The work is due again in `retryInMs`; if `retryInMs` is null, the work is dead-lettered for
 * an operator. `error` is our own code. The count of failures becomes at least `failuresMin`.
 */
export async function failWork(
  { id, leaseToken }: { id: string; leaseToken: string | null },
  error: string,
  retryInMs: number | null,
  failuresMin = 1,
): Promise<void> {
  const wait = retryInMs ?? 0;
  await asWorker(
    (tx) => tx.$executeRaw`
      update outbox set lease_until = null, lease_token = null, sent_at = null, last_error = ${error},
        failures = greatest(failures + 1, ${failuresMin}::int),
        available_at = now() + ${wait}::float8 * interval '1 millisecond',
        parked_at = case when ${retryInMs === null} then now() end
      where id = ${id} and done_at is null and (${leaseToken}::text is null or lease_token = ${leaseToken})`,
  );
}

/**
 * Releases work that was not started or will not be finished here. The work is due immediately or after `inMs`. The
 * attempt is not counted, and other workers can claim the work before the lease expires.
 */
export async function releaseWork(work: readonly Work[], inMs = 0): Promise<void> {
  if (work.length === 0) return;
  await asWorker(
    (tx) => tx.$executeRaw`
      update outbox set lease_until = null, lease_token = null, attempts = attempts - 1,
        available_at = now() + ${inMs}::float8 * interval '1 millisecond'
      where id = any(${idsOf(work)}) and lease_token = any(${tokensOf(work)}) and done_at is null`,
  );
  await asWorker((tx) => tx.$executeRaw`select pg_notify('outbox', '')`);
}

/** Marks work as sent to Inngest and releases our lease. */
export async function markSent(ids: string[]): Promise<void> {
  await asWorker(
    (tx) => tx.$executeRaw`
      update outbox set sent_at = now(), lease_until = null, lease_token = null where id = any(${ids}) and done_at is null`,
  );
}

/**
 * Queues work that should be queued but is not, at most `most` rows of each kind. Returns the number of new rows of
 * each kind.
 */
export async function sweepWork(most: number): Promise<Record<string, number>> {
  const rows = await ask<{ name: string; written: string }>("sweep_work", "select * from sweep_work($1)", [
    most,
  ]);
  return Object.fromEntries(rows.map(({ name, written }) => [name, Number(written)]));
}

/** Counts work for the health page and the operator. `due` work is due now, running or waiting. */
export async function countWork(): Promise<{ due: number; deadLettered: number }> {
  const [row] = await asWorker(
    (tx) => tx.$queryRaw<{ due: bigint; deadLettered: bigint }[]>`
      select (select count(*) from outbox where done_at is null and parked_at is null and available_at <= now()) as due,
             (select count(*) from outbox where done_at is null and parked_at is not null) as "deadLettered"`,
  );
  return { due: Number(row?.due ?? 0), deadLettered: Number(row?.deadLettered ?? 0) };
}

/** Returns the counts of countWork, and the seconds for which the oldest due work has been due; 0 if no work is due. */
export async function measureWork(): Promise<{
  due: number;
  deadLettered: number;
  oldestDueSeconds: number;
}> {
  const [row] = await asWorker(
    (tx) => tx.$queryRaw<{ due: number; deadLettered: number; oldest: number }[]>`
      select count(*) filter (where parked_at is null and available_at <= now())::int as due,
        count(*) filter (where parked_at is not null)::int as "deadLettered",
        coalesce(extract(epoch from now() - min(available_at) filter (where parked_at is null and available_at <= now())), 0)
          ::float8 as oldest
      from outbox where done_at is null`,
  );
  return { due: row?.due ?? 0, deadLettered: row?.deadLettered ?? 0, oldestDueSeconds: row?.oldest ?? 0 };
}
