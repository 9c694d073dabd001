import type { Client } from "@/lib/adapters/upstream/basiq/client";
import { isThere } from "@/lib/adapters/upstream/basiq/connections";
import { type BasiqConsent, listShares } from "@/lib/adapters/upstream/basiq/consents";
import { listOf, pathOf, refuseOtherInstitutions } from "@/lib/adapters/upstream/basiq/lists";
import type { Arrival, Progress } from "@/lib/adapters/upstream/port";
import { type Fields, findId, findMoment, findText, isFields } from "@/lib/adapters/upstream/rest/fields";

/** The longest wait for a new fetch, in milliseconds, if earlier data exists. After that, the earlier data is used. */
const FETCH_WAIT_MS = 60 * 60_000;

/**
 * Milliseconds to wait after the fetches of all banks have finished. A customer who has no account by then counts as
 * having shared none.
 */
const EMPTY_MS = 60 * 60_000;

const isBefore = (at: Date | null, now: Date, ms: number) =>
  at !== null && now.getTime() - at.getTime() >= ms;

const NONE: Arrival = { state: "none", isConfirmed: false, hasFailed: false, syncState: null };

/**
 * Reports how much data has arrived from all shared banks. Basiq's jobs say whether each fetch has finished. Data that
 * is too old is fetched again first. If no job or event says that a fetch has finished, the existing data is used after
 * the longest wait and marked as unconfirmed. Throws UpstreamFault.
 */
export async function dataState(client: Client, userRef: string, progress: Progress): Promise<Arrival> {
  const { syncState: text, now } = progress;
  const active = await listShares(client, userRef);
  if (active.length === 0) return NONE;
  const accounts = (await listOf(client, userRef, "accounts")).filter(isThere);
  refuseOtherInstitutions(client, userRef, accounts);
  const jobs = (await listOf(client, userRef, "jobs")).flatMap((row) => toJob(row) ?? []);
  const looks = active.map((given) => lookAt(given, accounts, jobsOf(given, jobs), progress));
  const asAt = new Date(Math.min(...looks.map((look) => look.asAt.getTime())));
  const hasFailed = looks.some(({ state }) => state === "failed");
  // The customer may need to fix the failure before the bank can be read again, even if older data exists.
  const hasLatelyFailed = active.some((given) => hasFailedLately(jobsOf(given, jobs)));
  const isDone = looks.every(({ state }) => state === "done");
  const latest = Math.max(...active.map(({ givenAt }) => givenAt.getTime()));
  const isOver = now.getTime() - latest >= client.settings.arrivalMs;
  if (accounts.length === 0) {
    const isLongDone = isDone && looks.every(({ fetchedAt }) => isBefore(fetchedAt, now, EMPTY_MS));
    return { ...NONE, hasFailed, syncState: text, isEmpty: !hasFailed && (isLongDone || isOver) };
  }

  if (isDone) {
    const syncState = await fetchAgain(client, userRef, looks, progress);
    if (syncState !== null) return { state: "partial", isConfirmed: false, hasFailed: false, syncState };
    const isOf = ({ consentRef }: BasiqConsent) =>
      accounts.some((row) => findId(row.connection) === consentRef);
    // If a consent allows less than a report needs, data may be missing, so the state is unconfirmed.
    const isConfirmed = !active.some(({ isShort }) => isShort);
    if (active.every(isOf))
      return { state: "complete", isConfirmed, hasFailed: hasLatelyFailed, asAt, syncState: text };
  }
  return { state: isOver ? "complete" : "partial", isConfirmed: false, hasFailed, asAt, syncState: text };
}

/** Reports whether a fetch failed and none has succeeded since. */
function hasFailedLately(jobs: readonly Job[]): boolean {
  const failed = jobs.find(({ outcome }) => outcome === "failed");
  return failed !== undefined && !jobs.some(({ outcome, at }) => outcome === "done" && at >= failed.at);
}

type FetchState = {
  given: BasiqConsent;
  state: "running" | "done" | "failed";
  fetchedAt: Date | null;
  asAt: Date;
};

/** Milliseconds for which Basiq lists a job. */
const JOBS_MS = 7 * 86_400_000;

/**
 * The time up to which a bank's data is complete, for use when no job states it. This is the earlier of the
 * connection's last use and the latest change of its accounts. Null if both are unknown.
 */
function ownTimeOf(given: BasiqConsent, accounts: readonly Fields[]): Date | null {
  const mine = accounts.filter((row) => findId(row.connection) === given.consentRef);
  const updated = mine.flatMap((row) => findMoment(row.lastUpdated) ?? []).map((at) => at.getTime());
  const times = [
    ...(given.lastUsed ? [given.lastUsed.getTime()] : []),
    ...(updated.length > 0 ? [Math.max(...updated)] : []),
  ];
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/**
 * The state of one bank's data. If a later fetch fails or is slow, the data of an earlier finished fetch is still used.
 */
function lookAt(
  given: BasiqConsent,
  accounts: readonly Fields[],
  jobs: readonly Job[],
  progress: Progress,
): FetchState {
  const { events, now } = progress;
  const [latest] = jobs;
  const ownAt = ownTimeOf(given, accounts);
  const isPast = isBefore(given.lastUsed, now, JOBS_MS) || isBefore(given.givenAt, now, JOBS_MS);
  const before = isPast ? (ownAt ?? given.givenAt) : null;
  const fetchedAt = jobs.find(({ outcome }) => outcome === "done")?.at ?? before;
  const asAt = fetchedAt ?? ownAt ?? given.givenAt;
  if (!latest) {
    // Basiq lists a job for only seven days, so we also check the stored events about this bank.
    const heard = events.findLast(
      (each) => each.kind === "data_complete" && each.consentRef === given.consentRef,
    );
    const isHeard = heard !== undefined && heard.at.getTime() >= given.givenAt.getTime();
    const at = before ?? (isHeard ? (ownAt ?? heard.at) : null);
    return { given, state: at ? "done" : "running", fetchedAt: at, asAt: at ?? asAt };
  }
  const isDragging = now.getTime() - latest.begunAt.getTime() >= FETCH_WAIT_MS;
  const isWaitedFor = latest.outcome === "running" && !isDragging;
  if (fetchedAt && !isWaitedFor) return { given, state: "done", fetchedAt, asAt };
  return { given, state: latest.outcome === "failed" ? "failed" : "running", fetchedAt, asAt };
}

/**
 * Requests a fetch from every bank whose data is too old, at most once every `freshMs` milliseconds. A second request
 * during a fetch would return the same job. Returns the sync state to store; null if nothing was requested.
 */
async function fetchAgain(
  client: Client,
  userRef: string,
  looks: readonly FetchState[],
  { syncState: text, now, isOnlyLook }: Progress,
): Promise<string | null> {
  const { freshMs } = client.settings;
  const isOld = (at: Date | null) => isBefore(at, now, freshMs);
  const old = looks.filter(({ fetchedAt }) => isOld(fetchedAt));
  const askedAt = readSyncState(text);
  if (isOnlyLook || old.length === 0 || (askedAt !== null && !isOld(askedAt))) return null;
  for (const { given } of old) {
    await client.send({
      operation: "refresh",
      method: "POST",
      path: `${pathOf(userRef)}/connections/${encodeURIComponent(given.consentRef)}/refresh`,
      isRepeatable: true,
      // A bank that is down or needs an action by the customer causes no error here, because its earlier data is used.
      accepts: [400, 403, 404, 409, 410],
    });
  }
  return JSON.stringify({ askedAt: now.getTime() });
}

/** The progress of one bank's fetch. */
type Job = {
  /**
   * The id of the job's connection. Null if the job names no connection; then only the job's bank identifies the
   * connection.
   */
  connectionRef: string | null;
  institutionId: string | null;
  /**
   * The state of the last step, which fetches transactions. Also `failed` if an earlier step failed, because the last
   * step then never starts.
   */
  outcome: "running" | "done" | "failed";
  begunAt: Date;
  /** The time of the job's last change. */
  at: Date;
};

/** The last step of a fetch. Jobs without this step are of other kinds, such as statements and reports. */
const LAST_STEP = "retrieve-transactions";

/** Converts a job that fetches data; null for a job of another kind or without a start time. */
function toJob(row: Fields): Job | null {
  const steps = Array.isArray(row.steps) ? row.steps.filter(isFields) : [];
  const last = steps.find(({ title }) => title === LAST_STEP);
  const begunAt = findMoment(row.created);
  if (!last || !begunAt) return null;
  const links = isFields(row.links) ? row.links : {};
  const institution = isFields(row.institution) ? row.institution.id : row.institution;
  const hasFailed = steps.some(({ status }) => status === "failed");
  return {
    connectionRef: connectionIn(findText(links.source)),
    institutionId: findId(institution) ?? null,
    outcome: last.status === "success" ? "done" : hasFailed ? "failed" : "running",
    begunAt,
    at: findMoment(row.updated) ?? begunAt,
  };
}

/** The connection named by one of Basiq's URLs, in its path or in a filter; null if it names none. */
export function connectionIn(address: string | undefined): string | null {
  const [, id] =
    /\/connections\/([\w.-]+)|connection\.id\.eq\('([\w.-]+)'\)/
      .exec(decode(address ?? ""))
      ?.filter(Boolean) ?? [];
  return id ?? null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The text is not valid percent-encoding, so it is used unchanged.
    return text;
  }
}

type Share = { consentRef: string; institutionId: string; givenAt: Date };

/**
 * The largest accepted difference between two clocks: the clock that timed a job, and the clock that timed the
 * customer's agreement to share the bank.
 */
const SKEW_MS = 5 * 60_000;

/** The jobs of one bank since the customer agreed to share it, newest first. */
function jobsOf({ consentRef, institutionId, givenAt }: Share, jobs: readonly Job[]): Job[] {
  return jobs
    .filter((job) =>
      job.connectionRef === null ? job.institutionId === institutionId : job.connectionRef === consentRef,
    )
    .filter(({ begunAt }) => begunAt.getTime() >= givenAt.getTime() - SKEW_MS)
    .sort((one, other) => other.begunAt.getTime() - one.begunAt.getTime());
}

/** Reads from the sync state when we last requested a new fetch; null if never. */
function readSyncState(text: string | null): Date | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) && typeof value.askedAt === "number" ? new Date(value.askedAt) : null;
  } catch {
    // The text is not in our format, so we act as if nothing had been requested.
    return null;
  }
}
