import { AppError } from "@/lib/errors";
import { nextLookMs } from "@/lib/rules/look-again";
import { DAY_MS } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { isLiveOpen } from "@/lib/store/read/company";
import { getRequest } from "@/lib/store/read/request";
import { findRefreshAsked } from "@/lib/store/read/work";
import { requireApproval } from "@/lib/store/require-approval";
import { recordAct } from "@/lib/store/write/act";
import { noteLate } from "@/lib/store/write/arrival";
import { refreshKey } from "@/lib/store/write/outbox";
import { dropPlan } from "@/lib/store/write/planned-refresh";
import { queueWork } from "@/lib/store/write/queue";

/** Records who asked for an early check of a request's data. Throws not_found. */
export async function beginCheck(scope: Scope, requestId: string, actor: Actor): Promise<void> {
  const { id } = await getRequest(scope, requestId);
  await recordAct(scope, id, { action: "data.check_requested", actor });
}

/**
 * Checks that new data may be collected for a request, and records who requested it. The entry about the new report
 * does not name that person, because the system writes the report. Throws as requireRefreshable does.
 */
export async function beginRefresh(scope: Scope, requestId: string, actor: Actor): Promise<void> {
  await requireRefreshable(scope, requestId);
  await recordAct(scope, requestId, { action: "refresh.requested", actor });
}

/**
 * Throws conflict, with the reason, if no new data may be collected for this request; not_approved if live access is
 * closed; not_found.
 */
async function requireRefreshable(scope: Scope, requestId: string, now = new Date()): Promise<void> {
  const request = await getRequest(scope, requestId);
  await requireApproval(scope);
  if (request.status === "withdrawn" || request.status === "purged")
    throw new AppError("conflict", `Only a ready request can be refreshed: request is ${request.status}`);
  if (request.consentType !== "ongoing")
    throw new AppError(
      "conflict",
      "The consent is for one report. A report can be refreshed only with an ongoing consent.",
    );
  if (request.status !== "ready")
    throw new AppError("conflict", `Only a ready request can be refreshed: request is ${request.status}`);
  const expiresAt = request.consent?.expiresAt;
  if (expiresAt && expiresAt <= now) throw new AppError("conflict", "The customer's consent has expired.");
}

/** Queues the refresh that creates report `generation`, once. */
export async function queueRefresh(scope: Scope, requestId: string, generation: number): Promise<void> {
  await queueWork(scope, {
    name: "refresh",
    subjectId: requestId,
    dedupeKey: refreshKey(requestId, generation),
  });
}

/**
 * Milliseconds from the request of a refresh until its missing data is recorded as late. New data usually arrives
 * within a minute or two.
 */
const LATE_AFTER_MS = 10 * 60_000;

/**
 * Returns the milliseconds until the next check for a refresh's data. Checks become less frequent with time, because an
 * event from upstream starts a check immediately anyway. If the data is late, records that for the firm.
 */
export async function waitForRefresh(scope: Scope, requestId: string): Promise<number> {
  const now = await readClock();
  const asked = await findRefreshAsked(scope, requestId);
  const ageMs = asked ? now.getTime() - asked.getTime() : Number.POSITIVE_INFINITY;
  if (ageMs >= LATE_AFTER_MS) await noteLate(scope, requestId, now);
  return nextLookMs(ageMs);
}

/**
 * Queues the refresh that is due under the customer's consent; the report that it writes schedules the next one. A
 * refresh that is already running counts as the due refresh. Returns the milliseconds until the next check. Returns
 * null if no refresh is planned, once the refresh is queued, and after the request or its consent has ended. While live
 * access is suspended, collects nothing and checks the schedule again a day later.
 */
export async function startPlannedRefresh(scope: Scope, requestId: string): Promise<number | null> {
  const { status, consent, refreshDueAt, generation } = await getRequest(scope, requestId);
  if (!refreshDueAt) return null;
  const now = await readClock();
  const isOver =
    !consent || consent.endedAt !== null || (consent.expiresAt !== null && consent.expiresAt <= now);
  if (status !== "ready" || isOver) {
    await dropPlan(scope, requestId);
    return null;
  }
  const leftMs = refreshDueAt.getTime() - now.getTime();
  if (leftMs > 0) return leftMs;
  if (scope.environment === "live" && !(await isLiveOpen(scope.companyId))) return DAY_MS;
  await queueRefresh(scope, requestId, generation + 1);
  return null;
}
