import { AppError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { EventType } from "@/lib/rules/request";
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

/** The cause of an event: a request that moved, a caller's simulation, or a test of the endpoint. */
export type Nature = "happened" | "simulated" | "test";

/** The refusal of an event that has no endpoint to go to. */
export const NOBODY_TO_TELL = "No webhook URL is set, or it is switched off.";

/**
 * Writes an event and its delivery in the transaction that caused it. The payload is serialised once, here; the same
 * bytes are signed and sent on every attempt. The specification's five fields come first (section 6); a simulated or
 * test event says so in a field of its own. No delivery if the company has no endpoint.
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
  // Held until the commit, so that events take their numbers in the order in which they are committed.
  await tx.$queryRaw`select seq from audit_head where company_id = ${scope.companyId} for no key update`;
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
  await addWork(tx, scope, {
    name: "deliver",
    subjectId: deliveryId,
    lane: endpoint.id,
    dedupeKey: `deliver:${deliveryId}:1`,
  });
  return { id, deliveryId };
}

/**
 * Writes a simulated event about a request, and its delivery. Throws not_found, and conflict without an endpoint, in
 * which case nothing is written.
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
