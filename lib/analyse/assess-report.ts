import { composeCopyOf } from "@/lib/analyse/compose-copy";
import { composeReport, type Ingredients } from "@/lib/analyse/compose-report";
import { findStoredAdjustments, isSameList } from "@/lib/analyse/with-inputs";
import { newVerificationId } from "@/lib/ids";
import { readDocument } from "@/lib/render/json";
import { asAgreed } from "@/lib/rules/terms";
import type { Actor, Scope } from "@/lib/scope";
import { getCompany } from "@/lib/store/read/company";
import { getReportState } from "@/lib/store/read/report";
import { getRequest } from "@/lib/store/read/request";
import { findSnapshotOf } from "@/lib/store/read/snapshot";
import { replaceCopy } from "@/lib/store/write/adjustments";
import { type AssessmentChange, changedSince, putAssessment } from "@/lib/store/write/assessment";
import { type MoveResult, moveRequest } from "@/lib/store/write/move-request";
import { insertReport, supersedeReports } from "@/lib/store/write/report";
import { moveSnapshot } from "@/lib/store/write/snapshot";

/**
 * Writes a ready request's report again from the same bank data, with the firm's new inputs, under a new verification
 * id. Stores the inputs and the report and supersedes the earlier report in one transaction. Changes nothing and
 * returns `moved: false` if the request is not ready or another report was written in the meantime. Returns null if the
 * bank data has been deleted because the consent has expired.
 *
 * Throws not_found, and conflict if someone else changed the inputs or the adjustments in the meantime.
 */
export async function assessReport(
  scope: Scope,
  requestId: string,
  { change, actor, now }: { change: AssessmentChange; actor: Actor; now: Date },
): Promise<MoveResult | null> {
  const request = await getRequest(scope, requestId);
  const [firm, snapshot, { report: current }, adjusted] = await Promise.all([
    getCompany(scope.companyId),
    findSnapshotOf(scope, requestId, request.generation),
    getReportState(scope, requestId),
    findStoredAdjustments(scope, requestId),
  ]);
  if (request.status !== "ready") return { moved: false, status: request.status, stage: request.stage };
  if (!current || !snapshot) return null;
  const verificationId = newVerificationId();
  const generation = request.generation + 1;
  const ingredients: Ingredients = {
    request,
    company: asAgreed(firm, request.terms, scope.environment),
    snapshot: { ...snapshot, generation },
    verificationId,
    notes: readDocument(current.bytes).customerNotes,
    inputs: change.inputs,
    now,
  };
  const composed = composeReport(ingredients);
  const copy = composeCopyOf(ingredients, composed, adjusted);
  const report = { ...composed, verificationId, generation, reportType: request.reportType };
  return moveRequest(scope, requestId, {
    trigger: "report_assessed",
    actor,
    now,
    where: { generation: request.generation, dataKeyWrapped: { not: null } },
    set: { generation, verificationId },
    detail: { verification_id: verificationId, fields: change.fields.join(", ") },
    withinTransaction: async (tx, row) => {
      await putAssessment(tx, scope, row, { assessment: change, now });
      await moveSnapshot(tx, scope, row, { snapshot, generation });
      if (!(await isSameList(tx, scope, requestId, adjusted))) throw changedSince();
      await insertReport(tx, scope, row, { report, now });
      await replaceCopy(tx, scope, row, { copy, now });
      await supersedeReports(tx, scope, requestId, { by: report, now });
    },
  });
}
