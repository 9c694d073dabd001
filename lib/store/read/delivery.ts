import { notFound } from "@/lib/errors";
import { isId } from "@/lib/ids";
import type { EventType } from "@/lib/rules/request";
import type { Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";

export type AttemptLine = {
  number: number;
  at: Date;
  latencyMs: number;
  outcome: string;
  /** The host and port of the attempt; null for attempts made before we stored it. */
  host: string | null;
  /** The system's error code, such as ECONNREFUSED, if no response arrived. */
  errorCode: string | null;
  responseCode: number | null;
  responseText: string | null;
};

export type DeliveryLine = {
  id: string;
  eventId: string;
  event: EventType;
  /** Null for a test event, which is not about a request. */
  requestId: string | null;
  /**
   * The client's name in the event; null for a test event. `clientRef` is the firm's own reference for the request, if
   * any.
   */
  clientName: string | null;
  clientRef: string | null;
  simulated: boolean;
  state: "pending" | "delivered" | "failed";
  attempts: number;
  createdAt: Date;
  nextAt: Date | null;
  deliveredAt: Date | null;
  /**
   * The time when our background work for this delivery was dead-lettered. The delivery then waits for an operator or a
   * replay.
   */
  deadLetteredAt: Date | null;
  last: Omit<AttemptLine, "number" | "responseText"> | null;
};

export type DeliveryRecord = DeliveryLine & { payload: string; attemptLines: AttemptLine[] };

/**
 * The largest number of attempts listed. If there are more, the oldest are left out. Each replay makes at most
 * ten attempts.
 */
const ATTEMPTS_MAX = 50;

const INCLUDED = {
  event: {
    select: {
      type: true,
      requestId: true,
      simulated: true,
      payload: true,
      request: { select: { clientRef: true } },
    },
  },
  attemptRows: { orderBy: { number: "desc" }, take: ATTEMPTS_MAX },
} as const;

type Row = NonNullable<Awaited<ReturnType<typeof readOne>>>;

const readOne = (tx: Tx, scope: Scope, id: string) =>
  tx.delivery.findFirst({ where: { id, ...scope }, include: INCLUDED });

const readDeadLetter = (tx: Tx, scope: Scope, subjectId: string) =>
  tx.outbox.findFirst({
    where: { ...scope, name: "deliver", subjectId, doneAt: null, deadLetteredAt: { not: null } },
    select: { deadLetteredAt: true },
  });

/** Reads the client's name from a payload. We wrote the payload ourselves, so its shape is known. */
export function readClientName(payload: string): string | null {
  const { client_name: name } = JSON.parse(payload) as { client_name?: unknown };
  return typeof name === "string" ? name : null;
}

function toAttempt({ at, latencyMs, outcome, host, errorCode, responseCode }: Row["attemptRows"][number]) {
  return { at, latencyMs, outcome, host, errorCode, responseCode };
}

function toLine({ event, attemptRows: [last], ...row }: Row, deadLetteredAt: Date | null): DeliveryLine {
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
    deadLetteredAt,
    last: last ? toAttempt(last) : null,
  };
}

/** One delivery with its payload and attempts, latest attempt first. Throws not_found. */
export async function getDelivery(scope: Scope, id: string): Promise<DeliveryRecord> {
  if (!isId("dlv", id)) throw notFound();
  const { row, deadLetter } = await inScope(scope, async (tx) => ({
    row: await readOne(tx, scope, id),
    deadLetter: await readDeadLetter(tx, scope, id),
  }));
  if (!row) throw notFound();
  const attemptLines = row.attemptRows.map((attempt) => ({
    ...toAttempt(attempt),
    number: attempt.number,
    responseText: attempt.responseText,
  }));
  return { ...toLine(row, deadLetter?.deadLetteredAt ?? null), payload: row.event.payload, attemptLines };
}
