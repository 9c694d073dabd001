import type { EventType } from "@/lib/domain/request";
import { notFound } from "@/lib/errors";
import { isId } from "@/lib/ids";
import type { Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";

export type AttemptLine = {
  number: number;
  at: Date;
  latencyMs: number;
  outcome: string;
  responseCode: number | null;
  responseText: string | null;
};

export type DeliveryLine = {
  id: string;
  eventId: string;
  event: EventType;
  /** Null for a test of the endpoint, which is about no request. */
  requestId: string | null;
  /** As the event tells it, and the firm's own reference of the request; null for a test. */
  clientName: string | null;
  clientRef: string | null;
  simulated: boolean;
  state: "pending" | "delivered" | "failed";
  attempts: number;
  createdAt: Date;
  nextAt: Date | null;
  deliveredAt: Date | null;
  last: Omit<AttemptLine, "number" | "responseText"> | null;
};

export type DeliveryRecord = DeliveryLine & { payload: string; attemptLines: AttemptLine[] };

export type DeliveryFilter = {
  limit: number;
  after?: { createdAt: Date; id: string } | null;
  state?: DeliveryLine["state"] | undefined;
  event?: EventType | undefined;
};

/** More attempts than these are told only of the latest; each replay makes ten at most. */
const ATTEMPTS_MAX = 50;

const including = (attempts: number) => ({
  event: {
    select: {
      type: true,
      requestId: true,
      simulated: true,
      payload: true,
      request: { select: { clientRef: true } },
    },
  },
  attemptRows: { orderBy: { number: "desc" as const }, take: attempts },
});

type Row = NonNullable<Awaited<ReturnType<typeof readOne>>>;

const readOne = (tx: Tx, scope: Scope, id: string) =>
  tx.delivery.findFirst({ where: { id, ...scope }, include: including(ATTEMPTS_MAX) });

/** We wrote the payload ourselves, with the name in it. */
function readClientName(payload: string): string | null {
  const { client_name: name } = JSON.parse(payload) as { client_name?: unknown };
  return typeof name === "string" ? name : null;
}

function toLine({ event, attemptRows: [last], ...row }: Row): DeliveryLine {
  return {
    id: row.id,
    eventId: row.eventId,
    event: event.type as EventType,
    requestId: event.requestId,
    clientName: event.requestId === null ? null : readClientName(event.payload),
    clientRef: event.request?.clientRef ?? null,
    simulated: event.simulated,
    state: row.state as DeliveryLine["state"],
    attempts: row.attempts,
    createdAt: row.createdAt,
    nextAt: row.nextAt,
    deliveredAt: row.deliveredAt,
    last: last
      ? { outcome: last.outcome, responseCode: last.responseCode, latencyMs: last.latencyMs, at: last.at }
      : null,
  };
}

/** Deliveries to the company's webhook, newest first, each with its latest attempt; `limit` of them, and whether more follow. */
export async function listDeliveries(
  scope: Scope,
  { limit, after, state, event }: DeliveryFilter,
): Promise<{ rows: DeliveryLine[]; hasMore: boolean }> {
  const rows = await inScope(scope, (tx) =>
    tx.delivery.findMany({
      where: {
        ...scope,
        ...(state ? { state } : {}),
        ...(event ? { event: { type: event } } : {}),
        ...(after
          ? {
              OR: [
                { createdAt: { lt: after.createdAt } },
                { createdAt: after.createdAt, id: { lt: after.id } },
              ],
            }
          : {}),
      },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit + 1,
      include: including(1),
    }),
  );
  return { rows: rows.slice(0, limit).map(toLine), hasMore: rows.length > limit };
}

/** A request has at most a handful of events; this many deliveries of it are told. */
const OF_REQUEST_MAX = 50;

/** The deliveries of what happened to one request, newest first. None for a request that is not the scope's. */
export async function listRequestDeliveries(scope: Scope, requestId: string): Promise<DeliveryLine[]> {
  const rows = await inScope(scope, async (tx) => {
    // Written out, because the index of what happened to a request is found by these very words.
    const events = await tx.$queryRaw<{ id: string }[]>`
      select id from event where company_id = ${scope.companyId} and request_id = ${requestId} and not simulated
      limit ${OF_REQUEST_MAX}`;
    return tx.delivery.findMany({
      where: { ...scope, eventId: { in: events.map(({ id }) => id) } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: OF_REQUEST_MAX,
      include: including(1),
    });
  });
  return rows.map(toLine);
}

/** One delivery with what was sent and its attempts, the latest first. Throws not_found. */
export async function getDelivery(scope: Scope, id: string): Promise<DeliveryRecord> {
  if (!isId("dlv", id)) throw notFound();
  const row = await inScope(scope, (tx) => readOne(tx, scope, id));
  if (!row) throw notFound();
  const attemptLines = row.attemptRows.map(
    ({ number, at, latencyMs, outcome, responseCode, responseText }) => ({
      number,
      at,
      latencyMs,
      outcome,
      responseCode,
      responseText,
    }),
  );
  return { ...toLine(row), payload: row.event.payload, attemptLines };
}
