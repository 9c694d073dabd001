import { listExpiring, notifyExpiring } from "@/lib/store/write/expiry-notice";

/**
 * Notifies each company, at most once a day, of the ongoing consents that expire within a fortnight and were not
 * reported yet. Safe to repeat, and to miss a day.
 */
export async function warnOfExpiry(now = new Date()): Promise<void> {
  for (const scope of await listExpiring(now)) await notifyExpiring(scope, now);
}
