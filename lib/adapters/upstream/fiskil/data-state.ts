import { createHash } from "node:crypto";
import { hasFailed } from "@/lib/adapters/upstream/event-facts";
import {
  type Client,
  listAccounts,
  listTransactions,
  refuseOtherInstitutions,
} from "@/lib/adapters/upstream/fiskil/client";
import { type Arrangement, isOf, listArrangements } from "@/lib/adapters/upstream/fiskil/consents";
import { dateOf } from "@/lib/adapters/upstream/fiskil/to-cds";
import type { Arrival, EventFact, Progress } from "@/lib/adapters/upstream/port";
import { type Fields, findId, findMoment, isFields } from "@/lib/adapters/upstream/rest/fields";

/**
 * Milliseconds to wait after the event "all data has arrived". A customer who has no account by then counts as having
 * shared none.
 */
const EMPTY_MS = 60 * 60_000;

/**
 * Reports how much data has arrived for all active consents. The data is complete if signed events report this for each
 * consent and each consent has accounts. Otherwise the data counts as complete, but unconfirmed, once it has been
 * unchanged for long enough. Throws UpstreamFault.
 */
export async function dataState(client: Client, userRef: string, progress: Progress): Promise<Arrival> {
  const { events, syncState: text, now } = progress;
  const active = (await listArrangements(client, userRef)).filter(({ isActive }) => isActive);
  if (active.length === 0) return { state: "none", isConfirmed: false, hasFailed: false, syncState: null };
  const unconfirmed = { isConfirmed: false, hasFailed: hasFailed(events, now) };
  const accounts = await listAccounts(client, userRef);
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
  const observation = observeRows(accounts, await listTransactions(client, userRef, null, now), active);
  const syncState = toSyncState(before, observation, now);
  const times = { now, givenAt: latestOf(active), arrivalMs: client.settings.arrivalMs };
  const state = isSettled(syncState, observation, times) ? ("complete" as const) : ("partial" as const);
  return { state, ...unconfirmed, asAt, syncState: JSON.stringify(syncState) };
}

/**
 * Reports whether missing accounts are unlikely to arrive. True if the longest wait is over, or if the provider
 * reported all data as complete at least an hour ago. The hour is needed because an event may come before its data can
 * be read.
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
 * The time up to which the data of every consent is complete. For one consent, this is the time of the last event that
 * reported the arrival of its data, but never before the consent was given. Returns the earliest of these times. Our
 * check does not make Fiskil fetch from the bank; it reads only the data that Fiskil fetched earlier.
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

// The waits below decide when the full history counts as arrived if no event reports it (FACTS.md, "When the data is
// complete"). We chose the waits, because Fiskil does not say how long a bank takes.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The data counts as complete once it has been unchanged for this long, if every consent has rows older than
 * RECENT_DAYS.
 */
const DEEP_MS = HOUR_MS;
/**
 * The data counts as complete once it has been unchanged for this long, if a consent has no rows older than
 * RECENT_DAYS. Perhaps its bank has no older rows, or they have not arrived yet.
 */
const SHALLOW_MS = 6 * HOUR_MS;
/** The shortest time between two checks of the rows, because a check reads all of them. */
const LOOK_EVERY_MS = 5 * MINUTE_MS;

/**
 * The sync state, stored as text between two checks: the time of the last check, the time since which the rows are
 * unchanged, and the rows' fingerprint.
 */
type SyncState = { seenAt: number; since: number; print: string };

function readSyncState(text: string | null): SyncState | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isFields(value)) return null;
    const { seenAt, since, print } = value;
    if (typeof seenAt !== "number" || typeof since !== "number" || typeof print !== "string") return null;
    return { seenAt, since, print };
  } catch {
    // The text is not in our format, so we act as if no check had been made.
    return null;
  }
}

/** Returns the sync state after this observation. Its `since` is the time from which the data has been unchanged. */
function toSyncState(before: SyncState | null, observation: RowObservation, now: Date): SyncState {
  const seenAt = now.getTime();
  const isSame = before?.print === observation.print;
  return { seenAt, since: isSame ? before.since : seenAt, print: observation.print };
}

/**
 * Reports whether the observed data counts as complete: it has been unchanged for long enough, or the longest wait is
 * over.
 */
function isSettled(
  syncState: SyncState,
  { isDeep }: RowObservation,
  times: { now: Date; givenAt: Date; arrivalMs: number },
): boolean {
  const now = times.now.getTime();
  if (now - times.givenAt.getTime() >= times.arrivalMs) return true;
  return now - syncState.since >= (isDeep ? DEEP_MS : SHALLOW_MS);
}

/**
 * The largest accepted difference between the time of an event and the time of the consent or account, which come from
 * two of Fiskil's clocks.
 */
const SKEW_MS = 5_000;

/**
 * Reports whether signed events say that all data of this consent has arrived. Fiskil's list of consents does not
 * contain the consent id of the event, so we match events by bank. With two consents at one bank, the data of both
 * has arrived once two such events are known. An event from before the consent was given, or before its accounts
 * changed, does not count.
 */
function isReportedComplete(
  consent: Arrangement,
  active: readonly Arrangement[],
  events: readonly EventFact[],
): boolean {
  const after = (since: Date) => (event: EventFact) => event.at.getTime() >= since.getTime() - SKEW_MS;
  const complete = events.filter(({ kind }) => kind === "data_complete");
  const changed = events.filter(({ kind, ...event }) => kind === "consent_updated" && isAt(consent, event));
  const since = new Date(
    Math.max(consent.givenAt.getTime(), ...changed.map(({ at }) => at.getTime() + SKEW_MS)),
  );
  const own = complete.filter(after(since));
  if (own.some(({ consentRef }) => consentRef === consent.consentRef)) return true;
  const siblings = active.filter(({ institutionId }) => institutionId === consent.institutionId);
  const isAlone = active.length === 1;
  const fitting = own.filter((event) => isAt(consent, event) || (isAlone && event.institutionRef === null));
  return new Set(fitting.map(({ consentRef }) => consentRef)).size >= siblings.length;
}

/** Reports whether an event is about the bank of this consent. */
function isAt(consent: Arrangement, event: Pick<EventFact, "institutionRef" | "consentRef">): boolean {
  return event.consentRef === consent.consentRef || event.institutionRef === consent.institutionId;
}

const DAY_MS = 86_400_000;
/**
 * Fiskil's first delivery reaches back about ninety days. Rows older than this many days belong to the full history.
 */
const RECENT_DAYS = 100;
/** The number of days before the consent for which the bank may still send rows. These rows are not counted. */
const UNSETTLED_DAYS = 2;

/** An observation of the customer's rows, without their contents. */
type RowObservation = {
  /** A fingerprint that changes with the number of accounts and with the number of rows from before the consent. */
  print: string;
  /** Fiskil delivers recent rows first. True if every consent also has older rows. */
  isDeep: boolean;
};

function observeRows(
  accounts: readonly Fields[],
  rows: readonly Fields[],
  active: readonly Arrangement[],
): RowObservation {
  const dated = rows.flatMap((row) => {
    const at = findMoment(dateOf(row));
    return at ? [{ account: findId(row.account_id) ?? "", at: at.getTime() }] : [];
  });
  const parts = active.map((consent) => {
    const ids = new Set(accounts.filter((row) => isOf(row, consent)).map((row) => findId(row.account_id)));
    const given = consent.givenAt.getTime();
    const settled = dated.filter(
      ({ account, at }) => ids.has(account) && at < given - UNSETTLED_DAYS * DAY_MS,
    );
    const oldest = settled.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY);
    return {
      ref: consent.consentRef,
      accounts: ids.size,
      rows: settled.length,
      isDeep: oldest < given - RECENT_DAYS * DAY_MS,
    };
  });
  const text = JSON.stringify(parts.map(({ ref, accounts: count, rows: found }) => [ref, count, found]));
  const print = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  return { print, isDeep: parts.length > 0 && parts.every(({ isDeep }) => isDeep) };
}
