import type { Seen } from "@/lib/company/operator/ask-applicant";
import { getApplicant } from "@/lib/store/read/review";
import { type Operator, writeRejection } from "@/lib/store/write/review";

/** Rejects an application with a reason that the company reads. Throws not_found, and conflict if it has changed. */
export async function rejectApplication(
  seen: Seen,
  operator: Operator,
  reason: string,
  now = new Date(),
): Promise<void> {
  const companyId = await getApplicant(seen.applicationId);
  await writeRejection({ ...seen, companyId }, operator, reason, now);
}
