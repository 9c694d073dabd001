import { createHmac } from "node:crypto";
import type { FakeClient, FakeConsent } from "@/tests/support/fiskil/fake-client";

/** This file writes Fiskil's webhook messages, signed, in the order that the test chooses. */

let count = 0;

type Message = { id: string; event: string; at: string; consent: FakeConsent; client: FakeClient };
type Sent = { raw: string; headers: Record<string, string> };

export function messageOf(client: FakeClient, consent: FakeConsent, event: string, at = new Date()): Message {
  return { id: `msg_${++count}`, event, at: at.toISOString(), consent, client };
}

export function write(message: Message, attempt = 1): Sent {
  const { client, consent } = message;
  const raw = JSON.stringify({
    delivery_attempt: attempt,
    publish_time: message.at,
    message_id: message.id,
    data: {
      event: message.event,
      end_user_id: consent.userId,
      client_id: client.clientId,
      institution_id: consent.institution,
      consent_id: consent.consentId,
      account_ids: consent.accountIds,
    },
  });
  const key = Buffer.from(client.webhookSecret, "base64");
  const signature = createHmac("sha256", key).update(raw).digest("base64");
  return { raw, headers: { "content-type": "application/json", "x-fiskil-signature": signature } };
}
