import { composeCopyOf } from "@/lib/analyse/compose-copy";
import { composeReport, type Ingredients } from "@/lib/analyse/compose-report";
import { type GivenInputs, withInputs } from "@/lib/analyse/with-inputs";
import { toPreviousReport } from "@/lib/engine/changes/previous-report";
import { newVerificationId } from "@/lib/ids";
import { readDocument } from "@/lib/render/json";
import { SHARE_WITHIN_DAYS } from "@/lib/rules/sharing";
import { asAgreed } from "@/lib/rules/terms";
import { type Scope, SYSTEM } from "@/lib/scope";
import { getCompany } from "@/lib/store/read/company";
import { getReportState } from "@/lib/store/read/report";
import { getRequest } from "@/lib/store/read/request";
import { findSnapshot } from "@/lib/store/read/snapshot";
import { replaceCopy } from "@/lib/store/write/adjustments";
import { endCollected } from "@/lib/store/write/consent";
import { schedulePurge } from "@/lib/store/write/erase";
import { moveRequest } from "@/lib/store/write/move-request";
import { addWork, endWork } from "@/lib/store/write/outbox";
import { planRefresh } from "@/lib/store/write/planned-refresh";
import { putPreviousReport } from "@/lib/store/write/previous-report";
import { insertReport, supersedeReports } from "@/lib/store/write/report";

const DAY_MS = 86_400_000;

/**
 * Creates the report from a snapshot. Changes the request's status to ready, or to the customer's review if the company
 * requires a review; a request that is already ready stays ready. If several calls run at the same time, one writes and
 * the others change nothing.
 */
export async function writeReport(
  scope: Scope,
  requestId: string,
  snapshotId: string,
  now = new Date(),
): Promise<void> {
  await withInputs(scope, requestId, (given) => writeWith(given, scope, requestId, { snapshotId, now }));
}

async function writeWith(
  { inputs, adjusted, confirm }: GivenInputs,
  scope: Scope,
  requestId: string,
  { snapshotId, now }: { snapshotId: string; now: Date },
): Promise<void> {
  const [request, firm, snapshot] = await Promise.all([
    getRequest(scope, requestId),
    getCompany(scope.companyId),
    findSnapshot(scope, snapshotId),
  ]);
  const company = asAgreed(firm, request.terms, scope.environment);
  if (!snapshot || snapshot.generation !== request.generation + 1) return;
  await moveRequest(scope, requestId, { trigger: "analysis_started", actor: SYSTEM, now });

  const verificationId = newVerificationId();
  const isRefresh = request.status === "ready";
  const earlier = isRefresh ? (await getReportState(scope, requestId)).report : null;
  const isReviewed = !isRefresh && company.settings.shareMode === "customer_review";
  const purgeAt = new Date(now.getTime() + company.settings.retentionDays * DAY_MS);
  const dated = { ...request, purgeAt: isReviewed ? null : purgeAt };
  const ingredients: Ingredients = {
    request: dated,
    company,
    snapshot,
    verificationId,
    notes: [],
    inputs,
    now,
  };
  const composed = composeReport(ingredients);
  const previous = earlier
    ? toPreviousReport(readDocument(earlier.bytes), readDocument(composed.bytes))
    : null;
  const copy = composeCopyOf(ingredients, composed, adjusted);
  const report = {
    ...composed,
    verificationId,
    generation: snapshot.generation,
    reportType: request.reportType,
  };
  await moveRequest(scope, requestId, {
    trigger: isRefresh ? "report_refreshed" : isReviewed ? "report_prepared" : "report_written",
    actor: SYSTEM,
    now,
    where: {
      generation: request.generation,
      dataKeyWrapped: { not: null },
      // No new report may use the data of a consent that has ended. An earlier report keeps its figures.
      consent: { is: { endedAt: null } },
    },
    set: {
      generation: report.generation,
      verificationId,
      ...(isReviewed ? {} : { purgeAt }),
      ...(isReviewed || isRefresh ? {} : { readyAt: now }),
    },
    detail: { verification_id: verificationId },
    withinTransaction: async (tx, row) => {
      await confirm(tx);
      await insertReport(tx, scope, row, { report, now });
      await replaceCopy(tx, scope, row, { copy, now });
      await supersedeReports(tx, scope, requestId, { by: report, now });
      const text = previous && JSON.stringify(previous);
      await putPreviousReport(tx, scope, row, { generation: report.generation, text });
      if (request.consentType === "once") await endCollected(tx, scope, requestId, now);
      if (isRefresh) await endWork(tx, scope, "refresh", requestId);
      if (!isReviewed && request.refreshEveryDays)
        await planRefresh(tx, scope, requestId, new Date(now.getTime() + request.refreshEveryDays * DAY_MS));
      if (!isReviewed) return schedulePurge(tx, scope, requestId, purgeAt);
      const availableAt = new Date(now.getTime() + SHARE_WITHIN_DAYS * DAY_MS);
      await addWork(tx, scope, {
        name: "expire_share",
        subjectId: requestId,
        dedupeKey: `expire_share:${requestId}`,
        availableAt,
      });
    },
  });
}
