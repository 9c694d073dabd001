import { tellPerson } from "@/lib/company/account-mail";
import { hashPassword } from "@/lib/company/hash-password";
import { hashMailToken } from "@/lib/company/mail-token";
import { requireGoodPassword } from "@/lib/company/password-rule";
import { forgivePasswords, requireAsk } from "@/lib/company/throttle";
import { AppError } from "@/lib/errors";
import { listMemberships } from "@/lib/store/read/company";
import { findMailToken } from "@/lib/store/read/mail-token";
import { writeResetPassword } from "@/lib/store/write/password";

/** Whose password the page of a link is about to change; null for a link that is no good any more. */
export async function findResetOwner(token: string, now = new Date()): Promise<{ email: string } | null> {
  const found = await findMailToken("reset", hashMailToken(token), now);
  return found && { email: found.email };
}

/**
 * Sets a new password by the link that was mailed, once. Every session of its user ends, and they are told. It signs
 * nobody in: the second step is not skipped by it. What others tried at the account is forgotten. Throws gone, invalid
 * for a password that is easy to guess, too_many.
 */
export async function resetPassword(
  { token, password, address }: { token: string; password: string; address: string },
  now = new Date(),
): Promise<void> {
  await requireAsk("new-password", address);
  const hash = hashMailToken(token);
  const owner = await findMailToken("reset", hash, now);
  if (!owner) throw gone();
  const companies = await listMemberships(owner.userId);
  const about = [owner.name, owner.email, ...companies.map(({ companyName }) => companyName)];
  await requireGoodPassword(password, about);
  const passwordHash = await hashPassword(password);
  if (!(await writeResetPassword({ userId: owner.userId, passwordHash, hash, now }))) throw gone();
  await forgivePasswords(owner.email);
  tellPerson(
    owner.email,
    "Your password was changed",
    "Your password was changed by a link mailed to this address, and every session was ended.",
    now,
  );
}

function gone(): AppError {
  return new AppError("gone", "This link was used already, or is too old. Ask for another.");
}
