import { getApplicant } from "@/lib/store/read/review";
import { type Operator, writeNote } from "@/lib/store/write/review";

/** Adds a note that only operators can read. The same note sent twice is stored once. Throws not_found. */
export async function noteApplication(
  applicationId: string,
  operator: Operator,
  note: { id: string; body: string },
  now = new Date(),
): Promise<void> {
  const companyId = await getApplicant(applicationId);
  await writeNote({ companyId, applicationId, seenVersion: null }, operator, note, now);
}
