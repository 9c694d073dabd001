import type { AssessedAdjustment } from "@/lib/engine/document";
import { AppError } from "@/lib/errors";
import { ADJUSTMENTS_MAX, type AdjustmentInput, type RequestAdjustments } from "@/lib/rules/adjustments";
import { isClosed } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { findAdjustments } from "@/lib/store/read/adjustments";
import { getReportDigests } from "@/lib/store/read/report";
import { adjustedSince } from "@/lib/store/write/adjustments";
import { runJob } from "@/lib/workers/thread";

/**
 * The firm's adjustments of a request; empty if there are none. Throws not_found, and gone once the request has
 * ended.
 */
export async function getAdjustments(scope: Scope, requestId: string): Promise<RequestAdjustments> {
  const [{ request, verificationId }, stored] = await Promise.all([
    getReportDigests(scope, requestId, "assessed"),
    findAdjustments(scope, requestId),
  ]);
  if (isClosed(request.status))
    throw new AppError("gone", `The request is ${request.status}, so its adjustments have been deleted.`);
  return {
    adjustments: stored?.list.stated ?? [],
    figures: stored?.list.figures ?? [],
    version: stored?.version ?? 0,
    updatedAt: stored?.updatedAt ?? null,
    verificationId,
  };
}

/**
 * Replaces the whole stored list if it still has `version`. Throws busy, and the errors of `getAdjustments` and
 * `adjustReport`.
 */
export async function setAdjustments(
  scope: Scope,
  requestId: string,
  change: { wanted: AdjustmentInput[]; version: number },
  actor: Actor,
): Promise<RequestAdjustments> {
  // Called first, so that an ended request throws gone instead of not_ready.
  const { version } = await getAdjustments(scope, requestId);
  if (version !== change.version) throw adjustedSince();
  try {
    await runJob("reports", { verb: "adjust", scope, requestId, change, actor, now: new Date() });
  } catch (error) {
    // If the request ended in the meantime, throws `gone`, which explains more than a conflict.
    if (error instanceof AppError) await getAdjustments(scope, requestId);
    throw error;
  }
  return getAdjustments(scope, requestId);
}

/**
 * The largest number of times that we try to add or remove an adjustment. A try fails if someone else changes the list
 * at the same moment.
 */
const TRIES_MAX = 5;

/**
 * Adds one adjustment to the list as currently stored, so that two people who add at the same time both succeed. Throws
 * as `setAdjustments` does, and conflict if the list is full.
 */
export async function addAdjustment(
  scope: Scope,
  requestId: string,
  input: AdjustmentInput,
  actor: Actor,
): Promise<RequestAdjustments> {
  return changeList(scope, requestId, actor, (list) => {
    if (list.length >= ADJUSTMENTS_MAX)
      throw new AppError(
        "conflict",
        `A request can have at most ${ADJUSTMENTS_MAX} adjustments. Remove one before you add another.`,
      );
    return [...list, input];
  });
}

/** Removes one adjustment; a repeat changes nothing. Throws as `setAdjustments` does. */
export async function removeAdjustment(
  scope: Scope,
  requestId: string,
  adjustmentId: string,
  actor: Actor,
): Promise<RequestAdjustments> {
  return changeList(scope, requestId, actor, (list) => list.filter(({ id }) => id !== adjustmentId));
}

async function changeList(
  scope: Scope,
  requestId: string,
  actor: Actor,
  change: (list: AdjustmentInput[]) => AdjustmentInput[],
): Promise<RequestAdjustments> {
  for (let tries = 1; ; tries++) {
    const { adjustments, version } = await getAdjustments(scope, requestId);
    const wanted = change(adjustments.map(toInput));
    try {
      return await setAdjustments(scope, requestId, { wanted, version }, actor);
    } catch (error) {
      const isRaced = error instanceof AppError && error.code === "conflict";
      const now = isRaced ? await getAdjustments(scope, requestId) : null;
      if (tries === TRIES_MAX || now === null || now.version === version) throw error;
    }
  }
}

/** Converts a stored adjustment to the input that leaves it unchanged. */
function toInput(one: AssessedAdjustment): AdjustmentInput {
  return {
    id: one.id,
    target: { kind: one.targetKind, id: one.targetId },
    action: one.action,
    code: one.adjustedCode,
    monthlyCents: one.adjustedMonthlyCents,
    reason: one.reason,
  };
}
