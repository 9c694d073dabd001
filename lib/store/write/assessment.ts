import { AppError, notFound } from "@/lib/errors";
import type { AssessmentInputs } from "@/lib/rules/assessment-inputs";
import { isPending } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { assessmentContext, readAssessmentVersion } from "@/lib/store/read/assessment";
import { type KeyOwner, seal } from "@/lib/store/seal";
import { appendAudit } from "@/lib/store/write/audit";

export type AssessmentChange = {
  inputs: AssessmentInputs;
  /** The version that the change starts from; 0 if no inputs were stored. */
  version: number;
  /** Names of the changed inputs, for the audit entry. */
  fields: readonly string[];
};

/**
 * Stores inputs for a pending request. Returns false, and stores nothing, once its report is ready or the request has
 * ended. Throws not_found, and conflict if someone else changed the inputs since `version`.
 */
export async function writeAssessment(
  scope: Scope,
  requestId: string,
  { change, actor, now }: { change: AssessmentChange; actor: Actor; now: Date },
): Promise<boolean> {
  return inScope(scope, async (tx) => {
    // Locks the row, because a report may be written at the same time. That report then either includes these inputs or
    // is already stored. The check below detects a stored report.
    await tx.$queryRaw`select id from request where id = ${requestId} for update`;
    const row = await tx.request.findFirst({ where: { id: requestId, ...scope } });
    if (!row) throw notFound();
    if (!row.dataKeyWrapped || !isPending(row)) return false;
    await putAssessment(tx, scope, row, { assessment: change, now });
    const detail = { fields: change.fields.join(", ") };
    await appendAudit(tx, {
      ...scope,
      requestId,
      action: "assessment.changed",
      actor,
      detail,
      at: now,
    });
    return true;
  });
}

/**
 * Replaces the inputs that have version `version`, in a transaction that locks the request's row. Throws conflict if
 * the stored inputs have another version.
 */
export async function putAssessment(
  tx: Tx,
  scope: Scope,
  request: KeyOwner,
  {
    assessment: { inputs, version },
    now,
  }: { assessment: Pick<AssessmentChange, "inputs" | "version">; now: Date },
): Promise<void> {
  const requestId = request.id;
  if ((await readAssessmentVersion(tx, scope, requestId)) !== version) throw changedSince();
  const inputsSealed = seal(request, assessmentContext(version + 1), JSON.stringify(inputs));
  const next = { inputsSealed, version: version + 1, updatedAt: now };
  await tx.requestAssessment.upsert({
    where: { companyId_environment_requestId: { ...scope, requestId } },
    create: { requestId, ...scope, ...next },
    update: next,
    select: { requestId: true },
  });
}

/** The error for a change that was based on an older version of the inputs than the stored one. */
export function changedSince(): AppError {
  return new AppError(
    "conflict",
    "Someone else changed the assessment. Your changes were not saved. Reload to continue.",
  );
}
