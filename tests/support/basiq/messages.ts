import { createHmac } from "node:crypto";
import { type FakeClient, type FakeConnection, newId } from "@/tests/support/basiq/fake-client";

/** This file writes Basiq's webhook messages, signed as Standard Webhooks. Each test decides their order. */

type Message = { id: string; event: string; at: Date; connection: FakeConnection; client: FakeClient };
type Sent = { raw: string; headers: Record<string, string> };

export function messageOf(
  client: FakeClient,
  connection: FakeConnection,
  event: string,
  at = new Date(),
): Message {
  return { id: newId(), event, at, connection, client };
}

/** Returns the URL of the changed resource; the message contains no further data about the customer. */
function entityOf({ event, connection: { id, userId, consentId } }: Message): string {
  const user = `https://au-api.basiq.example/users/${userId}`;
  if (event.startsWith("consent.")) return `${user}/consents/${consentId}`;
  if (event.startsWith("connection.")) return `${user}/connections/${id}`;
  if (event.startsWith("transactions.")) return `${user}/transactions?filter=connection.id.eq('${id}')`;
  return `${user}/accounts`;
}

export function write(message: Message): Sent {
  const raw = JSON.stringify({
    eventId: message.id,
    eventTypeId: message.event,
    links: { event: `https://au-api.basiq.example/events/${message.id}`, eventEntity: entityOf(message) },
  });
  const timestamp = String(Math.floor(message.at.getTime() / 1_000));
  const id = `msg_${message.id}`;
  const key = Buffer.from(message.client.webhookSecret.slice("whsec_".length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${raw}`).digest("base64");
  return {
    raw,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": `v1,${signature}`,
    },
  };
}
