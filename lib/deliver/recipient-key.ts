import { createHash } from "node:crypto";

/**
 * Stands for the address a mail about a request goes to, in the key under which the provider sends it once. Tells nobody
 * the address.
 */
export function recipientKey(requestId: string, to: string): string {
  return createHash("sha256").update(`${requestId} ${to}`).digest("hex").slice(0, 16);
}
