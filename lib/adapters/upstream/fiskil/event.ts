import { createHmac, timingSafeEqual } from "node:crypto";
import type { UpstreamEvent, UpstreamEventKind } from "@/lib/adapters/upstream/port";
import { findId, findMoment, findText, isFields, parseFields } from "@/lib/adapters/upstream/rest/fields";

const SIGNATURE_HEADER = "X-Fiskil-Signature";

/** Reads one of Fiskil's events; null for anything else. Never throws. */
export function parseEvent(
  headers: Headers,
  rawBody: Uint8Array,
  secret: Uint8Array | null,
): UpstreamEvent | null {
  const signed = secret !== null && isSigned(rawBody, headers.get(SIGNATURE_HEADER), secret);
  return readEndUserEvent(rawBody, signed);
}

/** base64( HMAC-SHA256( exact bytes ) ). Compares in constant time. */
function isSigned(body: Uint8Array, signature: string | null, secret: Uint8Array): boolean {
  const given = Buffer.from(signature ?? "", "base64");
  const expected = createHmac("sha256", secret).update(body).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const KIND_OF: Readonly<Record<string, UpstreamEventKind>> = {
  "consent.received": "consent_received",
  "consent.updated": "consent_updated",
  "consent.revoked": "consent_revoked",
  "banking.transactions.recent.sync.completed": "data_partial",
  "banking.transactions.sync.completed": "data_complete",
  "banking.transactions.sync.failed": "data_failed",
};

/**
 * Reads an event in Fiskil's format, which the built-in bank uses too. The event's name and customer are under `data`
 * or, in some examples, at the top level; both are accepted. Returns null for a body without a customer, because it
 * is not Fiskil's. Never throws.
 */
export function readEndUserEvent(rawBody: Uint8Array, signed: boolean): UpstreamEvent | null {
  const body = parseFields(rawBody);
  if (!body) return null;
  const data = isFields(body.data) ? body.data : {};
  // Some events give the institution as a number; the customer's id is always text.
  const userRef = findId(...[data.end_user_id, body.end_user_id].map(findText));
  if (userRef === undefined) return null;
  const name = findId(data.event, body.event) ?? "";
  return {
    kind: (Object.hasOwn(KIND_OF, name) ? KIND_OF[name] : undefined) ?? "other",
    userRef,
    consentRef: findId(data.consent_id, body.consent_id) ?? null,
    institutionRef: findId(data.institution_id, body.institution_id) ?? null,
    at: findMoment(body.publish_time),
    messageId: findId(body.message_id) ?? null,
    signed,
  };
}
