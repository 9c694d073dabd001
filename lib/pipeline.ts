import { queueGenerate } from "@/lib/analyse/queue-generate";
import { queueRefresh } from "@/lib/analyse/queue-refresh";
import { reportsWaiting, writeReportBeside } from "@/lib/analyse/report-thread";
import { waitForRefresh } from "@/lib/analyse/wait-for-refresh";
import { confirmConsent } from "@/lib/connect/confirm-consent";
import { lookAtRequest } from "@/lib/connect/reconcile-request";
import { expireConsent } from "@/lib/erase/expire-consent";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { UpstreamFault } from "@/lib/errors";
import { pullSnapshot } from "@/lib/ingest/pull-snapshot";
import type { Scope } from "@/lib/scope";
import { shareRun } from "@/lib/share-run";
import { readClock } from "@/lib/store/read/clock";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";
import { isWaiting } from "@/lib/store/read/work";

/**
 * The product on one screen: a request goes from the customer's consent, through the data and its analysis, to a
 * report. Every stage is safe to repeat and leaves its result in the store, so this may be called by anyone, at any
 * point, as often as they like: it moves the request as far as its data allows and no further.
 */
export async function advance(scope: Scope, requestId: string): Promise<RequestRecord> {
  return once(scope, `advance:${requestId}`, async () => {
    const request = await getRequest(scope, requestId);
    if (request.status !== "pending_consent" && request.status !== "pending_data") return request;
    if (request.stage === "awaiting_share") return request;
    if ((await confirmConsent(scope, requestId)) !== "active") return getRequest(scope, requestId);
    await report(scope, requestId, request.generation + 1);
    return getRequest(scope, requestId);
  });
}

/** More than this ahead of a caller, and background work goes on with it while they are told where it stands. */
const REPORTS_MAX = 6;

/** As advance, for a caller who waits: when upstream cannot be reached, or much is to be done, background work goes on. */
export async function startAdvance(scope: Scope, requestId: string): Promise<RequestRecord> {
  if (reportsWaiting() > REPORTS_MAX) {
    await queueGenerate(scope, requestId);
    return getRequest(scope, requestId);
  }
  try {
    return await advance(scope, requestId);
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    await queueGenerate(scope, requestId);
    return getRequest(scope, requestId);
  }
}

/**
 * Follows what upstream says of a request whose message may have been lost: goes on with it, or withdraws it where its
 * consent was ended at the bank or ran out. Returns in how many milliseconds to look again, or null.
 */
export async function reconcile(scope: Scope, requestId: string): Promise<number | null> {
  const { verdict, lookAgainInMs } = await lookAtRequest(scope, requestId);
  if (verdict === "ended") await withdrawRequest(scope, requestId, "bank", { kind: "bank", id: null });
  if (verdict === "expired") await expireConsent(scope, requestId);
  if (verdict === "advance") await advance(scope, requestId);
  return lookAgainInMs;
}

/**
 * Takes new data for a ready request and writes the report that supersedes the current one. `done` is false while the
 * data has not arrived; calling again finishes it. A request that is no longer ready, or whose consent is over, is left
 * alone.
 */
export async function refresh(scope: Scope, requestId: string): Promise<Refreshed> {
  return once(scope, `refresh:${requestId}`, () => refreshOnce(scope, requestId, async () => true));
}

/**
 * As refresh, for the work `workId` that was left to finish one. The report it is for ends that work in its own
 * transaction, whoever writes it; so what has been ended is not done again, by a worker that comes after another's death
 * or after the firm asked once more. Returns in how many milliseconds to look again for the data, or null.
 */
export async function finishRefresh(scope: Scope, requestId: string, workId: string): Promise<number | null> {
  const { request, done } = await refreshOnce(scope, requestId, () => isWaiting(workId));
  return done ? null : waitForRefresh(scope, requestId, request.generation + 1);
}

type Refreshed = { request: RequestRecord; done: boolean };

async function refreshOnce(
  scope: Scope,
  requestId: string,
  isWanted: () => Promise<boolean>,
): Promise<Refreshed> {
  // In this order: a report that is written after the request was read makes the one begun here give way.
  const before = await getRequest(scope, requestId);
  if (before.status !== "ready" || (await isOver(before))) return { request: before, done: true };
  if (!(await isWanted())) return { request: before, done: true };
  await report(scope, requestId, before.generation + 1);
  const request = await getRequest(scope, requestId);
  return { request, done: request.status !== "ready" || request.generation > before.generation };
}

/** As refresh, leaving what cannot be done yet to background work. */
export async function startRefresh(scope: Scope, requestId: string): Promise<Refreshed> {
  const started = await refresh(scope, requestId);
  if (!started.done) await queueRefresh(scope, requestId, started.request.generation + 1);
  return started;
}

/** Nothing may be collected once a consent has ended or its time is over, whether or not that was noticed yet. */
async function isOver({ consent }: RequestRecord): Promise<boolean> {
  if (!consent || consent.endedAt) return true;
  return consent.expiresAt !== null && consent.expiresAt <= (await readClock());
}

async function report(scope: Scope, requestId: string, generation: number): Promise<void> {
  const snapshotId = await pullSnapshot(scope, requestId, generation);
  if (snapshotId) await writeReportBeside(scope, requestId, snapshotId);
}

/** Shares a run among callers of one company and environment: a run's answer belongs to the scope it was made in. */
function once<T>({ companyId, environment }: Scope, name: string, work: () => Promise<T>): Promise<T> {
  return shareRun(`${companyId}:${environment}:${name}`, work);
}
