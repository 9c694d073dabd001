import { composeReport } from "@/lib/analyse/compose-report";
import { type GivenInputs, withInputs } from "@/lib/analyse/with-inputs";
import { toSydneyTime } from "@/lib/engine/calendar/day";
import type { CustomerNote } from "@/lib/engine/document";
import { AppError } from "@/lib/errors";
import { asAgreed } from "@/lib/rules/terms";
import { CUSTOMER, type Scope } from "@/lib/scope";
import { getCompany } from "@/lib/store/read/company";
import { listNotes } from "@/lib/store/read/note";
import { getRequest } from "@/lib/store/read/request";
import { findSnapshotOf } from "@/lib/store/read/snapshot";
import { schedulePurge } from "@/lib/store/write/erase";
import { type MoveResult, moveRequest } from "@/lib/store/write/move-request";
import { planRefresh } from "@/lib/store/write/planned-refresh";
import { replaceReport } from "@/lib/store/write/report";

const DAY_MS = 86_400_000;

/**
 * Shares the report that the customer has reviewed. Adds their notes to the document, next to the figures, without
 * changing the figures; the firm can then fetch the report. A repeat changes nothing. Throws conflict if there is no
 * report to share.
 */
export async function shareReport(scope: Scope, requestId: string, now = new Date()): Promise<MoveResult> {
  return withInputs(scope, requestId, (given) => shareWith(given, scope, requestId, now));
}

async function shareWith(
  { inputs, confirm }: GivenInputs,
  scope: Scope,
  requestId: string,
  now: Date,
): Promise<MoveResult> {
  const request = await getRequest(scope, requestId);
  if (request.stage !== "awaiting_share") {
    if (request.status === "ready") return { moved: false, status: request.status, stage: request.stage };
    throw new AppError("conflict", "There is no report waiting to be shared.");
  }
  const company = asAgreed(await getCompany(scope.companyId), request.terms, scope.environment);
  const snapshot = await findSnapshotOf(scope, requestId, request.generation);
  const verificationId = request.verificationId;
  if (!snapshot || !verificationId) throw new Error("a report awaits sharing but its data is missing");
  const notes: CustomerNote[] = (await listNotes(scope, requestId)).map((note) => ({
    target: note.target,
    kind: note.kind,
    text: note.text,
    at: toSydneyTime(note.createdAt),
  }));
  const purgeAt = new Date(now.getTime() + company.settings.retentionDays * DAY_MS);
  const dated = { ...request, purgeAt };
  const composed = composeReport({ request: dated, company, snapshot, verificationId, notes, inputs, now });
  return moveRequest(scope, requestId, {
    trigger: "report_shared",
    actor: CUSTOMER,
    now,
    set: { readyAt: now, purgeAt },
    detail: { verification_id: verificationId, notes: notes.length },
    withinTransaction: async (tx, row) => {
      await confirm(tx);
      await replaceReport(tx, scope, row, {
        ...composed,
        verificationId,
        generation: request.generation,
        reportType: request.reportType,
      });
      await schedulePurge(tx, scope, requestId, purgeAt);
      if (request.refreshEveryDays)
        await planRefresh(tx, scope, requestId, new Date(now.getTime() + request.refreshEveryDays * DAY_MS));
    },
  });
}
