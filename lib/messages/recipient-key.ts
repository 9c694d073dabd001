import { createHmac } from "node:crypto";
import { env } from "@/lib/env/env";

/**
 * A digest of the recipient, for the idempotency key of a message about a request. It is keyed with API_KEY_PEPPER,
 * which is not in the database. Otherwise a phone number could be found by trying every number.
 */
export function recipientKey(requestId: string, to: string): string {
  return createHmac("sha256", env().API_KEY_PEPPER).update(`${requestId} ${to}`).digest("hex").slice(0, 16);
}
