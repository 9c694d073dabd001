import type { EventType } from "@/lib/domain/request";
import { newId } from "@/lib/ids";
import type { Scope } from "@/lib/scope";
import type { Tx } from "@/lib/store/client";
import { addWork } from "@/lib/store/write/outbox";

export type EventSubject = {
  id: string;
  clientName: string;
  reportType: string;
  verificationId: string | null;
  generation: number;
};

/**
 * Writes an event and its delivery in the transaction that caused it. The payload is serialised here once; those very
 * bytes are signed and sent, however often. The specification's five fields come first (section 6).
 */
export async function addEvent(
  tx: Tx,
  scope: Scope,
  type: EventType,
  subject: EventSubject,
  now: Date,
): Promise<void> {
  const id = newId("evt");
  const payload = JSON.stringify({
    event: type,
    request_id: subject.id,
    verification_id: subject.verificationId,
    report_type: subject.reportType,
    client_name: subject.clientName,
    event_id: id,
    environment: scope.environment,
    created_at: now.toISOString(),
  });
  await tx.event.create({
    data: {
      id,
      requestId: subject.id,
      ...scope,
      type,
      generation: subject.generation,
      payload,
      createdAt: now,
    },
  });
  const endpoint = await tx.webhookEndpoint.findFirst({
    where: { ...scope, url: { not: null }, disabledAt: null },
    select: { id: true },
  });
  if (!endpoint) return;
  const deliveryId = newId("dlv");
  await tx.delivery.create({
    data: { id: deliveryId, eventId: id, endpointId: endpoint.id, ...scope, nextAt: now, createdAt: now },
  });
  await addWork(tx, scope, { name: "deliver", subjectId: deliveryId, dedupeKey: `deliver:${deliveryId}:1` });
}
