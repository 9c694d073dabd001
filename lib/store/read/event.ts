import { isId } from "@/lib/ids";
import type { EventType } from "@/lib/rules/request";
import type { Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { inEnvironment } from "@/lib/store/read/one-environment";
import { Prisma } from "@/prisma/generated/client";

type EventFilter = {
  /** The id of the event after which the list continues; null to start with the oldest. */
  after: string | null;
  since: Date;
  type: EventType | null;
  limit: number;
};

/**
 * Lists the payloads of events about requests, in the order of their commits. Null if no event of this scope has the id
 * `after`.
 */
export async function listEvents(
  scope: Scope,
  { after, since, type, limit }: EventFilter,
): Promise<{ payloads: string[]; hasMore: boolean } | null> {
  if (after !== null && !isId("evt", after)) return null;
  return inScope(scope, async (tx) => {
    const last =
      after === null
        ? null
        : await tx.event.findFirst({ where: { id: after, ...scope }, select: { seq: true } });
    if (after !== null && !last) return null;
    const from = last?.seq ?? (await findSeqBefore(tx, scope, since));
    const rows = await tx.$queryRaw<{ payload: string }[]>`
      select payload from event
      where company_id = ${scope.companyId} and ${inEnvironment(scope)} and request_id is not null
        and created_at > ${since}
        ${type ? Prisma.sql`and type = ${type}` : Prisma.empty}
        and seq > ${from}
      order by seq limit ${limit + 1}`;
    return { payloads: rows.slice(0, limit).map(({ payload }) => payload), hasMore: rows.length > limit };
  });
}

/** An upper limit, in milliseconds, for the time between an event and the assignment of its number. */
const NUMBERED_WITHIN_MS = 3_600_000;

/**
 * Returns the number of an event that is older than all events since `since`; 0 if there is no such event. The list
 * then reads only the events after this number instead of all events.
 */
async function findSeqBefore(tx: Tx, scope: Scope, since: Date): Promise<bigint> {
  const latest = new Date(since.getTime() - NUMBERED_WITHIN_MS);
  const [before] = await tx.$queryRaw<{ seq: bigint }[]>`
    select seq from event
    where company_id = ${scope.companyId} and ${inEnvironment(scope)} and request_id is not null
      and created_at <= ${latest}
    order by created_at desc limit 1`;
  return before?.seq ?? 0n;
}
