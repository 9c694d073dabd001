import { createHmac } from "node:crypto";
import { type Consent, newId, type World } from "@/tests/stand-ins/fiskil/world";

// Webhooks of Fiskil: /data-api/guides/core-concepts/webhooks and /guide/api/webhooks. Both name the events; what the body
// and the signature look like was found in notes on the guide and in third parties' code, so it is inferred here.

/**
 * The guide's words: consent.received "when an end user grants data-sharing consent", consent.updated "modifies their
 * consent", consent.revoked "when consent expires or is revoked".
 */
export type EventType =
  | "consent.received"
  | "consent.updated"
  | "consent.revoked"
  | "banking.accounts.sync.completed"
  | "banking.balances.sync.completed"
  | "banking.transactions.recent.sync.completed"
  | "banking.transactions.sync.completed"
  /** Seen by a third party only. */
  | "banking.transactions.sync.failed";

export type Message = { raw: string; headers: Record<string, string> };

export function writeMessage(
  world: World,
  consent: Consent,
  event: EventType,
  { clientId, secret }: { clientId: string; secret: string },
): Message {
  const raw = JSON.stringify({
    delivery_attempt: 1,
    publish_time: world.now().toISOString(),
    message_id: newId(),
    data: {
      event,
      end_user_id: consent.endUserId,
      client_id: clientId,
      institution_id: consent.bank.id.fiskil,
      consent_id: consent.consentId,
    },
  });
  return { raw, headers: { "content-type": "application/json", "x-fiskil-signature": sign(raw, secret) } };
}

/** base64 of HMAC-SHA256 over the raw body, with the bytes of the secret's base64. */
export const sign = (raw: string, secret: string): string =>
  createHmac("sha256", Buffer.from(secret, "base64")).update(raw).digest("base64");
