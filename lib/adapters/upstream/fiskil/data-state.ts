import { isSettled, LOOK_EVERY_MS, readSyncState, toSyncState } from "@/lib/adapters/upstream/fiskil/arrival";
import type { Client } from "@/lib/adapters/upstream/fiskil/client";
import { listArrangements } from "@/lib/adapters/upstream/fiskil/consents";
import { refuseOtherInstitutions } from "@/lib/adapters/upstream/fiskil/institution";
import { isAt, isReportedComplete } from "@/lib/adapters/upstream/fiskil/is-reported-complete";
import * as lists from "@/lib/adapters/upstream/fiskil/lists";
import { observeRows } from "@/lib/adapters/upstream/fiskil/row-observation";
import { isOf } from "@/lib/adapters/upstream/fiskil/shared-accounts";
import type { Arrangement } from "@/lib/adapters/upstream/fiskil/to-consent";
import { hasFailed } from "@/lib/adapters/upstream/has-failed";
import type { Arrival, EventFact, Progress } from "@/lib/adapters/upstream/port";

/**
 * Milliseconds to wait after the event "all data has arrived". A customer who has no account by then counts as having
 * shared none.
 */
const EMPTY_MS = 60 * 60_000;

/**
 * Reports how much data has arrived for all active consents. It is complete if signed events say so for each consent
 * and its accounts are there. Otherwise it counts as complete, but unconfirmed, once it has been unchanged for long
 * enough. Throws UpstreamFault.
 */
export async function dataState(client: Client, userRef: string, progress: Progress): Promise<Arrival> {
  const { events, syncState: text, now } = progress;
  const active = (await listArrangements(client, userRef)).filter(({ isActive }) => isActive);
  if (active.length === 0) return { state: "none", isConfirmed: false, hasFailed: false, syncState: null };
  const unconfirmed = { isConfirmed: false, hasFailed: hasFailed(events, now) };
  const accounts = await lists.listAccounts(client, userRef);
  refuseOtherInstitutions(client, userRef, accounts, true);
  if (accounts.length === 0) {
    const isEmpty = !hasFailed(events) && isWaitOver(client, active, progress);
    return { state: "none", ...unconfirmed, syncState: text, isEmpty };
  }
  const isThere = active.every((consent) => accounts.some((row) => isOf(row, consent)));
  const asAt = reportedUpTo(active, events);
  if (isThere && active.every((consent) => isReportedComplete(consent, active, events)))
    return { state: "complete", isConfirmed: true, hasFailed: unconfirmed.hasFailed, asAt, syncState: null };

  const before = readSyncState(text);
  if (before && now.getTime() - before.seenAt < LOOK_EVERY_MS)
    return { state: "partial", ...unconfirmed, asAt, syncState: text };
  const observation = observeRows(accounts, await lists.listTransactions(client, userRef, null, now), active);
  const syncState = toSyncState(before, observation, now);
  const times = { now, givenAt: latestOf(active), arrivalMs: client.settings.arrivalMs };
  const state = isSettled(syncState, observation, times) ? ("complete" as const) : ("partial" as const);
  return { state, ...unconfirmed, asAt, syncState: JSON.stringify(syncState) };
}

/**
 * Reports whether missing accounts are unlikely to arrive: events reported all data an hour ago, or the longest wait
 * is over. The hour is needed because an event may come before its data can be read.
 */
function isWaitOver(client: Client, active: readonly Arrangement[], { events, now }: Progress): boolean {
  const ageOf = (at: Date) => now.getTime() - at.getTime();
  if (ageOf(latestOf(active)) >= client.settings.arrivalMs) return true;
  const isLongAgo = events
    .filter(({ kind }) => kind === "data_complete")
    .every(({ at }) => ageOf(at) >= EMPTY_MS);
  return isLongAgo && active.every((consent) => isReportedComplete(consent, active, events));
}

/**
 * The time up to which the data of every consent is complete: the time of the last event that reported its arrival,
 * otherwise the time when the consent was given. Our check reads only what Fiskil fetched earlier, and fetches nothing
 * from the bank.
 */
function reportedUpTo(active: readonly Arrangement[], events: readonly EventFact[]): Date {
  const ends = active.map((consent) => {
    const came = events.filter(
      (event) => event.kind === "data_complete" && (isAt(consent, event) || event.institutionRef === null),
    );
    return Math.max(consent.givenAt.getTime(), ...came.map(({ at }) => at.getTime()));
  });
  return new Date(Math.min(...ends));
}

function latestOf(active: readonly Arrangement[]): Date {
  return new Date(Math.max(...active.map(({ givenAt }) => givenAt.getTime())));
}
