import type { Environment } from "@/lib/scope";
import { asWorker } from "@/lib/store/client";
import type { WorkName } from "@/lib/store/write/outbox";

/** Work that needs somebody's eye: given up, or failing for long. Ids, times and our own codes; no bank data. */
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
  /** When it was given up; null while it is still tried. */
  parkedAt: Date | null;
  /** The next try; null once it was given up. */
  nextAt: Date | null;
};

/** Failures from which on work that is still tried is worth a look. */
const FAILURES_WORTH_A_LOOK = 5;

/** What is parked, and what fails again and again, oldest first, at most `limit`. For operators: across companies. */
export async function listStuckWork(limit: number): Promise<StuckWork[]> {
  const rows = await asWorker((tx) =>
    tx.outbox.findMany({
      where: {
        doneAt: null,
        OR: [{ parkedAt: { not: null } }, { failures: { gte: FAILURES_WORTH_A_LOOK } }],
      },
      orderBy: { createdAt: "asc" },
      take: limit,
    }),
  );
  return rows.map(({ name, availableAt, parkedAt, ...row }) => ({
    id: row.id,
    name: name as WorkName,
    companyId: row.companyId,
    environment: row.environment,
    subjectId: row.subjectId,
    failures: row.failures,
    attempts: row.attempts,
    lastError: row.lastError,
    createdAt: row.createdAt,
    parkedAt,
    nextAt: parkedAt ? null : availableAt,
  }));
}

/** Long enough for work to be taken at once; and Inngest, told of it once more, sees another event (jobs/client.ts). */
const LONG_AGO_MS = 86_400_000;

/** A piece of work that was made due again. */
export type Retried = { id: string; name: WorkName; companyId: string };

/**
 * Makes stuck work due now, with its count of failures begun afresh: the pieces named, or all that is parked. Work that a
 * worker holds is left to it, and so is work that waits for its time and never failed: that time was promised to somebody.
 * Returns how many were made due.
 */
export async function retryStuckWork(ids: readonly string[] | "all"): Promise<number> {
  return (await retryWork(ids)).length;
}

/** As retryStuckWork, and says which pieces they were. */
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
