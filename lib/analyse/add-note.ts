import type { ReportDocument } from "@/lib/domain/document";
import { AppError } from "@/lib/errors";
import { readDocument } from "@/lib/render/json";
import type { Scope } from "@/lib/scope";
import { getReportState } from "@/lib/store/read/report";
import { type NewNote, putNote } from "@/lib/store/write/note";

/** Notes one report may carry. */
export const NOTES_MAX = 50;

/**
 * Keeps the customer's note on a figure of the report they are reviewing; a second note on the same figure takes the
 * place of the first. Throws invalid for a figure the report does not have, conflict when it is not under review.
 */
export async function addNote(
  scope: Scope,
  requestId: string,
  note: NewNote,
  now = new Date(),
): Promise<void> {
  const { request, report } = await getReportState(scope, requestId);
  if (request.stage !== "awaiting_share" || !report) throw notUnderReview();
  if (!targetsOf(readDocument(report.bytes)).has(note.target)) {
    throw new AppError("invalid", "The report has no such figure.");
  }
  const kept = await putNote(scope, requestId, note, NOTES_MAX, now);
  if (kept === "closed") throw notUnderReview();
  if (kept === "full") throw new AppError("conflict", `A report carries at most ${NOTES_MAX} notes.`);
}

function notUnderReview(): AppError {
  return new AppError("conflict", "The report is not under review any more.");
}

/** What a note may stand beside: an income, a regular payment, a kind of spending, or a single payment. */
function targetsOf({ income, expenses }: ReportDocument): Set<string> {
  return new Set([
    ...income.streams.map((stream) => stream.id),
    ...expenses.streams.map((stream) => stream.id),
    ...expenses.groups.flatMap((group) => group.leaves.map((leaf) => leaf.code)),
    ...expenses.possibleOneOffs.map((payment) => payment.transactionId),
    ...expenses.largest.map((payment) => payment.transactionId),
  ]);
}
