import { tellPerson } from "@/lib/company/account-mail";
import type { SignedInPerson } from "@/lib/company/check-person";
import { hashPassword } from "@/lib/company/hash-password";
import { requireGoodPassword } from "@/lib/company/password-rule";
import { listMemberships } from "@/lib/store/read/company";
import { writePassword } from "@/lib/store/write/password";

/**
 * Changes the password of somebody who has just proved who they are. Their other sessions end, links mailed to them are
 * void, and they are told. Throws invalid for a password that is easy to guess.
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
  await writePassword({ userId: person.userId, passwordHash, keptSessionId: person.sessionId, now });
  tellPerson(
    person.email,
    "Your password was changed",
    "Your password was changed, and your other sessions were ended.",
    now,
  );
}
