import { createHmac } from "node:crypto";
import { env } from "@/lib/env/env";

/**
 * A keyed digest of the recipient, used in the idempotency key of a message about a request. The key's secret is not in
 * the database, because a phone number is easily found by trying every number.
 */
export function recipientKey(requestId: string, to: string): string {
  return createHmac("sha256", env().API_KEY_PEPPER).update(`${requestId} ${to}`).digest("hex").slice(0, 16);
}
