import { createHmac, timingSafeEqual } from "node:crypto";
import { readEndUserEvent } from "@/lib/adapters/upstream/end-user-event";
import type { UpstreamEvent } from "@/lib/adapters/upstream/port";

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
