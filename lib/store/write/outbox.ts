import { randomUUID } from "node:crypto";
import { newId } from "@/lib/ids";
import type { Environment, Scope } from "@/lib/scope";
import { asWorker, type Tx } from "@/lib/store/client";

/** The pieces of background work there are; each is a function of `lib/jobs`. */
export const WORK = [
  "generate",
  "deliver",
  "purge",
  "reconcile",
  "end_upstream",
  "refresh",
  "expire_share",
] as const;
export type WorkName = (typeof WORK)[number];

export type Work = {
  id: string;
  name: WorkName;
  companyId: string;
  environment: Environment;
  subjectId: string;
  attempts: number;
  leaseToken: string;
};

export type NewWork = { name: WorkName; subjectId: string; dedupeKey: string; availableAt?: Date };

/** How long a worker may take before its work is given to another. */
export const LEASE_SECONDS = 15;

/** Writes work into the transaction that makes it due. A key that is there already is the same work: nothing happens. */
export async function addWork(tx: Tx, scope: Scope, work: NewWork): Promise<void> {
  await tx.outbox.createMany({
    data: [
      {
        id: newId("job"),
        name: work.name,
        companyId: scope.companyId,
        environment: scope.environment,
        subjectId: work.subjectId,
        dedupeKey: work.dedupeKey,
        ...(work.availableAt ? { availableAt: work.availableAt } : {}),
      },
    ],
    skipDuplicates: true,
  });
}

type ClaimedRow = {
  id: string;
  name: string;
  company_id: string;
  environment: string;
  subject_id: string;
  attempts: number;
  lease_token: string;
  available_at: Date;
};

/** The kinds of work that read a customer's whole history. A webhook should not wait for them, nor they for webhooks. */
const SLOW: readonly WorkName[] = ["generate", "refresh", "reconcile"];
export const isSlow = (work: Work): boolean => SLOW.includes(work.name);

/**
 * Takes up to `limit` due rows for this worker, of them at most `slow` of the kinds that take long. Two workers never
 * hold one row; a lapsed lease is taken again.
 */
export async function claimWork(limit: number, slow = limit): Promise<Work[]> {
  const long = slow > 0 ? await claim(Math.min(limit, slow), true) : [];
  return long.length < limit ? [...long, ...(await claim(limit - long.length, false))] : long;
}

async function claim(limit: number, slow: boolean): Promise<Work[]> {
  const token = randomUUID();
  const rows = await asWorker(
    (tx) => tx.$queryRaw<ClaimedRow[]>`
      update outbox set attempts = attempts + 1, lease_token = ${token},
        lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where id in (
        select id from outbox
        where done_at is null and parked_at is null and available_at <= now()
          and (lease_until is null or lease_until < now())
          and (sent_at is null or sent_at < now() - interval '1 hour')
          and (name = any(${[...SLOW]})) = ${slow}::boolean
        order by available_at limit ${limit} for update skip locked)
      returning id, name, company_id, environment::text, subject_id, attempts, lease_token, available_at`,
  );
  // What came first goes first, though nobody may rely on it: workers run side by side.
  rows.sort((a, b) => a.available_at.getTime() - b.available_at.getTime() || (a.id < b.id ? -1 : 1));
  return rows.map((row) => ({
    id: row.id,
    name: row.name as WorkName,
    companyId: row.company_id,
    environment: row.environment as Environment,
    subjectId: row.subject_id,
    attempts: row.attempts,
    leaseToken: row.lease_token,
  }));
}

/** Keeps a long piece of work from being given away. False when it already was. */
export async function renewLease(work: Work): Promise<boolean> {
  const count = await asWorker(
    (tx) => tx.$executeRaw`
      update outbox set lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = ${work.id} and lease_token = ${work.leaseToken} and done_at is null`,
  );
  return count === 1;
}

/**
 * Marks work done and, in the same transaction, writes what follows from it. Repeating it changes nothing, so a
 * worker that died between the work and this call can safely be replaced.
 */
export async function finishWork(id: string, scope: Scope, next: NewWork | null): Promise<void> {
  await asWorker(async (tx) => {
    const count = await tx.$executeRaw`
      update outbox set done_at = now(), lease_until = null, last_error = null where id = ${id} and done_at is null`;
    if (count === 1 && next) await addWork(tx, scope, next);
  });
}

/** Notes a failed try: due again at `retryAt`, or parked for an operator when there is none. `error` is our own code. */
export async function failWork(work: Work, error: string, retryAt: Date | null): Promise<void> {
  await asWorker(
    (tx) => tx.$executeRaw`
      update outbox set lease_until = null, lease_token = null, last_error = ${error},
        available_at = coalesce(${retryAt}, available_at), parked_at = ${retryAt === null ? new Date() : null}
      where id = ${work.id} and lease_token = ${work.leaseToken} and done_at is null`,
  );
}

/** Gives unfinished work back at once, for a graceful stop. */
export async function releaseWork(work: Work): Promise<void> {
  await asWorker(
    (tx) => tx.$executeRaw`
      update outbox set lease_until = null, lease_token = null, attempts = attempts - 1
      where id = ${work.id} and lease_token = ${work.leaseToken} and done_at is null`,
  );
}

/** Marks work handed to Inngest. It is sent again if it has not ended in an hour; its id makes that harmless there. */
export async function markSent(ids: string[]): Promise<void> {
  await asWorker(
    (tx) => tx.$executeRaw`update outbox set sent_at = now() where id = any(${ids}) and done_at is null`,
  );
}

/** Due now, running or waiting, and parked; for the health page and the operator. */
export async function countWork(): Promise<{ due: number; parked: number }> {
  const [row] = await asWorker(
    (tx) => tx.$queryRaw<{ due: bigint; parked: bigint }[]>`
      select count(*) filter (where parked_at is null and available_at <= now()) as due,
             count(*) filter (where parked_at is not null) as parked
      from outbox where done_at is null`,
  );
  return { due: Number(row?.due ?? 0), parked: Number(row?.parked ?? 0) };
}
