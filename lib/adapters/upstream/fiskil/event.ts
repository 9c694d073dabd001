import { createHmac, timingSafeEqual } from "node:crypto";
import { type Fields, findId, findMoment, isFields } from "@/lib/adapters/upstream/fiskil/fields";
import type { UpstreamEvent, UpstreamEventKind } from "@/lib/adapters/upstream/port";

export const SIGNATURE_HEADER = "X-Fiskil-Signature";

const KIND_OF: Readonly<Record<string, UpstreamEventKind>> = {
  "consent.received": "consent_received",
  "consent.updated": "consent_updated",
  "consent.revoked": "consent_revoked",
  "banking.transactions.recent.sync.completed": "data_partial",
  "banking.transactions.sync.completed": "data_complete",
  "banking.transactions.sync.failed": "data_failed",
};

/**
 * Reads an event. Its name and the customer stand under `data`; some of their examples show them at the top, and both are
 * taken. A body that names nobody is none of theirs. Never throws.
 */
export function parseEvent(
  headers: Headers,
  rawBody: Uint8Array,
  secret: Uint8Array | null,
): UpstreamEvent | null {
  const body = findObject(rawBody);
  if (!body) return null;
  const data = isFields(body.data) ? body.data : {};
  const userRef = findId(data.end_user_id, body.end_user_id);
  if (userRef === undefined) return null;
  const name = findId(data.event, body.event) ?? "";
  return {
    kind: (Object.hasOwn(KIND_OF, name) ? KIND_OF[name] : undefined) ?? "other",
    userRef,
    consentRef: findId(data.consent_id, body.consent_id) ?? null,
    institutionRef: findId(data.institution_id, body.institution_id) ?? null,
    at: findMoment(body.publish_time),
    messageId: findId(body.message_id) ?? null,
    signed: secret !== null && isSigned(rawBody, headers.get(SIGNATURE_HEADER), secret),
  };
}

/** base64( HMAC-SHA256( exact bytes ) ). Takes the same time whichever character differs. */
function isSigned(body: Uint8Array, signature: string | null, secret: Uint8Array): boolean {
  const given = Buffer.from(signature ?? "", "base64");
  const expected = createHmac("sha256", secret).update(body).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function findObject(rawBody: Uint8Array): Fields | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(rawBody));
    return isFields(value) ? value : null;
  } catch {
    // Not JSON, or not text: not one of theirs.
    return null;
  }
}
