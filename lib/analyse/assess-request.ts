import { listChanged, NO_INPUTS } from "@/lib/contract/assessment";
import { AppError } from "@/lib/errors";
import type { AssessmentInputs } from "@/lib/rules/assessment-inputs";
import { isClosed } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { findAssessment } from "@/lib/store/read/assessment";
import { getRequest } from "@/lib/store/read/request";
import { changedSince, writeAssessment } from "@/lib/store/write/assessment";
import { runJob } from "@/lib/workers/thread";

/** A request's inputs, and the report that uses them. */
type RequestAssessment = {
  inputs: AssessmentInputs;
  version: number;
  updatedAt: Date | null;
  verificationId: string | null;
};

/**
 * The largest number of times that assessRequest tries to store the inputs. A try fails if the request changes at the
 * same moment.
 */
const TRIES_MAX = 3;

/**
 * The firm's inputs for a request; empty if there are none. Throws `not_found` if there is no such request, and `gone`
 * if the request has ended.
 */
export async function getAssessment(scope: Scope, requestId: string): Promise<RequestAssessment> {
  const request = await getRequest(scope, requestId);
  if (isClosed(request.status))
    throw new AppError("gone", `The request is ${request.status}, so its inputs have been deleted.`);
  const stored = await findAssessment(scope, requestId);
  return {
    inputs: stored?.inputs ?? NO_INPUTS,
    version: stored?.version ?? 0,
    updatedAt: stored?.updatedAt ?? null,
    verificationId: request.verificationId,
  };
}

/**
 * Replaces the firm's stored inputs. If there is a report and the inputs changed, writes the report again from the same
 * bank data. The new report has a new verification id and supersedes the earlier one; no event is sent. With `version`,
 * throws conflict if the stored inputs have another version. Throws not_found and busy. Throws gone once the request
 * has ended, and conflict if the bank data is deleted because the consent has expired.
 */
export async function assessRequest(
  scope: Scope,
  requestId: string,
  { inputs, version }: { inputs: AssessmentInputs; version: number | null },
  actor: Actor,
): Promise<RequestAssessment> {
  for (let tries = 1; tries <= TRIES_MAX; tries++) {
    const stored = await getAssessment(scope, requestId);
    if (version !== null && version !== stored.version) throw changedSince();
    const fields = listChanged(stored.inputs, inputs);
    if (fields.length === 0) return stored;
    const change = { inputs, version: stored.version, fields };
    const now = new Date();
    if (await writeAssessment(scope, requestId, { change, actor, now }))
      return getAssessment(scope, requestId);
    const moved = await runJob("reports", { verb: "assess", scope, requestId, change, actor, now });
    if (moved === null)
      throw new AppError(
        "conflict",
        "The bank data was deleted when the consent expired, so the report can no longer be assessed again.",
      );
    if (moved.moved) return getAssessment(scope, requestId);
  }
  throw changedSince();
}
