import type { Environment } from "@/lib/scope";
import { asWorker } from "@/lib/store/client";
import type { WorkName } from "@/lib/store/write/outbox";

/**
 * Work that needs an operator: dead-lettered, or failing repeatedly. Contains ids, times and our own codes; no bank
 * data.
 */
export type StuckWork = {
  id: string;
  name: WorkName;
  companyId: string;
  environment: Environment;
  subjectId: string;
  failures: number;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  /** The time when the work was dead-lettered; null while it is still retried. */
  deadLetteredAt: Date | null;
  /** The time of the next try; null once dead-lettered. */
  nextAt: Date | null;
};

/** The number of failures after which an operator should look at the work, even while it is still retried. */
const FAILURES_WORTH_A_LOOK = 5;

/**
 * Lists work that is dead-lettered or keeps failing, oldest first, at most `limit`. For operators: across companies.
 */
export async function listStuckWork(limit: number): Promise<StuckWork[]> {
  const rows = await asWorker((tx) =>
    tx.outbox.findMany({
      where: {
        doneAt: null,
        OR: [{ deadLetteredAt: { not: null } }, { failures: { gte: FAILURES_WORTH_A_LOOK } }],
      },
      orderBy: { createdAt: "asc" },
      take: limit,
    }),
  );
  return rows.map(({ name, availableAt, deadLetteredAt, ...row }) => ({
    id: row.id,
    name: name as WorkName,
    companyId: row.companyId,
    environment: row.environment,
    subjectId: row.subjectId,
    failures: row.failures,
    attempts: row.attempts,
    lastError: row.lastError,
    createdAt: row.createdAt,
    deadLetteredAt,
    nextAt: deadLetteredAt ? null : availableAt,
  }));
}

/**
 * Milliseconds by which the send time of retried work is backdated. The work is then claimed immediately, and Inngest
 * gets a new event id (lib/jobs/inngest.ts).
 */
const LONG_AGO_MS = 86_400_000;

type Retried = { id: string; name: WorkName; companyId: string };

/**
 * Makes stuck work due now and resets its count of failures: the jobs with these ids, or all dead-lettered work. Leased
 * work stays with its worker, and scheduled work without a failure keeps its time. Returns the number of jobs made due.
 */
export async function retryStuckWork(ids: readonly string[] | "all"): Promise<number> {
  return (await retryWork(ids)).length;
}

/** Like retryStuckWork, but returns the work that was made due. */
export async function retryWork(ids: readonly string[] | "all"): Promise<Retried[]> {
  const longAgo = new Date(Date.now() - LONG_AGO_MS);
  const named = ids === "all" ? null : [...ids];
  const retried = await asWorker(
    (tx) => tx.$queryRaw<{ id: string; name: WorkName; company_id: string }[]>`
      update outbox set parked_at = null, available_at = now(), failures = 0, attempts = 0, sent_at = ${longAgo}
      where done_at is null and (lease_until is null or lease_until < now())
        and (id = any(${named}::text[]) or (${named === null} and parked_at is not null))
        and (parked_at is not null or failures > 0)
      returning id, name, company_id`,
  );
  if (retried.length > 0) await asWorker((tx) => tx.$executeRaw`select pg_notify('outbox', '')`);
  return retried.map(({ id, name, company_id: companyId }) => ({ id, name, companyId }));
}
