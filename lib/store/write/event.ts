import { AppError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { EventType } from "@/lib/rules/request";
import { chooseListeners } from "@/lib/rules/webhook-endpoint";
import type { Actor, EndpointTarget, Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { listRows } from "@/lib/store/read/endpoint";
import { appendAudit, lockChain } from "@/lib/store/write/audit";
import { addWork } from "@/lib/store/write/outbox";

export type EventSubject = {
  id: string;
  clientName: string;
  reportType: string;
  verificationId: string | null;
  generation: number;
};

type NewEvent = { id: string; deliveryId: string | null };

/** The cause of an event: a real change of a request, a caller's simulation, or a test of the endpoint. */
type Nature = "happened" | "simulated" | "test";

export const NO_ENDPOINT = "No webhook URL is set for this event, or the webhook is switched off.";

/**
 * Writes an event and its deliveries, in the transaction that caused it. Each enabled endpoint that takes the event
 * gets a delivery. A test event goes only to the tested endpoint. Serialises the payload once, so that every attempt
 * sends the same bytes. The field `simulated` marks a simulated or test event. Returns the event's id and, as
 * `deliveryId`, the id of the default endpoint's delivery. If that endpoint has none, `deliveryId` is the first
 * delivery's id, or null without deliveries.
 */
export async function addEvent(
  tx: Tx,
  { endpointId, ...scope }: EndpointTarget,
  {
    type,
    subject,
    now,
    nature = "happened",
  }: { type: EventType; subject: EventSubject; now: Date; nature?: Nature },
): Promise<NewEvent> {
  const id = newId("evt");
  const simulated = nature !== "happened";
  const payload = JSON.stringify({
    event: type,
    request_id: subject.id,
    verification_id: subject.verificationId,
    report_type: subject.reportType,
    client_name: subject.clientName,
    event_id: id,
    environment: scope.environment,
    created_at: now.toISOString(),
    ...(simulated ? { simulated } : {}),
  });
  const endpoints = await listRows(tx, scope);
  const tested = endpoints.filter(
    ({ disabledAt, ...row }) => disabledAt === null && isTested(row, endpointId),
  );
  const { chosen, isComplete } =
    nature === "test" ? { chosen: tested, isComplete: tested.length > 0 } : chooseListeners(endpoints, type);
  // Locks the chain until the commit, so that events are numbered in the order of their commits.
  await lockChain(tx, scope.companyId);
  await tx.event.create({
    data: {
      id,
      requestId: nature === "test" ? null : subject.id,
      ...scope,
      type,
      generation: subject.generation,
      payload,
      simulated,
      addressed: isComplete,
      createdAt: now,
    },
  });
  const data = chosen.map((endpoint) => ({
    id: newId("dlv"),
    eventId: id,
    eventType: type,
    endpointId: endpoint.id,
    ...scope,
    nextAt: now,
    createdAt: now,
  }));
  if (data.length > 0) await tx.delivery.createMany({ data });
  for (const { id: subjectId, endpointId: pool } of data)
    await addWork(tx, scope, { name: "deliver", subjectId, pool, dedupeKey: `deliver:${subjectId}:1` });
  return { id, deliveryId: data[0]?.id ?? null };
}

/**
 * Reports whether a test event goes to the endpoint `row`: the endpoint with `endpointId` or, without `endpointId`, the
 * default endpoint. Ignores the event types that the endpoint takes.
 */
const isTested = (row: { id: string; isDefault: boolean }, endpointId: string | undefined) =>
  endpointId === undefined ? row.isDefault : row.id === endpointId;

/**
 * Writes a simulated event about a request, and its deliveries. Throws not_found, and conflict if no enabled endpoint
 * takes the event. If it throws, nothing is written.
 */
export async function simulateEvent(
  scope: Scope,
  requestId: string,
  { type, actor, now }: { type: EventType; actor: Actor; now: Date },
): Promise<{ id: string; deliveryId: string }> {
  return inScope(scope, async (tx) => {
    const request = await tx.request.findFirst({ where: { id: requestId, ...scope } });
    if (!request) throw notFound();
    const { id, deliveryId } = await addEvent(tx, scope, {
      type,
      subject: request,
      now,
      nature: "simulated",
    });
    if (!deliveryId) throw new AppError("conflict", NO_ENDPOINT);
    const detail = { event: type, event_id: id };
    await appendAudit(tx, { ...scope, requestId, action: "sandbox.event_fired", actor, detail, at: now });
    return { id, deliveryId };
  });
}
