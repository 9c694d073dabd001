import { hasFailed, toEventFacts } from "@/lib/adapters/upstream/event-facts";
import type { Arrival } from "@/lib/adapters/upstream/port";
import { upstreamOf } from "@/lib/adapters/upstream/select";
import type { Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";
import { noteEmpty, noteFailure, type StoredEvent, storeSyncState } from "@/lib/store/write/arrival";
import { recordObservation } from "@/lib/store/write/observation";
import { runJob } from "@/lib/workers/thread";

/**
 * Pulls the customer's bank data once all of it has arrived, and stores it sealed for report `generation`, in a worker
 * thread. Returns the id of the new snapshot, or of the existing snapshot for this generation. Returns null while data
 * is still arriving or if there is no open consent. Throws busy, and UpstreamFault if upstream cannot answer.
 */
export async function pullSnapshot(
  scope: Scope,
  requestId: string,
  generation: number,
  now = new Date(),
): Promise<string | null> {
  const { consent } = await getRequest(scope, requestId);
  if (!consent?.userRef || consent.endedAt) return null;
  const {
    state,
    isConfirmed,
    asAt = null,
  } = await lookAtData(scope, consent, { userRef: consent.userRef, now });
  if (state !== "complete") return null;
  const name = upstreamOf(consent).worksHere ? "snapshots" : "distant snapshots";
  return runJob(name, { scope, requestId, generation, isConfirmed, asAt, now });
}

type ConsentRow = NonNullable<RequestRecord["consent"]>;

/**
 * Finds out how much of the customer's data has arrived upstream, from the provider's answers, the signed events so
 * far and earlier checks. If data could not be fetched or no account was shared, records that for the firm. Throws
 * UpstreamFault.
 */
async function lookAtData(
  scope: Scope,
  consent: ConsentRow,
  { userRef, now, isOnlyLook = false }: { userRef: string; now: Date; isOnlyLook?: boolean },
): Promise<Arrival> {
  const events = toEventFacts(consent.events as StoredEvent[]);
  const progress = { events, syncState: consent.syncState, now, isOnlyLook };
  const looking = upstreamOf(consent).dataState(userRef, progress);
  const arrival = await looking.catch(async (error: unknown) => {
    // Records a failure that is in the provider's events, even if the provider does not respond.
    if (hasFailed(events, now)) await noteFailure(scope, consent.requestId, now);
    throw error;
  });
  if (arrival.hasFailed) await noteFailure(scope, consent.requestId, now);
  await noteFetch(scope, consent, arrival.hasFailed, now);
  if (arrival.isEmpty) await noteEmpty(scope, consent.requestId, consent.givenAt ?? new Date(0), now);
  if (arrival.syncState !== consent.syncState)
    await storeSyncState(scope, consent.requestId, arrival.syncState);
  return arrival;
}

/**
 * Records a failed fetch as a problem that the customer may be able to fix. Clears the recorded problem if the latest
 * fetch did not fail.
 */
async function noteFetch(
  scope: Scope,
  { requestId, trouble }: ConsentRow,
  hasFailed: boolean,
  now: Date,
): Promise<void> {
  if (hasFailed && trouble === null)
    await recordObservation(scope, requestId, { trouble: "fetch_failed" }, now);
  if (!hasFailed && trouble === "fetch_failed")
    await recordObservation(scope, requestId, { trouble: null }, now);
}

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
  // The problem is not over while the provider's own events report a failure.
  if (hasFailed(toEventFacts(consent.events as StoredEvent[]), now)) return;
  await lookAtData(scope, consent, { userRef: consent.userRef, now, isOnlyLook: true });
}
