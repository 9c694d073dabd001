import type { Seen } from "@/lib/company/operator/ask-applicant";
import { env } from "@/lib/env";
import { getApplicant } from "@/lib/store/read/review";
import { type Operator, writeApproval } from "@/lib/store/write/review";

/** How many operators must approve before live opens (OPERATOR_SECOND_APPROVAL). */
export function approvalsNeeded(): number {
  return env().OPERATOR_SECOND_APPROVAL === "1" ? 2 : 1;
}

/**
 * Approves an application. With the last approval needed live is open to the company at once. Throws conflict while the
 * checklist is not done, for the same operator's second approval, and when it moved on; and not_found.
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
