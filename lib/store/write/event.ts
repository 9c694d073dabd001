import type { EventType } from "@/lib/domain/request";
import { AppError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { Actor, Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { addWork } from "@/lib/store/write/outbox";

export type EventSubject = {
  id: string;
  clientName: string;
  reportType: string;
  verificationId: string | null;
  generation: number;
};

export type NewEvent = { id: string; deliveryId: string | null };

/** What caused an event: a request that moved, a caller's wish about one that did not, or a test of the endpoint. */
export type Nature = "happened" | "simulated" | "test";

/** What is refused where nobody would be told. */
export const NOBODY_TO_TELL = "No webhook URL is set, or it is switched off.";

/**
 * Writes an event and its delivery in the transaction that caused it. The payload is serialised here once; those very
 * bytes are signed and sent, however often. The specification's five fields come first (section 6); one that nothing
 * caused says so in a field of its own. There is no delivery where the company has no endpoint.
 */
export async function addEvent(
  tx: Tx,
  scope: Scope,
  type: EventType,
  subject: EventSubject,
  now: Date,
  nature: Nature = "happened",
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
  const endpoint = await tx.webhookEndpoint.findFirst({
    where: { ...scope, url: { not: null }, disabledAt: null },
    select: { id: true },
  });
  await tx.event.create({
    data: {
      id,
      requestId: nature === "test" ? null : subject.id,
      ...scope,
      type,
      generation: subject.generation,
      payload,
      simulated,
      addressed: endpoint !== null,
      createdAt: now,
    },
  });
  if (!endpoint) return { id, deliveryId: null };
  const deliveryId = newId("dlv");
  await tx.delivery.create({
    data: {
      id: deliveryId,
      eventId: id,
      eventType: type,
      endpointId: endpoint.id,
      ...scope,
      nextAt: now,
      createdAt: now,
    },
  });
  await addWork(tx, scope, { name: "deliver", subjectId: deliveryId, dedupeKey: `deliver:${deliveryId}:1` });
  return { id, deliveryId };
}

/**
 * Writes an event about a request to which nothing happened, and its delivery. Throws not_found, and conflict where
 * nobody would be told, in which case nothing is written.
 */
export async function simulateEvent(
  scope: Scope,
  requestId: string,
  type: EventType,
  actor: Actor,
  now: Date,
): Promise<{ id: string; deliveryId: string }> {
  return inScope(scope, async (tx) => {
    const request = await tx.request.findFirst({ where: { id: requestId, ...scope } });
    if (!request) throw notFound();
    const { id, deliveryId } = await addEvent(tx, scope, type, request, now, "simulated");
    if (!deliveryId) throw new AppError("conflict", NOBODY_TO_TELL);
    const detail = { event: type, event_id: id };
    await appendAudit(tx, { ...scope, requestId, action: "sandbox.event_fired", actor, detail, at: now });
    return { id, deliveryId };
  });
}
