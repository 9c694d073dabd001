import { isSettled, LOOK_EVERY_MS, readMemory, remember } from "@/lib/adapters/upstream/fiskil/arrival";
import type { Client } from "@/lib/adapters/upstream/fiskil/client";
import { listArrangements } from "@/lib/adapters/upstream/fiskil/consents";
import { refuseOtherInstitutions } from "@/lib/adapters/upstream/fiskil/institution";
import * as lists from "@/lib/adapters/upstream/fiskil/lists";
import { isOf } from "@/lib/adapters/upstream/fiskil/shared-accounts";
import { toSight } from "@/lib/adapters/upstream/fiskil/sight";
import type { Arrangement } from "@/lib/adapters/upstream/fiskil/to-consent";
import { isToldComplete } from "@/lib/adapters/upstream/fiskil/told";
import { hasFailed } from "@/lib/adapters/upstream/has-failed";
import type { Arrival, Progress } from "@/lib/adapters/upstream/port";

/** How long after the provider told that all is there a customer without an account is said to have shared none. */
const EMPTY_MS = 60 * 60_000;

/**
 * How much has arrived, over all active consents. Complete when signed events say so of every one of them, and their
 * accounts are there; else when what is there has long stayed the same, and then it is not confirmed. Throws UpstreamFault.
 */
export async function dataState(client: Client, userRef: string, progress: Progress): Promise<Arrival> {
  const { told, memory: text, now } = progress;
  const active = (await listArrangements(client, userRef)).filter(({ isActive }) => isActive);
  if (active.length === 0) return { state: "none", isConfirmed: false, hasFailed: false, memory: null };
  const unconfirmed = { isConfirmed: false, hasFailed: hasFailed(told) };
  const accounts = await lists.listAccounts(client, userRef);
  refuseOtherInstitutions(client, userRef, accounts, true);
  if (accounts.length === 0) {
    const isEmpty = !unconfirmed.hasFailed && isWaitOver(client, active, progress);
    return { state: "none", ...unconfirmed, memory: text, isEmpty };
  }
  const isThere = active.every((consent) => accounts.some((row) => isOf(row, consent)));
  if (isThere && active.every((consent) => isToldComplete(consent, active, told)))
    return { state: "complete", isConfirmed: true, hasFailed: false, memory: null };

  const before = readMemory(text);
  if (before && now.getTime() - before.seenAt < LOOK_EVERY_MS)
    return { state: "partial", ...unconfirmed, memory: text };
  const sight = toSight(accounts, await lists.listTransactions(client, userRef, null, now), active);
  const memory = remember(before, sight, now);
  const times = { now, givenAt: latestOf(active), arrivalMs: client.settings.arrivalMs };
  const state = isSettled(memory, sight, times) ? ("complete" as const) : ("partial" as const);
  return { state, ...unconfirmed, memory: JSON.stringify(memory) };
}

/**
 * Whether accounts that are not there will hardly come: events told an hour ago that everything has, or the longest wait is
 * over. An event may come a moment before what it tells of can be read.
 */
function isWaitOver(client: Client, active: readonly Arrangement[], { told, now }: Progress): boolean {
  const ageOf = (at: Date) => now.getTime() - at.getTime();
  if (ageOf(latestOf(active)) >= client.settings.arrivalMs) return true;
  const isLongAgo = told
    .filter(({ kind }) => kind === "data_complete")
    .every(({ at }) => ageOf(at) >= EMPTY_MS);
  return isLongAgo && active.every((consent) => isToldComplete(consent, active, told));
}

function latestOf(active: readonly Arrangement[]): Date {
  return new Date(Math.max(...active.map(({ givenAt }) => givenAt.getTime())));
}
