import { mailPerson } from "@/lib/identity/account-mail";
import type { SignedInPerson } from "@/lib/identity/check-person";
import { hashPassword } from "@/lib/identity/hash-password";
import { requireGoodPassword } from "@/lib/identity/password-rule";
import { listMemberships } from "@/lib/store/read/member";
import * as passwords from "@/lib/store/write/password";

/**
 * Changes the password of a user who has just confirmed their identity. Ends their other sessions, cancels emailed
 * links except those that restore an earlier address, and notifies the user by email. Throws invalid for a password
 * that is easy to guess.
 */
export async function changePassword(
  person: SignedInPerson,
  password: string,
  now = new Date(),
): Promise<void> {
  const companies = await listMemberships(person.userId);
  const about = [person.name, person.email, ...companies.map(({ companyName }) => companyName)];
  await requireGoodPassword(password, about);
  const passwordHash = await hashPassword(password);
  await passwords.changePassword({
    userId: person.userId,
    passwordHash,
    keptSessionId: person.sessionId,
    now,
  });
  mailPerson(
    person.email,
    "Your password was changed",
    "Your password was changed, and you’ve been signed out everywhere else.",
    now,
  );
}
