import { getApplicant } from "@/lib/store/read/review";
import { type Operator, writeQuestion } from "@/lib/store/write/review";

/** What of an application an operator acts on: in the version their page was drawn from. */
export type Seen = { applicationId: string; seenVersion: number };

/** Asks the company a question and gives the application back to it. Throws not_found, or conflict when it moved on. */
export async function askApplicant(
  seen: Seen,
  operator: Operator,
  body: string,
  now = new Date(),
): Promise<void> {
  const companyId = await getApplicant(seen.applicationId);
  await writeQuestion({ ...seen, companyId }, operator, body, now);
}
