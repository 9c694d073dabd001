import type { Environment } from "@/lib/scope";
import { asWorker, db } from "@/lib/store/client";

/**
 * The unfinished work of one kind. `waiting` counts work that is due. `failing` counts work that failed and will be
 * tried again.
 */
export type WorkHealth = {
  name: string;
  waiting: number;
  failing: number;
  deadLettered: number;
  /** The time when the oldest waiting work became due; null if no work is waiting. */
  oldestAt: Date | null;
  lastError: string | null;
};

type HealthRow = {
  name: string;
  waiting: number;
  failing: number;
  deadLettered: number;
  oldest_at: Date | null;
  last_error: string | null;
};

/** The state of every kind of work with unfinished rows. */
export async function listWorkHealth(): Promise<WorkHealth[]> {
  const rows = await asWorker(
    (tx) => tx.$queryRaw<HealthRow[]>`
      select name,
        count(*) filter (where parked_at is null and available_at <= now())::int as waiting,
        count(*) filter (where parked_at is null and failures > 0)::int as failing,
        count(*) filter (where parked_at is not null)::int as "deadLettered",
        min(available_at) filter (where parked_at is null and available_at <= now()) as oldest_at,
        (array_agg(last_error order by available_at desc) filter (where last_error is not null))[1] as last_error
      from outbox where done_at is null group by name order by name`,
  );
  return rows.map(({ oldest_at: oldestAt, last_error: lastError, ...row }) => ({
    ...row,
    oldestAt,
    lastError,
  }));
}

export type ProviderHealth = {
  provider: string;
  lastSignedAt: Date | null;
  lastUnsignedAt: Date | null;
  signed: number;
  unsigned: number;
};

type ProviderRow = {
  provider: string;
  signed_at: Date | null;
  unsigned_at: Date | null;
  signed: number;
  unsigned: number;
};

/**
 * For each provider, the number of messages received in the last day and the time of the latest, separately for signed
 * and unsigned messages. Messages are deleted after a month.
 */
export async function listProviderHealth(now: Date): Promise<ProviderHealth[]> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const rows = await db().$queryRaw<ProviderRow[]>`
    select provider, max(received_at) filter (where signed) as signed_at,
      max(received_at) filter (where not signed) as unsigned_at,
      count(*) filter (where signed and received_at > ${dayAgo})::int as signed,
      count(*) filter (where not signed and received_at > ${dayAgo})::int as unsigned
    from upstream_message group by provider order by provider`;
  return rows.map((row) => ({
    provider: row.provider,
    lastSignedAt: row.signed_at,
    lastUnsignedAt: row.unsigned_at,
    signed: row.signed,
    unsigned: row.unsigned,
  }));
}

/** Ids of dead-lettered work of a kind, oldest first, at most `limit`. */
export async function listDeadLettersOfKind(name: string, limit: number): Promise<string[]> {
  const rows = await asWorker((tx) =>
    tx.outbox.findMany({
      where: { name, doneAt: null, deadLetteredAt: { not: null } },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: limit,
      select: { id: true },
    }),
  );
  return rows.map(({ id }) => id);
}

type DeadLetter = {
  id: string;
  name: string;
  companyId: string;
  environment: Environment;
  /** The last characters of the subject's id; a request's whole id would open its customer's link. */
  subjectEnd: string;
  failures: number;
  lastError: string | null;
  createdAt: Date;
  deadLetteredAt: Date | null;
};

const SHOWN_CHARACTERS = 6;

/** Dead-lettered work, oldest first: at most `limit` jobs after `after`, and whether more follow. */
export async function listDeadLetters({
  limit,
  after,
}: {
  limit: number;
  /** The time and id of the last job on the previous page; null for the first page. */
  after: { createdAt: Date; id: string } | null;
}): Promise<{ rows: DeadLetter[]; hasMore: boolean }> {
  const later = after
    ? {
        OR: [
          { deadLetteredAt: { gt: after.createdAt } },
          { deadLetteredAt: after.createdAt, id: { gt: after.id } },
        ],
      }
    : {};
  const found = await asWorker((tx) =>
    tx.outbox.findMany({
      where: { doneAt: null, deadLetteredAt: { not: null }, ...later },
      orderBy: [{ deadLetteredAt: "asc" }, { id: "asc" }],
      take: limit + 1,
    }),
  );
  const rows = found
    .slice(0, limit)
    .map(
      ({ id, name, companyId, environment, subjectId, failures, lastError, createdAt, deadLetteredAt }) => ({
        id,
        name,
        companyId,
        environment,
        subjectEnd: subjectId.slice(-SHOWN_CHARACTERS),
        failures,
        lastError,
        createdAt,
        deadLetteredAt,
      }),
    );
  return { rows, hasMore: found.length > limit };
}
