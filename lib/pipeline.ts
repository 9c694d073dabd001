import { queueGenerate } from "@/lib/analyse/queue-generate";
import { queueRefresh, waitForRefresh } from "@/lib/analyse/refresh";
import { closeIdleBanks } from "@/lib/connect/choose-banks";
import { confirmConsent } from "@/lib/connect/confirm-consent";
import { lookAtRequest } from "@/lib/connect/reconcile-request";
import { env } from "@/lib/env/env";
import { expireConsent } from "@/lib/erase/expire-consent";
import { endStoppedBanks } from "@/lib/erase/stop-bank";
import { endByBank } from "@/lib/erase/withdraw-request";
import { UpstreamFault } from "@/lib/errors";
import { lookForFetch, pullSnapshot } from "@/lib/ingest/pull-snapshot";
import type { Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";
import { findTakenAt } from "@/lib/store/read/snapshot";
import { isWaiting } from "@/lib/store/read/work";
import { shareRun } from "@/lib/workers/share-run";
import { countJobs, prepareWorker, runJob } from "@/lib/workers/thread";

/**
 * The whole product in one function: moves a request from the customer's consent, through collection and analysis, to a
 * report. Each stage is safe to repeat and stores its result, so any caller may call this at any time. Each call moves
 * the request as far as its data allows.
 */
export async function advance(scope: Scope, requestId: string): Promise<RequestRecord> {
  return once(scope, `advance:${requestId}`, async () => {
    const request = await getRequest(scope, requestId);
    if (request.status !== "pending_consent" && request.status !== "pending_data") return request;
    if (request.stage === "awaiting_share") return request;
    const isSeveral = request.banks === "several";
    if (isSeveral) await endStoppedBanks(scope, requestId);
    if ((await confirmConsent(scope, requestId)).state !== "active") return getRequest(scope, requestId);
    if (isSeveral && !(await haveAllBanks(scope, requestId))) return getRequest(scope, requestId);
    await report(scope, requestId, request.generation + 1);
    return getRequest(scope, requestId);
  });
}

/**
 * Returns true once the customer counts as having added all their banks: they said so, or half an hour has passed since
 * their last action.
 */
async function haveAllBanks(scope: Scope, requestId: string): Promise<boolean> {
  const { stage } = await getRequest(scope, requestId);
  if (stage !== "adding_banks") return true;
  return (await closeIdleBanks(scope, requestId, await readClock())).stage !== "adding_banks";
}

/**
 * While at most this many reports run or wait in this process, a caller waits for its own report. Above this number,
 * the caller gets the current status and background work continues.
 */
const REPORTS_MAX = 6;

/**
 * Like advance, but for a waiting caller: if upstream is unreachable or busy, returns early and lets background work
 * continue.
 */
export async function startAdvance(scope: Scope, requestId: string): Promise<RequestRecord> {
  if (countJobs("reports") > REPORTS_MAX) {
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
 * Polls upstream for a request whose event may have been lost. Advances the request, or withdraws it if its consent has
 * ended at the bank or expired. Returns the milliseconds until the next poll; null if no further poll is needed.
 */
export async function reconcile(scope: Scope, requestId: string): Promise<number | null> {
  const look = await lookAtRequest(scope, requestId);
  if (look.verdict === "ended") await endByBank(scope, requestId, look.evidence);
  if (look.verdict === "expired") await expireConsent(scope, requestId, null, look.evidence);
  if (look.verdict === "advance") await advance(scope, requestId);
  if (look.verdict === "nothing") await lookForFetch(scope, requestId);
  return look.lookAgainInMs;
}

/**
 * Ends at the provider the consents that the customer stopped. Queues the refresh that removes the data of those
 * banks from a finished report. Throws UpstreamFault.
 */
export async function dropStoppedBanks(scope: Scope, requestId: string): Promise<void> {
  await endStoppedBanks(scope, requestId);
  await confirmConsent(scope, requestId);
}

const HOUR_MS = 60 * 60_000;
/** Milliseconds between two checks of an expired consent that the provider does not list. */
const EXPIRY_LOOK_MS = 10 * 60_000;

/**
 * Ends a consent whose end date has passed. Asks the provider first, because the consent may have been renewed there
 * and the event lost. For UPSTREAM_CONFIRM_HOURS after the end date, the provider decides: if it does not answer,
 * throws UpstreamFault; if it does not list the consent, checks again later. After that, the end date that the customer
 * agreed to applies. Returns the milliseconds until the next check; null if no further check is needed.
 */
export async function expire(scope: Scope, requestId: string): Promise<number | null> {
  const { consent } = await getRequest(scope, requestId);
  const now = await readClock();
  const lateMs = consent?.expiresAt && !consent.endedAt ? now.getTime() - consent.expiresAt.getTime() : -1;
  const isAsked = lateMs >= 0 && lateMs < env().UPSTREAM_CONFIRM_HOURS * HOUR_MS;
  if (lateMs >= 0) {
    const look = await confirmConsent(scope, requestId, now).catch((error: unknown) => {
      if (!(error instanceof UpstreamFault) || isAsked) throw error;
      return null;
    });
    const after = (await getRequest(scope, requestId)).consent?.expiresAt ?? now;
    if (isAsked && look?.state === "trouble" && after <= now) return EXPIRY_LOOK_MS;
  }
  return expireConsent(scope, requestId);
}

/**
 * Collects new data for a ready request and writes a report that supersedes the current one. `done` is false until the
 * data has arrived; call again to finish. Does nothing if the request is no longer ready or its consent has ended.
 */
export async function refresh(scope: Scope, requestId: string): Promise<Refreshed> {
  return once(scope, `refresh:${requestId}`, () => refreshOnce(scope, requestId, async () => true));
}

/**
 * Like refresh, but for the work `workId`, which was queued to finish a refresh. The process that writes the report
 * ends this work in the same transaction. So a worker that takes over after a crash, or a firm that asks again, does
 * not cause a second report. Returns the milliseconds until the next poll for the data; null if the refresh is over.
 */
export async function finishRefresh(scope: Scope, requestId: string, workId: string): Promise<number | null> {
  const { done } = await refreshOnce(scope, requestId, () => isWaiting(workId));
  return done ? null : waitForRefresh(scope, requestId);
}

type Refreshed = { request: RequestRecord; done: boolean };

async function refreshOnce(
  scope: Scope,
  requestId: string,
  isWanted: () => Promise<boolean>,
): Promise<Refreshed> {
  // Reads the request first. If another report is written after this read, ours is refused, because its generation no
  // longer follows the current one.
  const before = await getRequest(scope, requestId);
  if (before.status !== "ready" || (await isOver(before))) return { request: before, done: true };
  if (!(await isWanted())) return { request: before, done: true };
  if (before.banks === "several") await endStoppedBanks(scope, requestId);
  // While the consent has a problem, nothing is collected and the existing report stays.
  if ((await confirmConsent(scope, requestId)).state !== "active")
    return { request: await getRequest(scope, requestId), done: false };
  const takenAt = await findTakenAt(scope, requestId, before.generation);
  await report(scope, requestId, before.generation + 1);
  const request = await getRequest(scope, requestId);
  return { request, done: request.status !== "ready" || (await isNewer(scope, request, before, takenAt)) };
}

/**
 * Reports whether the report has newer data than the report before the refresh. A change of the firm's inputs also
 * writes a report, from the same data. That report must not be mistaken for the refresh.
 */
async function isNewer(
  scope: Scope,
  { id, generation }: RequestRecord,
  before: RequestRecord,
  takenBefore: Date | null,
): Promise<boolean> {
  if (generation === before.generation) return false;
  const takenAt = await findTakenAt(scope, id, generation);
  return takenAt === null || takenBefore === null || takenAt > takenBefore;
}

/** Like refresh, but leaves unfinished steps to background work. */
export async function startRefresh(scope: Scope, requestId: string): Promise<Refreshed> {
  const started = await refresh(scope, requestId);
  if (!started.done) await queueRefresh(scope, requestId, started.request.generation + 1);
  return started;
}

/**
 * Reports whether a consent has ended or expired, even if that is not recorded yet. No data may be collected after
 * that.
 */
async function isOver({ consent }: RequestRecord): Promise<boolean> {
  if (!consent || consent.endedAt) return true;
  return consent.expiresAt !== null && consent.expiresAt <= (await readClock());
}

async function report(scope: Scope, requestId: string, generation: number): Promise<void> {
  prepareWorker("reports");
  const snapshotId = await pullSnapshot(scope, requestId, generation);
  if (!snapshotId) return;
  await runJob("reports", { verb: "write", scope, requestId, snapshotId, now: new Date() });
}

/** Shares a run among callers of one company and environment, because its result belongs to that scope. */
function once<T>({ companyId, environment }: Scope, name: string, work: () => Promise<T>): Promise<T> {
  return shareRun(`${companyId}:${environment}:${name}`, work);
}
