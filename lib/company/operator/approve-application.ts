import type { Seen } from "@/lib/company/operator/ask-applicant";
import { env } from "@/lib/env/env";
import { getApplicant } from "@/lib/store/read/review";
import { type Operator, writeApproval } from "@/lib/store/write/review";

/** The number of operators who must approve before live opens (OPERATOR_SECOND_APPROVAL). */
export function approvalsNeeded(): number {
  return env().OPERATOR_SECOND_APPROVAL === "1" ? 2 : 1;
}

/**
 * Approves an application. The last approval needed opens live to the company at once. Throws not_found, and conflict
 * if the checklist is incomplete, the operator has already approved, or the application has changed.
 */
export async function approveApplication(
  seen: Seen,
  operator: Operator,
  reason: string | null,
  now = new Date(),
): Promise<{ opened: boolean }> {
  const companyId = await getApplicant(seen.applicationId);
  return writeApproval({ ...seen, companyId }, operator, reason, approvalsNeeded(), now);
}
