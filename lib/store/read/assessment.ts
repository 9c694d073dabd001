import type { AssessmentInputs } from "@/lib/rules/assessment-inputs";
import type { Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { type SealContext, unseal } from "@/lib/store/seal";

type AssessmentRecord = { inputs: AssessmentInputs; version: number; updatedAt: Date };

/** The sealing context of the firm's inputs, which ties the sealed value to its version. */
export const assessmentContext = (version: number): SealContext => ({
  now: `assessment:${version}`,
  before: "assessment",
});

/** The firm's inputs for a request, unsealed. Null if there are none, and after erasure. */
export async function findAssessment(scope: Scope, requestId: string): Promise<AssessmentRecord | null> {
  const row = await inScope(scope, (tx) =>
    tx.requestAssessment.findFirst({
      where: { requestId, ...scope },
      include: { request: { select: { id: true, dataKeyWrapped: true } } },
    }),
  );
  if (!row?.request.dataKeyWrapped) return null;
  const inputs = JSON.parse(
    unseal(row.request, assessmentContext(row.version), row.inputsSealed),
  ) as AssessmentInputs;
  return { inputs, version: row.version, updatedAt: row.updatedAt };
}

/** The version of a request's inputs, 0 if there are none. Call within a transaction that locks the request's row. */
export async function readAssessmentVersion(tx: Tx, scope: Scope, requestId: string): Promise<number> {
  const row = await tx.requestAssessment.findFirst({
    where: { requestId, ...scope },
    select: { version: true },
  });
  return row?.version ?? 0;
}
