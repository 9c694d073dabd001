import { AppError } from "@/lib/errors";
import { mailPerson } from "@/lib/identity/account-mail";
import { hashPassword } from "@/lib/identity/hash-password";
import { hashMailToken } from "@/lib/identity/mail-token";
import { requireGoodPassword } from "@/lib/identity/password-rule";
import { forgivePasswords, requireAsk } from "@/lib/identity/throttle";
import { findMailToken } from "@/lib/store/read/mail-token";
import { listMemberships } from "@/lib/store/read/member";
import * as passwords from "@/lib/store/write/password";

/** The user of a reset link; null if the link is no longer valid. */
export async function findResetOwner(token: string, now = new Date()): Promise<{ email: string } | null> {
  const found = await findMailToken("reset", hashMailToken(token), now);
  return found && { email: found.email };
}

/**
 * Sets a new password by the single-use emailed link. Ends every session of the user, notifies them and clears the
 * failed attempts on the account. Starts no session, so that the link cannot bypass the second step. Throws gone,
 * too_many, and invalid for a password that is easy to guess.
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
  if (!(await passwords.resetPassword({ userId: owner.userId, passwordHash, hash, now }))) throw gone();
  await forgivePasswords(owner.email);
  mailPerson(
    owner.email,
    "Your password was changed",
    "Your password was changed with a link emailed to this address, and you’ve been signed out everywhere.",
    now,
  );
}

function gone(): AppError {
  return new AppError("gone", "This link was already used or has expired. Ask for a new link.");
}
