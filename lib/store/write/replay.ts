import { AppError, notFound } from "@/lib/errors";
import { isId, newId } from "@/lib/ids";
import type { Actor, Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { NOBODY_TO_TELL } from "@/lib/store/write/event";

/** Rows of one transaction, few enough that its locks are short. */
export const REPLAY_BATCH = 500;

/** The endpoint that a replay goes to. Throws conflict without one. */
async function getOpenEndpoint(tx: Tx, scope: Scope): Promise<string> {
  const where = { ...scope, url: { not: null }, disabledAt: null };
  const endpoint = await tx.webhookEndpoint.findFirst({ where, select: { id: true } });
  if (!endpoint) throw new AppError("conflict", NOBODY_TO_TELL);
  return endpoint.id;
}

/** Sends one delivery again at once, whatever its state. Throws not_found and conflict. */
export async function replayOne(scope: Scope, id: string, actor: Actor, now: Date): Promise<void> {
  if (!isId("dlv", id)) throw notFound();
  await inScope(scope, async (tx) => {
    const row = await tx.delivery.findFirst({ where: { id, ...scope }, select: { eventId: true } });
    if (!row) throw notFound();
    await getOpenEndpoint(tx, scope);
    await sendAgain(tx, scope, [id], now);
    const detail = { delivery_id: id, queued: 1 };
    await appendAudit(tx, { ...scope, requestId: null, action: "webhook.replayed", actor, detail, at: now });
  });
}

/**
 * Sends the webhook of one event again at once, also of one that had no endpoint when it happened. Returns the delivery's
 * id. Throws not_found, and conflict without an endpoint.
 */
export async function replayEvent(scope: Scope, id: string, actor: Actor, now: Date): Promise<string> {
  if (!isId("evt", id)) throw notFound();
  return inScope(scope, async (tx) => {
    const event = await tx.event.findFirst({ where: { id, ...scope } });
    if (!event) throw notFound();
    const endpointId = await getOpenEndpoint(tx, scope);
    const find = () =>
      tx.delivery.findFirst({ where: { eventId: id, endpointId, ...scope }, select: { id: true } });
    const known = await find();
    if (known) await sendAgain(tx, scope, [known.id], now);
    else {
      const candidate = { event_id: id, type: event.type, delivery_id: null, created_at: event.createdAt };
      await addDeliveries(tx, scope, endpointId, [candidate], now);
    }
    const delivery = known ?? (await find());
    if (!delivery) throw new Error("a replayed event has no delivery");
    const detail = { delivery_id: delivery.id, queued: 1 };
    await appendAudit(tx, { ...scope, requestId: null, action: "webhook.replayed", actor, detail, at: now });
    return delivery.id;
  });
}

export type Range = { since: Date; until: Date; only: "missing" | "all" };
export type ReplayPosition = { createdAt: Date; id: string };
type Candidate = { event_id: string; type: string; delivery_id: string | null; created_at: Date };

/**
 * Queues one batch of a range, oldest first, from after `after`: every event, or those that never arrived, including
 * events without a delivery. Test events are left out, and so are deliveries due already with their whole schedule
 * ahead. Returns the number queued and the end of the batch, null at the end of the range. Throws conflict.
 */
export async function replayBatch(
  scope: Scope,
  range: Range,
  after: ReplayPosition | null,
  limit: number,
  actor: Actor,
  now: Date,
): Promise<{ queued: number; last: ReplayPosition | null }> {
  return inScope(scope, async (tx) => {
    const endpointId = await getOpenEndpoint(tx, scope);
    const found = await listCandidates(tx, scope, endpointId, range, after, limit, now);
    const fresh = await addDeliveries(
      tx,
      scope,
      endpointId,
      found.filter(({ delivery_id: id }) => id === null),
      now,
    );
    const known = found.flatMap(({ delivery_id: id }) => (id ? [id] : []));
    const queued = fresh + (await sendAgain(tx, scope, known, now));
    if (queued > 0) {
      const detail = { only: range.only, queued };
      const fact = { ...scope, requestId: null, action: "webhook.replayed", actor, at: now };
      await appendAudit(tx, { ...fact, detail });
    }
    const end = found.length < limit ? undefined : found.at(-1);
    return { queued, last: end ? { createdAt: end.created_at, id: end.event_id } : null };
  });
}

function listCandidates(
  tx: Tx,
  scope: Scope,
  endpointId: string,
  { since, until, only }: Range,
  after: ReplayPosition | null,
  limit: number,
  now: Date,
): Promise<Candidate[]> {
  // A place from long ago is no way round the oldest time that may be replayed.
  const from = after && after.createdAt >= since ? after : { createdAt: since, id: "" };
  return tx.$queryRaw<Candidate[]>`
    select e.id as event_id, e.type, d.id as delivery_id, e.created_at
    from event e left join delivery d on d.event_id = e.id and d.endpoint_id = ${endpointId}
    where e.company_id = ${scope.companyId} and e.environment::text = ${scope.environment}
      and e.request_id is not null
      and (e.created_at, e.id) > (${from.createdAt}::timestamptz, ${from.id}) and e.created_at < ${until}
      and (d.id is null or d.state <> 'pending' or d.next_at > ${now} or d.attempts > d.round_start)
      and (${only} = 'all' or d.delivered_at is null)
    order by e.created_at, e.id limit ${limit}`;
}

/** Writes deliveries for events without one. */
async function addDeliveries(
  tx: Tx,
  scope: Scope,
  endpointId: string,
  events: Candidate[],
  now: Date,
): Promise<number> {
  if (events.length === 0) return 0;
  const made = await tx.delivery.createManyAndReturn({
    data: events.map(({ event_id: eventId, type: eventType }) => ({
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
  const id = { in: events.map(({ event_id: eventId }) => eventId) };
  await tx.event.updateMany({ where: { ...scope, id }, data: { addressed: true } });
  await addDeliverWork(
    tx,
    scope,
    made.map(({ id }) => id),
  );
  return made.length;
}

/**
 * Starts a new round of attempts at once, for deliveries that ended and for those that wait or are being sent: then the
 * attempt under way is the first of the round. Returns how many there were.
 */
async function sendAgain(tx: Tx, scope: Scope, ids: string[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  // Locked first, so that an attempt recorded at the same time is seen either whole or not at all.
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

/** Makes the work of waiting deliveries due. Returns those that have no work. */
async function bringForward(tx: Tx, scope: Scope, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  // A row under lease is being sent at this moment, which is as soon as can be.
  await tx.$executeRaw`
    update outbox set available_at = least(available_at, now()), parked_at = null
    where company_id = ${scope.companyId} and environment::text = ${scope.environment}
      and name = 'deliver' and subject_id = any(${ids}) and done_at is null
      and (lease_until is null or lease_until <= now())`;
  await tx.$executeRaw`select pg_notify('outbox', '')`;
  const where = { ...scope, name: "deliver", subjectId: { in: ids }, doneAt: null };
  const has = await tx.outbox.findMany({ where, select: { subjectId: true }, distinct: ["subjectId"] });
  const known = new Set(has.map(({ subjectId }) => subjectId));
  return ids.filter((id) => !known.has(id));
}

/** Each round is a piece of work; the conditional update makes sure that it is written once. */
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
