import { createHmac } from "node:crypto";
import { type Consent, newId, type ProviderState } from "@/tests/stand-ins/fiskil/provider-state";

// Fiskil's webhooks: /data-api/guides/core-concepts/webhooks and /guide/api/webhooks. Both name the events; body and
// signature are inferred from notes on the guide and third parties' code.

/**
 * The guide's descriptions: consent.received "when an end user grants data-sharing consent", consent.updated
 * "modifies their consent", consent.revoked "when consent expires or is revoked".
 */
export type EventType =
  | "consent.received"
  | "consent.updated"
  | "consent.revoked"
  | "banking.accounts.sync.completed"
  | "banking.balances.sync.completed"
  | "banking.transactions.recent.sync.completed"
  | "banking.transactions.sync.completed"
  /** Not documented. Only a third party reports it. */
  | "banking.transactions.sync.failed";

type Message = { raw: string; headers: Record<string, string> };

export function writeMessage(
  provider: ProviderState,
  consent: Consent,
  event: EventType,
  { clientId, secret }: { clientId: string; secret: string },
): Message {
  const raw = JSON.stringify({
    delivery_attempt: 1,
    publish_time: provider.now().toISOString(),
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

/** Base64 of HMAC-SHA256 over the raw body. The key is the bytes that the secret's base64 text decodes to. */
const sign = (raw: string, secret: string): string =>
  createHmac("sha256", Buffer.from(secret, "base64")).update(raw).digest("base64");
