import { keyedDigest } from "@/lib/env/keyed-digest";

/**
 * A digest of the recipient, for the idempotency key of a message about a request. It is keyed with
 * API_KEY_PEPPER, which is not in the database. Without that key, a phone number could be found by trying every
 * number.
 */
export function recipientKey(requestId: string, to: string): string {
  return keyedDigest(`${requestId} ${to}`).toString("hex").slice(0, 16);
}
