import type { SignedInPerson } from "@/lib/company/check-person";
import { notFound } from "@/lib/errors";
import { listMemberships } from "@/lib/store/read/company";
import { switchSession } from "@/lib/store/write/session";

/** Has the session work for another company of its user's. Throws not_found for one they do not belong to. */
export async function switchCompany(
  person: SignedInPerson,
  companyId: string,
  now = new Date(),
): Promise<void> {
  const companies = await listMemberships(person.userId);
  if (!companies.some((one) => one.companyId === companyId)) throw notFound();
  await switchSession(person.sessionId, person.userId, companyId, now);
}
