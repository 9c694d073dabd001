import { AppError, notFound } from "@/lib/errors";
import type { SignedInPerson } from "@/lib/identity/check-person";
import { listMemberships } from "@/lib/store/read/member";
import * as sessions from "@/lib/store/write/session";

/**
 * Switches the session to another of the user's companies. Throws not_found for a company they do not belong to,
 * and not_allowed in a session of single sign-on, which opens one company only.
 */
export async function switchCompany(
  person: SignedInPerson,
  companyId: string,
  now = new Date(),
): Promise<void> {
  if (person.ssoCompanyId && person.ssoCompanyId !== companyId)
    throw new AppError(
      "not_allowed",
      "You signed in with single sign-on, which works for only one company. Sign out, then sign in to the other company.",
    );
  const companies = await listMemberships(person.userId);
  if (!companies.some((one) => one.companyId === companyId)) throw notFound();
  await sessions.switchCompany(person.sessionId, person.userId, companyId, now);
}
