import { getApplicant } from "@/lib/store/read/review";
import { type Operator, writeQuestion } from "@/lib/store/write/review";

/** The application, in the version that the operator's page was rendered from. */
export type Seen = { applicationId: string; seenVersion: number };

/** Asks the company a question and returns the application to it. Throws not_found, and conflict if it has changed. */
export async function askApplicant(
  seen: Seen,
  operator: Operator,
  body: string,
  now = new Date(),
): Promise<void> {
  const companyId = await getApplicant(seen.applicationId);
  await writeQuestion({ ...seen, companyId }, operator, body, now);
}
