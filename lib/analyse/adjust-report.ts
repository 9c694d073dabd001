import { composeCopy } from "@/lib/analyse/compose-copy";
import { mergeAdjustments } from "@/lib/analyse/merge-adjustments";
import { findStoredAdjustments } from "@/lib/analyse/with-inputs";
import { toSydneyTime } from "@/lib/engine/calendar/day";
import { AppError } from "@/lib/errors";
import { readDocument } from "@/lib/render/json";
import type { AdjustmentInput } from "@/lib/rules/adjustments";
import { asAgreed } from "@/lib/rules/terms";
import type { Actor, Scope } from "@/lib/scope";
import { findAuthorName } from "@/lib/store/read/adjustments";
import { findAssessment } from "@/lib/store/read/assessment";
import { getCompany } from "@/lib/store/read/company";
import { getReportState } from "@/lib/store/read/report";
import { getRequest } from "@/lib/store/read/request";
import { findSnapshotOf } from "@/lib/store/read/snapshot";
import { adjustedSince, writeAdjustments } from "@/lib/store/write/adjustments";

/**
 * Replaces the adjustments of a ready request if the stored list still has `version`. Writes the assessed copy with the
 * new adjustments under a new verification id. With no adjustments, supersedes the previous copy and writes no new one.
 * A list equal to the stored one changes nothing. The report stays unchanged.
 *
 * Throws not_found, not_ready, and invalid as mergeAdjustments does. Throws conflict in the insight profile, and if
 * someone else has changed the adjustments or the report. Also throws conflict for a list with adjustments if the bank
 * data is deleted.
 */
export async function adjustReport(
  scope: Scope,
  requestId: string,
  {
    change: { wanted, version },
    actor,
    now,
  }: { change: { wanted: AdjustmentInput[]; version: number }; actor: Actor; now: Date },
): Promise<void> {
  const request = await getRequest(scope, requestId);
  const [firm, snapshot, { report }, stored, assessment, author] = await Promise.all([
    getCompany(scope.companyId),
    findSnapshotOf(scope, requestId, request.generation),
    getReportState(scope, requestId),
    findStoredAdjustments(scope, requestId),
    findAssessment(scope, requestId),
    findAuthorName(scope, actor),
  ]);
  if (request.status !== "ready" || !report)
    throw new AppError("not_ready", `Report is not ready: request is ${request.status}`);
  if ((stored?.version ?? 0) !== version) throw adjustedSince();
  const document = readDocument(report.bytes);
  if (document.profile === "insight") throw inInsight();
  const before = stored?.list.adjustments ?? [];
  const adjustments = mergeAdjustments(document, before, wanted, { author, at: toSydneyTime(now) });
  const kept = adjustments.filter((one) => before.includes(one)).length;
  if (kept === adjustments.length && kept === before.length) return;
  const company = asAgreed(firm, request.terms, scope.environment);
  const copy = adjustments.length === 0 ? null : toCopy();
  const change = {
    list: copy?.list ?? { adjustments, stated: [], figures: [] },
    version,
    generation: request.generation,
    copy: copy?.report ?? null,
    detail: { added: adjustments.length - kept, removed: before.length - kept, total: adjustments.length },
  };
  if (!(await writeAdjustments(scope, requestId, { change, actor, now }))) throw adjustedSince();

  function toCopy() {
    if (!snapshot || !report) throw dataGone();
    return composeCopy({
      ingredients: {
        request,
        company,
        snapshot,
        verificationId: document.verification.id,
        notes: document.customerNotes,
        inputs: assessment?.inputs ?? null,
        now,
      },
      document,
      digest: report.integrity.digestSha256,
      generation: request.generation,
      list: { adjustments },
      version: version + 1,
      supersedes: stored?.copyId ?? null,
    });
  }
}

function inInsight(): AppError {
  return new AppError(
    "conflict",
    "An insight report cannot have adjustments, because adjusted figures could reveal single transactions.",
  );
}

function dataGone(): AppError {
  return new AppError(
    "conflict",
    "The bank data was deleted when the consent expired, so the report can no longer be adjusted.",
  );
}
