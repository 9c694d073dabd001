import { AppError, notFound } from "@/lib/errors";
import { isId, newId } from "@/lib/ids";
import { ENDPOINTS_MAX, takesEvent } from "@/lib/rules/webhook-endpoint";
import type { Actor, EndpointTarget, Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { getRow, listRows } from "@/lib/store/read/endpoint";
import { inEnvironment } from "@/lib/store/read/one-environment";
import { appendAudit, lockChain } from "@/lib/store/write/audit";
import { NO_ENDPOINT } from "@/lib/store/write/event";
import type { WebhookEndpoint } from "@/prisma/generated/client";

/** The largest number of rows in one transaction, so that the transaction holds its locks only for a short time. */
export const REPLAY_BATCH = 500;

/** The endpoints of a replay: the given endpoint, or all enabled endpoints. Throws conflict if there are none. */
async function getOpenEndpoints(
  tx: Tx,
  { endpointId, ...scope }: EndpointTarget,
): Promise<WebhookEndpoint[]> {
  const open = (await listRows(tx, scope)).filter(
    ({ id, disabledAt }) => disabledAt === null && (endpointId === undefined || id === endpointId),
  );
  if (open.length === 0) throw new AppError("conflict", NO_ENDPOINT);
  return open;
}

/**
 * Sends one delivery again immediately: the same bytes under the same event id, with a new schedule of attempts. A
 * delivery that waits for its next attempt is sent now. Throws not_found, and conflict if no URL is set or the endpoint
 * is disabled.
 */
export async function replayDelivery(
  scope: Scope,
  id: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  if (!isId("dlv", id)) throw notFound();
  await inScope(scope, async (tx) => {
    const row = await tx.delivery.findFirst({ where: { id, ...scope }, select: { endpointId: true } });
    if (!row) throw notFound();
    await getOpenEndpoints(tx, { ...scope, endpointId: row.endpointId });
    await sendAgain(tx, scope, [id], now);
    const detail = { delivery_id: id, queued: 1 };
    await appendAudit(tx, { ...scope, requestId: null, action: "webhook.replayed", actor, detail, at: now });
  });
}

/**
 * Sends the webhook of one event again immediately, even if no endpoint took the event before. Sends the same bytes
 * under the same event id, with a new schedule of attempts. Sends to the given endpoint, even if that endpoint does
 * not take such events. If none is given, sends to every enabled endpoint that takes events of its type. Returns the
 * event with its first delivery. Throws not_found for an unknown event or endpoint, and conflict if no such endpoint
 * is enabled.
 */
export async function replayEvent(
  { endpointId, ...scope }: EndpointTarget,
  id: string,
  actor: Actor,
  now = new Date(),
): Promise<{ id: string; deliveryId: string }> {
  if (!isId("evt", id)) throw notFound();
  return inScope(scope, async (tx) => {
    const event = await tx.event.findFirst({ where: { id, ...scope } });
    if (!event) throw notFound();
    if (endpointId !== undefined) await getRow(tx, scope, endpointId);
    const open = await getOpenEndpoints(tx, { ...scope, endpointId });
    const chosen = endpointId === undefined ? open.filter((each) => takesEvent(each, event.type)) : open;
    const known = await listDeliveries(tx, scope, id, chosen);
    const isNew = ({ id: each }: WebhookEndpoint) => known.every(({ endpointId: has }) => has !== each);
    await sendAgain(
      tx,
      scope,
      known.map((each) => each.id),
      now,
    );
    const missing = chosen.filter(isNew).map((each) => ({ id, type: event.type, endpointId: each.id }));
    await addDeliveries(tx, scope, missing, now);
    const [first, ...more] = await listDeliveries(tx, scope, id, chosen);
    if (!first) throw new AppError("conflict", NO_ENDPOINT);
    const detail = { delivery_id: first.id, queued: more.length + 1 };
    await appendAudit(tx, { ...scope, requestId: null, action: "webhook.replayed", actor, detail, at: now });
    return { id, deliveryId: first.id };
  });
}

/** The deliveries of an event to these endpoints, in the endpoints' order. */
async function listDeliveries(tx: Tx, scope: Scope, eventId: string, endpoints: readonly WebhookEndpoint[]) {
  const order = endpoints.map(({ id }) => id);
  const rows = await tx.delivery.findMany({
    where: { ...scope, eventId, endpointId: { in: order } },
    select: { id: true, endpointId: true },
  });
  return rows.sort((a, b) => order.indexOf(a.endpointId) - order.indexOf(b.endpointId));
}

type Range = { since: Date; until: Date; only: "missing" | "all" };
export type ReplayPosition = { createdAt: Date; id: string };
type Candidate = {
  event_id: string;
  type: string;
  endpoint_id: string;
  delivery_id: string | null;
  created_at: Date;
};

/**
 * One batch of a replay over a range of time: at most `limit` deliveries after the position `after`, plus the remaining
 * deliveries of the last event.
 */
type Portion = Range & { after: ReplayPosition | null; limit: number };

/**
 * Queues one batch of a range of events, oldest first. The events go to the given endpoint or to every enabled
 * endpoint; each endpoint gets only the types that it takes. With `only` "missing", queues events that never arrived or
 * that have no delivery yet; an endpoint other than the default one gets no events from before it was added. Always
 * skips test events. Also skips a delivery that is already due with all its attempts left, unless it is dead-lettered.
 *
 * Returns the number of deliveries queued and, as `last`, the position at the end of the batch; null at the end of the
 * range. Throws conflict without an enabled endpoint.
 */
export async function replayBatch(
  { endpointId, ...scope }: EndpointTarget,
  portion: Portion,
  actor: Actor,
  now: Date,
): Promise<{ queued: number; last: ReplayPosition | null }> {
  return inScope(scope, async (tx) => {
    const open = await getOpenEndpoints(tx, { ...scope, endpointId });
    const listed = await listCandidates(tx, scope, { endpoints: open, range: portion, now });
    const found = wholeEvents(listed, portion.limit);
    const missing = found.filter(({ delivery_id: id }) => id === null);
    const known = found.flatMap(({ delivery_id: id }) => (id ? [id] : []));
    const again = await sendAgain(tx, scope, known, now);
    const fresh = await addDeliveries(
      tx,
      scope,
      missing.map((each) => ({ id: each.event_id, type: each.type, endpointId: each.endpoint_id })),
      now,
    );
    const queued = again + fresh;
    if (queued > 0) {
      const detail = { only: portion.only, queued };
      const fact = { ...scope, requestId: null, action: "webhook.replayed", actor, at: now };
      await appendAudit(tx, { ...fact, detail });
    }
    const end = found.length < listed.length ? found.at(-1) : undefined;
    return { queued, last: end ? { createdAt: end.created_at, id: end.event_id } : null };
  });
}

/**
 * Cuts the rows to `limit`, but keeps every row of the last event, so that the next batch begins with another event.
 */
function wholeEvents(rows: readonly Candidate[], limit: number): Candidate[] {
  const last = rows[limit - 1];
  return rows.filter((row, index) => index < limit || row.event_id === last?.event_id);
}

function listCandidates(
  tx: Tx,
  scope: Scope,
  {
    endpoints,
    range: { since, until, only, after, limit },
    now,
  }: { endpoints: readonly WebhookEndpoint[]; range: Portion; now: Date },
): Promise<Candidate[]> {
  // Ignores an `after` from before `since`. Otherwise an old call could bypass the limit on how far back a replay goes.
  const from = after && after.createdAt >= since ? after : { createdAt: since, id: "" };
  const ids = endpoints.map(({ id }) => id);
  return tx.$queryRaw<Candidate[]>`
    select e.id as event_id, e.type, w.id as endpoint_id, d.id as delivery_id, e.created_at
    from event e
      join webhook_endpoint w on w.id = any(${ids}) and w.company_id = e.company_id and w.environment = e.environment
        and (w.event_types = '{}' or e.type = any(w.event_types))
        and (${only} = 'all' or w.is_default or e.created_at >= w.created_at)
      left join delivery d on d.event_id = e.id and d.endpoint_id = w.id
    where e.company_id = ${scope.companyId} and e.${inEnvironment(scope)} and e.request_id is not null
      and (e.created_at, e.id) > (${from.createdAt}::timestamptz, ${from.id}) and e.created_at < ${until}
      and (d.id is null or d.state <> 'pending' or d.next_at > ${now} or d.attempts > d.round_start
        or exists (select from outbox o
          where o.company_id = d.company_id and o.environment = d.environment and o.subject_id = d.id
            and o.name = 'deliver' and o.done_at is null and o.parked_at is not null))
      and (${only} = 'all' or d.delivered_at is null)
    order by e.created_at, e.id, w.id limit ${limit + ENDPOINTS_MAX}`;
}

type MissingDelivery = { id: string; type: string; endpointId: string };

/** Creates these deliveries, if they do not exist, and queues their work. Returns the number created. */
async function addDeliveries(
  tx: Tx,
  scope: Scope,
  missing: readonly MissingDelivery[],
  now: Date,
): Promise<number> {
  if (missing.length === 0) return 0;
  await lockChain(tx, scope.companyId);
  const made = await tx.delivery.createManyAndReturn({
    data: missing.map(({ id: eventId, type: eventType, endpointId }) => ({
      id: newId("dlv"),
      eventId,
      eventType,
      endpointId,
      ...scope,
      nextAt: now,
      createdAt: now,
    })),
    skipDuplicates: true,
    select: { id: true },
  });
  await markAddressed(
    tx,
    scope,
    missing.map(({ id }) => id),
  );
  await addDeliverWork(
    tx,
    scope,
    made.map(({ id }) => id),
  );
  return made.length;
}

/** Sets `addressed` on the events that now have a delivery to every endpoint that takes their type. */
async function markAddressed(tx: Tx, scope: Scope, eventIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    update event e set addressed = true
    where e.company_id = ${scope.companyId} and e.environment::text = ${scope.environment} and e.id = any(${eventIds})
      and not exists (select 1 from webhook_endpoint w
        where w.company_id = e.company_id and w.environment = e.environment and w.url is not null
          and (w.event_types = '{}' or e.type = any(w.event_types)) and (w.is_default or e.created_at >= w.created_at)
          and not exists (select 1 from delivery d where d.event_id = e.id and d.endpoint_id = w.id))`;
}

/**
 * Starts a new round of attempts immediately. If a delivery is being sent, that attempt becomes the first of the round.
 * Returns the number of deliveries.
 */
async function sendAgain(tx: Tx, scope: Scope, ids: string[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  // The deliveries are locked first, so that an attempt that is recorded at the same time runs wholly before or after
  // this change.
  const rows = await tx.$queryRaw<{ id: string; state: string }[]>`
    select id, state from delivery
    where company_id = ${scope.companyId} and environment::text = ${scope.environment} and id = any(${ids})
    order by id for no key update`;
  await tx.$executeRaw`
    update delivery set state = 'pending', round_start = attempts,
      next_at = case when state = 'pending' then least(next_at, ${now}) else ${now} end
    where company_id = ${scope.companyId} and environment::text = ${scope.environment} and id = any(${ids})`;
  const waiting = rows.filter(({ state }) => state === "pending").map(({ id }) => id);
  const ended = rows.filter(({ state }) => state !== "pending").map(({ id }) => id);
  await addDeliverWork(tx, scope, [...ended, ...(await bringForward(tx, scope, waiting))]);
  return rows.length;
}

/**
 * Makes the queued work of waiting deliveries due now. Revives dead-lettered work and resets its count of attempts, as
 * an operator's retry does. Returns the ids of the deliveries that have no work in the queue.
 */
async function bringForward(tx: Tx, scope: Scope, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  // A leased row is being sent now, so it need not change.
  await tx.$executeRaw`
    update outbox set available_at = least(available_at, now()), parked_at = null,
      failures = case when parked_at is null then failures else 0 end,
      attempts = case when parked_at is null then attempts else 0 end
    where company_id = ${scope.companyId} and environment::text = ${scope.environment}
      and name = 'deliver' and subject_id = any(${ids}) and done_at is null
      and (lease_until is null or lease_until <= now())`;
  await tx.$executeRaw`select pg_notify('outbox', '')`;
  const where = { ...scope, name: "deliver", subjectId: { in: ids }, doneAt: null };
  const has = await tx.outbox.findMany({ where, select: { subjectId: true }, distinct: ["subjectId"] });
  const known = new Set(has.map(({ subjectId }) => subjectId));
  return ids.filter((id) => !known.has(id));
}

/**
 * Queues one job for each of these deliveries. Pass only deliveries without unfinished work: every call uses new keys,
 * so a second call would queue the jobs again.
 */
async function addDeliverWork(tx: Tx, scope: Scope, ids: string[]): Promise<void> {
  const keys = ids.map((id) => `deliver:${id}:again:${newId("job")}`);
  const jobs = ids.map(() => newId("job"));
  await tx.$executeRaw`
    insert into outbox (id, name, company_id, environment, subject_id, lane, dedupe_key, available_at)
    select n.job, 'deliver', d.company_id, d.environment, n.subject, d.endpoint_id, n.key, now()
    from unnest(${jobs}::text[], ${ids}::text[], ${keys}::text[]) n(job, subject, key)
      join delivery d on d.id = n.subject
        and d.company_id = ${scope.companyId} and d.environment::text = ${scope.environment}`;
}
