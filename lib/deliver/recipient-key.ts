import { createHmac } from "node:crypto";
import { env } from "@/lib/env";

/**
 * Stands for the address a message about a request goes to, in the key under which the provider sends it once and by which
 * we know it again. Keyed with a secret that is not in the database: a number is soon found by trying all there are.
 */
export function recipientKey(requestId: string, to: string): string {
  return createHmac("sha256", env().API_KEY_PEPPER).update(`${requestId} ${to}`).digest("hex").slice(0, 16);
}
