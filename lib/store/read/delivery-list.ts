import type { EventType } from "@/lib/rules/request";
import type { DeliveryFilter } from "@/lib/rules/webhook-delivery";
import type { Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { type DeliveryLine, readClientName } from "@/lib/store/read/delivery";
import { inEnvironment } from "@/lib/store/read/one-environment";
import { Prisma } from "@/prisma/generated/client";

type DeliveryQuery = {
  limit: number;
  after?: { createdAt: Date; id: string } | null;
  state?: DeliveryFilter | undefined;
  event?: EventType | undefined;
};

/**
 * The SQL condition for each state. States are literals, because undelivered rows have partial indexes, which a
 * parameter would not match. Dead letters are few and have an index too.
 */
function conditionOf(scope: Scope, state: DeliveryFilter): Prisma.Sql {
  const dead = Prisma.sql`array(select subject_id from outbox where company_id = ${scope.companyId}
    and ${inEnvironment(scope)} and name = 'deliver' and done_at is null and parked_at is not null)`;
  const conditions: Readonly<Record<DeliveryFilter, Prisma.Sql>> = {
    pending: Prisma.sql`state = 'pending' and id <> all (${dead})`,
    dead_lettered: Prisma.sql`state = 'pending' and id = any (${dead})`,
    delivered: Prisma.sql`state = 'delivered'`,
    failed: Prisma.sql`state = 'failed'`,
  };
  return conditions[state];
}

type Row = Omit<DeliveryLine, "clientName" | "last"> & {
  payload: string;
  at: Date | null;
  latencyMs: number | null;
  outcome: string | null;
  host: string | null;
  errorCode: string | null;
  responseCode: number | null;
};

/**
 * Reads, in one statement, the columns that the delivery list shows, newest first. The query `found` selects the ids of
 * the deliveries.
 */
async function readLines(tx: Tx, found: Prisma.Sql): Promise<DeliveryLine[]> {
  const rows = await tx.$queryRaw<Row[]>`
    select d.id, d.event_id as "eventId", e.type as event, e.request_id as "requestId", r.client_ref as "clientRef",
      e.simulated, d.state, d.attempts, d.created_at as "createdAt", d.next_at as "nextAt",
      d.delivered_at as "deliveredAt", w.parked_at as "deadLetteredAt", e.payload, a.at, a.latency_ms as "latencyMs", a.outcome,
      a.host, a.error_code as "errorCode", a.response_code as "responseCode"
    from (${found}) found
      join delivery d on d.id = found.id
      join event e on e.id = d.event_id
      left join request r on r.id = e.request_id
      left join lateral (select * from delivery_attempt where delivery_id = d.id order by number desc limit 1) a on true
      left join lateral (select o.parked_at from outbox o
        where d.state = 'pending' and o.company_id = d.company_id and o.environment = d.environment
          and o.subject_id = d.id and o.name = 'deliver' and o.done_at is null and o.parked_at is not null
        limit 1) w on true
    order by d.created_at desc, d.id desc`;
  return rows.map(({ payload, at, latencyMs, outcome, host, errorCode, responseCode, ...row }) => ({
    ...row,
    clientName: row.requestId === null ? null : readClientName(payload),
    last: at && { at, latencyMs: latencyMs ?? 0, outcome: outcome ?? "", host, errorCode, responseCode },
  }));
}

/**
 * Lists deliveries to the company's webhook, newest first, each with its latest attempt. Returns at most `limit`
 * deliveries, and whether more follow. Every filter has an index, so the number of stored rows hardly matters.
 */
export async function listDeliveries(
  scope: Scope,
  { limit, after, state, event }: DeliveryQuery,
): Promise<{ rows: DeliveryLine[]; hasMore: boolean }> {
  const all = [Prisma.sql`company_id = ${scope.companyId}`, inEnvironment(scope)];
  if (state) all.push(conditionOf(scope, state));
  if (event) all.push(Prisma.sql`event_type = ${event}`);
  if (after) all.push(Prisma.sql`(created_at, id) < (${after.createdAt}::timestamptz, ${after.id})`);
  const found = Prisma.sql`
    select id from delivery where ${Prisma.join(all, " and ")}
    order by created_at desc, id desc limit ${limit + 1}`;
  const rows = await inScope(scope, (tx) => readLines(tx, found));
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** The maximum number of deliveries listed for a request, which has a handful of events at most. */
const OF_REQUEST_MAX = 50;

/** The deliveries of one request's events, newest first. Empty for a request outside the scope. */
export async function listRequestDeliveries(scope: Scope, requestId: string): Promise<DeliveryLine[]> {
  // `not simulated` is the condition of the index on the event's request. Without it, PostgreSQL would not use that
  // index.
  const found = Prisma.sql`
    select id from delivery where company_id = ${scope.companyId} and ${inEnvironment(scope)} and event_id in (
      select id from event where company_id = ${scope.companyId} and request_id = ${requestId} and not simulated
      limit ${OF_REQUEST_MAX})
    order by created_at desc, id desc limit ${OF_REQUEST_MAX}`;
  return inScope(scope, (tx) => readLines(tx, found));
}
