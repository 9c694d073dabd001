import { adjustReportInThread } from "@/lib/analyse/report-thread";
import type { AssessedAdjustment } from "@/lib/engine/document";
import { AppError } from "@/lib/errors";
import { ADJUSTMENTS_MAX, type AdjustmentInput, type RequestAdjustments } from "@/lib/rules/adjustments";
import { isClosed } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { findAdjustments } from "@/lib/store/read/adjustments";
import { getReportStanding } from "@/lib/store/read/report";
import { adjustedSince } from "@/lib/store/write/adjustments";

/** The firm's adjustments of a request; empty where none were made. Throws not_found, and gone once it has ended. */
export async function getAdjustments(scope: Scope, requestId: string): Promise<RequestAdjustments> {
  const [{ request, verificationId }, stored] = await Promise.all([
    getReportStanding(scope, requestId, "assessed"),
    findAdjustments(scope, requestId),
  ]);
  if (isClosed(request.status))
    throw new AppError("gone", `The request is ${request.status} and its adjustments are deleted.`);
  return {
    adjustments: stored?.list.stated ?? [],
    figures: stored?.list.figures ?? [],
    version: stored?.version ?? 0,
    updatedAt: stored?.updatedAt ?? null,
    verificationId,
  };
}

/** Puts the whole list in the place of the stored one of `version`. Throws as `getAdjustments` and `adjustReport` do. */
export async function setAdjustments(
  scope: Scope,
  requestId: string,
  change: { wanted: AdjustmentInput[]; version: number },
  actor: Actor,
): Promise<RequestAdjustments> {
  // First, so that an ended request is gone rather than not ready.
  const { version } = await getAdjustments(scope, requestId);
  if (version !== change.version) throw adjustedSince();
  try {
    await adjustReportInThread(scope, requestId, change, actor);
  } catch (error) {
    // A request that ended in the meantime is gone, which says more than that something changed.
    if (error instanceof AppError) await getAdjustments(scope, requestId);
    throw error;
  }
  return getAdjustments(scope, requestId);
}

/** How often an addition or a removal is tried again when someone else changed the list at the same moment. */
const TRIES_MAX = 5;

/**
 * Adds one adjustment to whatever is stored by then, so that two people who add at once both have theirs. Throws as
 * `setAdjustments` does, and conflict once the list is full.
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
        `A request takes ${ADJUSTMENTS_MAX} adjustments at most. Remove one before you add another.`,
      );
    return [...list, input];
  });
}

/** Removes one adjustment; one that is gone already changes nothing. Throws as `setAdjustments` does. */
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

/** A stored adjustment as it is sent back unchanged. */
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
