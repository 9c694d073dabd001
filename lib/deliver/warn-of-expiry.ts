import { listExpiring, tellExpiring } from "@/lib/store/write/expiry-notice";

/**
 * Tells each company, in one notice a day at most, of the ongoing consents that run out within a fortnight and were not told
 * of yet. Safe to repeat, and to miss a day.
 */
export async function warnOfExpiry(now = new Date()): Promise<void> {
  for (const scope of await listExpiring(now)) await tellExpiring(scope, now);
}
