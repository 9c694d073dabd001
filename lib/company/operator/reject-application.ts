import type { Seen } from "@/lib/company/operator/ask-applicant";
import { getApplicant } from "@/lib/store/read/review";
import { type Operator, writeRejection } from "@/lib/store/write/review";

/** Refuses an application, with the reason the company reads. Throws not_found, or conflict when it moved on. */
export async function rejectApplication(
  seen: Seen,
  operator: Operator,
  reason: string,
  now = new Date(),
): Promise<void> {
  const companyId = await getApplicant(seen.applicationId);
  await writeRejection({ ...seen, companyId }, operator, reason, now);
}
