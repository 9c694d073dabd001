import type { Client } from "@/lib/adapters/upstream/basiq/client";
import { type Given, listShares } from "@/lib/adapters/upstream/basiq/consents";
import { refuseOtherInstitutions } from "@/lib/adapters/upstream/basiq/institution";
import { type Job, jobsOf, toJob } from "@/lib/adapters/upstream/basiq/jobs";
import { listOf, pathOf } from "@/lib/adapters/upstream/basiq/lists";
import { readMemory } from "@/lib/adapters/upstream/basiq/memory";
import { isThere } from "@/lib/adapters/upstream/basiq/to-connection";
import type { Arrival, Progress } from "@/lib/adapters/upstream/port";
import { findId } from "@/lib/adapters/upstream/rest/fields";

/** How long a fetching anew is waited for where data of before is there; then that is taken. */
const ANEW_MS = 60 * 60_000;

/** How long after every bank's fetching came to its end a customer without an account is said to have shared none. */
const EMPTY_MS = 60 * 60_000;

const isBefore = (at: Date | null, now: Date, ms: number) =>
  at !== null && now.getTime() - at.getTime() >= ms;

const NONE: Arrival = { state: "none", isConfirmed: false, hasFailed: false, memory: null };

/**
 * How much has arrived, over all banks that are shared: their jobs say whether the fetching of each came to its end. What
 * was fetched too long ago is asked for anew first. What no job tells of, or none came through with, is taken as it is when
 * the longest wait is over, and then it is not confirmed. Throws UpstreamFault.
 */
export async function dataState(client: Client, userRef: string, progress: Progress): Promise<Arrival> {
  const { memory: text, now } = progress;
  const active = await listShares(client, userRef);
  if (active.length === 0) return NONE;
  const accounts = (await listOf(client, userRef, "accounts")).filter(isThere);
  refuseOtherInstitutions(client, userRef, accounts);
  const jobs = (await listOf(client, userRef, "jobs")).flatMap((row) => toJob(row) ?? []);
  const looks = active.map((given) => lookAt(given, jobsOf(given, jobs), progress));
  const hasFailed = looks.some(({ state }) => state === "failed");
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
    const isOf = ({ consentRef }: Given) => accounts.some((row) => findId(row.connection) === consentRef);
    // A consent that lets less be fetched than a report is about is no word on the rest.
    const isConfirmed = !active.some(({ isShort }) => isShort);
    if (active.every(isOf)) return { state: "complete", isConfirmed, hasFailed: false, memory: text };
  }
  return { state: isOver ? "complete" : "partial", isConfirmed: false, hasFailed, memory: text };
}

type Look = { given: Given; state: "running" | "done" | "failed"; fetchedAt: Date | null };

/** What is known of one bank's data. A fetching that failed or drags on takes nothing away of one that came to its end before. */
function lookAt(given: Given, jobs: readonly Job[], { told, now }: Progress): Look {
  const [latest] = jobs;
  const fetchedAt = jobs.find(({ outcome }) => outcome === "done")?.at ?? null;
  if (!latest) {
    // Jobs may be forgotten with time; what an event told of this bank is kept here.
    const heard = told.findLast(
      (each) => each.kind === "data_complete" && each.consentRef === given.consentRef,
    );
    const isHeard = heard !== undefined && heard.at.getTime() >= given.givenAt.getTime();
    return { given, state: isHeard ? "done" : "running", fetchedAt: isHeard ? heard.at : null };
  }
  const isDragging = now.getTime() - latest.begunAt.getTime() >= ANEW_MS;
  const isWaitedFor = latest.outcome === "running" && !isDragging;
  if (fetchedAt && !isWaitedFor) return { given, state: "done", fetchedAt };
  return { given, state: latest.outcome === "failed" ? "failed" : "running", fetchedAt };
}

/**
 * Asks for a fetching of every bank whose data is older than is wished, once for each such age: a second asking while one is
 * under way gives the same job. Returns what to remember of it; null where nothing was asked.
 */
async function fetchAnew(
  client: Client,
  userRef: string,
  looks: readonly Look[],
  { memory: text, now }: Progress,
): Promise<string | null> {
  const { freshMs } = client.settings;
  const isOld = (at: Date | null) => isBefore(at, now, freshMs);
  const old = looks.filter(({ fetchedAt }) => isOld(fetchedAt));
  const askedAt = readMemory(text);
  if (old.length === 0 || (askedAt !== null && !isOld(askedAt))) return null;
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
