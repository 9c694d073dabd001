import { createHmac, randomUUID } from "node:crypto";
import { atOrigin, seconds, writeConnection, writeConsent } from "@/tests/stand-ins/basiq/answers";
import type { Connection, Consent, ProviderState, User } from "@/tests/stand-ins/basiq/provider-state";

// Basiq's webhooks. The body is the example of docs/PLatform/webhooks/index.md, headers and signature are from
// docs/PLatform/webhooks/webhooks-security.md, and events from reference/Core/events/index.md.

export type EventType =
  | "connection.created"
  | "connection.deleted"
  | "connection.invalidated"
  | "connection.activated"
  | "account.updated"
  | "transactions.updated"
  | "consent.created"
  | "consent.expired"
  | "consent.reminder"
  | "consent.revoked"
  | "consent.updated"
  | "consent.warning"
  | "user.created"
  | "user.deleted"
  | "user.updated";

type Message = { raw: string; headers: Record<string, string> };

/**
 * The two documented formats of a message. `bare`: the example of docs/PLatform/webhooks/index.md. `wrapped`: `{id,
 * payload: {…}}`, as GET …/messages/{messageId} returns it (reference/webhooks.json).
 */
export type Form = "bare" | "wrapped";

const API = "https://au-api.basiq.io";

/**
 * Writes a signed message. Stores its event for GET /events/{id}, because the body names the user only in its links.
 */
export function writeMessage(
  provider: ProviderState,
  user: User,
  type: EventType,
  about: { connection?: Connection; consent?: Consent },
  { form = "bare", secret }: { form?: Form; secret: string },
): Message {
  const [entity, eventType] = type.split(".");
  const eventId = randomUUID();
  const dataRef = refOf(user, about);
  provider.events.set(eventId, {
    type: "event",
    id: eventId,
    createdDate: seconds(provider.now()),
    entity,
    eventType,
    userId: user.id,
    dataRef,
    data: about.connection
      ? writeEventConnection(user, about.connection, type)
      : about.consent
        ? writeConsent(user, about.consent)
        : {},
    links: { self: `${API}/events/${eventId}` },
  });
  const payload = {
    eventTypeId: type,
    eventId,
    links: { event: `${API}/events/${eventId}`, eventEntity: dataRef },
  };
  const body = form === "bare" ? payload : { id: randomUUID(), payload, attempts: [] };
  return sign(JSON.stringify(atOrigin(body, provider.origin)), secret, provider.now());
}

/**
 * Writes a connection for an event. If the event reports that the connection was invalidated, the status is
 * "invalid-connection" (docs/PLatform/upcoming-changes.md).
 */
const writeEventConnection = (user: User, connection: Connection, type: EventType) => ({
  ...writeConnection(user, connection),
  ...(type === "connection.invalidated" ? { status: "invalid-connection" } : {}),
});

function refOf(user: User, { connection, consent }: { connection?: Connection; consent?: Consent }): string {
  const base = `${API}/users/${user.id}`;
  if (connection) return `${base}/connections/${connection.id}`;
  return consent ? `${base}/consents/${consent.id}` : base;
}

/**
 * Signs a message. The signature is HMAC-SHA256 over "id.timestamp.body"; the key is the bytes that the base64 text
 * after `whsec_` decodes to. The header contains `v1,` and the signature as base64.
 */
function sign(raw: string, secret: string, now: Date): Message {
  const id = `msg_${randomUUID()}`;
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.split("_")[1] ?? "", "base64");
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
