import { hasFailed } from "@/lib/adapters/upstream/has-failed";
import { toEventFacts } from "@/lib/adapters/upstream/to-event-facts";
import { lookAtData } from "@/lib/ingest/look-at-data";
import type { Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { getRequest } from "@/lib/store/read/request";
import type { StoredEvent } from "@/lib/store/write/arrival";

/**
 * Checks whether data that the provider could not fetch for a finished report has arrived since. If so, ends the
 * problem, without waiting for an event or for the firm's refresh. Fetches nothing from the bank and stores no data.
 * Throws UpstreamFault.
 */
export async function lookForFetch(scope: Scope, requestId: string): Promise<void> {
  const { status, consent } = await getRequest(scope, requestId);
  if (status !== "ready" || consent?.trouble !== "fetch_failed") return;
  if (!consent.userRef || consent.endedAt) return;
  const now = await readClock();
  // Collection pauses while the provider itself reports a failure.
  if (hasFailed(toEventFacts(consent.events as StoredEvent[]), now)) return;
  await lookAtData(scope, consent, { userRef: consent.userRef, now, isOnlyLook: true });
}
