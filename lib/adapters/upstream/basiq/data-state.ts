import type { Client } from "@/lib/adapters/upstream/basiq/client";
import { type BasiqConsent, listShares } from "@/lib/adapters/upstream/basiq/consents";
import { refuseOtherInstitutions } from "@/lib/adapters/upstream/basiq/institution";
import { type Job, jobsOf, toJob } from "@/lib/adapters/upstream/basiq/jobs";
import { listOf, pathOf } from "@/lib/adapters/upstream/basiq/lists";
import { readMemory } from "@/lib/adapters/upstream/basiq/memory";
import { isThere } from "@/lib/adapters/upstream/basiq/to-connection";
import type { Arrival, Progress } from "@/lib/adapters/upstream/port";
import { type Fields, findId, findMoment } from "@/lib/adapters/upstream/rest/fields";

/** How long to wait for a new fetch where earlier data is there; then the earlier data is taken. */
const ANEW_MS = 60 * 60_000;

/** How long after every bank's fetching came to its end a customer without an account is said to have shared none. */
const EMPTY_MS = 60 * 60_000;

const isBefore = (at: Date | null, now: Date, ms: number) =>
  at !== null && now.getTime() - at.getTime() >= ms;

const NONE: Arrival = { state: "none", isConfirmed: false, hasFailed: false, memory: null };

/**
 * How much has arrived, over all banks that are shared: their jobs say whether the fetching of each came to its end. What
 * was fetched too long ago is fetched again first. What no job tells of, or none came through with, is taken as it is when
 * the longest wait is over, and then it is not confirmed. Throws UpstreamFault.
 */
export async function dataState(client: Client, userRef: string, progress: Progress): Promise<Arrival> {
  const { memory: text, now } = progress;
  const active = await listShares(client, userRef);
  if (active.length === 0) return NONE;
  const accounts = (await listOf(client, userRef, "accounts")).filter(isThere);
  refuseOtherInstitutions(client, userRef, accounts);
  const jobs = (await listOf(client, userRef, "jobs")).flatMap((row) => toJob(row) ?? []);
  const looks = active.map((given) => lookAt(given, accounts, jobsOf(given, jobs), progress));
  const asAt = new Date(Math.min(...looks.map((look) => look.asAt.getTime())));
  const hasFailed = looks.some(({ state }) => state === "failed");
  // The customer may have to put right what kept the bank from being read again, though older data is there.
  const hasLatelyFailed = active.some((given) => hasFailedLately(jobsOf(given, jobs)));
  const isDone = looks.every(({ state }) => state === "done");
  const latest = Math.max(...active.map(({ givenAt }) => givenAt.getTime()));
  const isOver = now.getTime() - latest >= client.settings.arrivalMs;
  if (accounts.length === 0) {
    const isLongDone = isDone && looks.every(({ fetchedAt }) => isBefore(fetchedAt, now, EMPTY_MS));
    return { ...NONE, hasFailed, memory: text, isEmpty: !hasFailed && (isLongDone || isOver) };
  }

  if (isDone) {
    const memory = await fetchAnew(client, userRef, looks, progress);
    if (memory !== null) return { state: "partial", isConfirmed: false, hasFailed: false, memory };
    const isOf = ({ consentRef }: BasiqConsent) =>
      accounts.some((row) => findId(row.connection) === consentRef);
    // A consent that lets less be fetched than a report is about is no word on the rest.
    const isConfirmed = !active.some(({ isShort }) => isShort);
    if (active.every(isOf))
      return { state: "complete", isConfirmed, hasFailed: hasLatelyFailed, asAt, memory: text };
  }
  return { state: isOver ? "complete" : "partial", isConfirmed: false, hasFailed, asAt, memory: text };
}

/** A fetch failed, and none since came to its end. */
function hasFailedLately(jobs: readonly Job[]): boolean {
  const failed = jobs.find(({ outcome }) => outcome === "failed");
  return failed !== undefined && !jobs.some(({ outcome, at }) => outcome === "done" && at >= failed.at);
}

type Look = { given: BasiqConsent; state: "running" | "done" | "failed"; fetchedAt: Date | null; asAt: Date };

/** Their list has the jobs of this long. */
const JOBS_MS = 7 * 86_400_000;

/**
 * Up to when a bank's data is known to reach where no job says so: the earlier of when its connection was last used and when
 * the latest of its accounts changed.
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

/** What is known of one bank's data. A fetch that failed or drags on takes nothing away of one that came to its end before. */
function lookAt(
  given: BasiqConsent,
  accounts: readonly Fields[],
  jobs: readonly Job[],
  progress: Progress,
): Look {
  const { told, now } = progress;
  const [latest] = jobs;
  const ownAt = ownTimeOf(given, accounts);
  const isPast = isBefore(given.lastUsed, now, JOBS_MS) || isBefore(given.givenAt, now, JOBS_MS);
  const before = isPast ? (ownAt ?? given.givenAt) : null;
  const fetchedAt = jobs.find(({ outcome }) => outcome === "done")?.at ?? before;
  const asAt = fetchedAt ?? ownAt ?? given.givenAt;
  if (!latest) {
    // Jobs are listed for seven days; what an event told of this bank is kept here.
    const heard = told.findLast(
      (each) => each.kind === "data_complete" && each.consentRef === given.consentRef,
    );
    const isHeard = heard !== undefined && heard.at.getTime() >= given.givenAt.getTime();
    const at = before ?? (isHeard ? (ownAt ?? heard.at) : null);
    return { given, state: at ? "done" : "running", fetchedAt: at, asAt: at ?? asAt };
  }
  const isDragging = now.getTime() - latest.begunAt.getTime() >= ANEW_MS;
  const isWaitedFor = latest.outcome === "running" && !isDragging;
  if (fetchedAt && !isWaitedFor) return { given, state: "done", fetchedAt, asAt };
  return { given, state: latest.outcome === "failed" ? "failed" : "running", fetchedAt, asAt };
}

/**
 * Asks for a fetching of every bank whose data is older than is wished, once for each such age: a second asking while one is
 * under way gives the same job. Returns what to remember of it; null where nothing was asked.
 */
async function fetchAnew(
  client: Client,
  userRef: string,
  looks: readonly Look[],
  { memory: text, now, isOnlyLook }: Progress,
): Promise<string | null> {
  const { freshMs } = client.settings;
  const isOld = (at: Date | null) => isBefore(at, now, freshMs);
  const old = looks.filter(({ fetchedAt }) => isOld(fetchedAt));
  const askedAt = readMemory(text);
  if (isOnlyLook || old.length === 0 || (askedAt !== null && !isOld(askedAt))) return null;
  for (const { given } of old) {
    await client.send({
      operation: "refresh",
      method: "POST",
      path: `${pathOf(userRef)}/connections/${encodeURIComponent(given.consentRef)}/refresh`,
      isRepeatable: true,
      // A bank that is down now, or asks for its customer, is taken as it was.
      accepts: [400, 403, 404, 409, 410],
    });
  }
  return JSON.stringify({ askedAt: now.getTime() });
}
