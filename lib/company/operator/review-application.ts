import { env } from "@/lib/env/env";
import { getApplicant } from "@/lib/store/read/review";
import * as review from "@/lib/store/write/review";

/** The id of an application, and the version from which the operator's page was rendered. */
export type SeenVersion = { applicationId: string; seenVersion: number };

/**
 * Asks the company a question and returns the application to it. Throws not_found; conflict if the application has
 * changed, is a draft or is closed.
 */
export async function askApplicant(
  seen: SeenVersion,
  operator: review.Operator,
  body: string,
  now = new Date(),
): Promise<void> {
  const companyId = await getApplicant(seen.applicationId);
  await review.askApplicant({ ...seen, companyId }, operator, body, now);
}

/** The number of operators who must approve before live opens (OPERATOR_SECOND_APPROVAL). */
export function approvalsNeeded(): number {
  return env().OPERATOR_SECOND_APPROVAL === "1" ? 2 : 1;
}

/**
 * Approves an application. If enough operators have now approved it, live opens to the company immediately. Throws
 * not_found. Throws conflict in three cases:
 * - The checklist is incomplete.
 * - The application has changed or does not await a decision.
 * - The operator has already approved or worked on the application, or belongs to the company.
 */
export async function approveApplication(
  seen: SeenVersion,
  operator: review.Operator,
  reason: string | null,
  now = new Date(),
): Promise<{ opened: boolean }> {
  const companyId = await getApplicant(seen.applicationId);
  return review.approveApplication(
    { ...seen, companyId },
    { operator, reason, needed: approvalsNeeded(), now },
  );
}

/**
 * Rejects an application with a reason that the company reads. Throws not_found; conflict if the application has
 * changed, is a draft or is closed.
 */
export async function rejectApplication(
  seen: SeenVersion,
  operator: review.Operator,
  reason: string,
  now = new Date(),
): Promise<void> {
  const companyId = await getApplicant(seen.applicationId);
  await review.rejectApplication({ ...seen, companyId }, operator, reason, now);
}

/**
 * Adds a note that only operators can read. The same note sent twice is stored once. Throws not_found, and bad_request
 * for a malformed note id.
 */
export async function noteApplication(
  applicationId: string,
  operator: review.Operator,
  note: { id: string; body: string },
  now = new Date(),
): Promise<void> {
  const companyId = await getApplicant(applicationId);
  await review.noteApplication({ companyId, applicationId, seenVersion: null }, operator, note, now);
}
