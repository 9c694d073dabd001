import { AppError } from "@/lib/errors";
import { hashMailToken } from "@/lib/identity/mail-token";
import { forgivePasswords, requireAsk } from "@/lib/identity/throttle";
import { findEmailToken } from "@/lib/store/read/mail-token";
import * as emails from "@/lib/store/write/email";

/** The email that an undo link restores; null if the link is no longer valid. Opening the page changes nothing. */
export async function findEmailUndo(token: string, now = new Date()): Promise<{ email: string } | null> {
  const found = await findEmailToken("email_undo", hashMailToken(token), now);
  return found && { email: found.to };
}

/**
 * Restores an account's previous email, using the link that was sent to it when the email changed. The user need not be
 * signed in, because an attacker who changed the email may have locked them out. Removes the password, and any passkeys
 * and authenticator added since the change, and ends all sessions; the user sets a new password by email. `address` is
 * the caller's network address. Throws gone, too_many.
 */
export async function undoEmail(
  { token, address }: { token: string; address: string },
  now = new Date(),
): Promise<void> {
  await requireAsk("email-undo", address);
  const hash = hashMailToken(token);
  const found = await findEmailToken("email_undo", hash, now);
  if (!found || !(await emails.undoEmail(found.userId, hash, now)))
    throw new AppError("gone", "This link was already used or has expired.");
  await forgivePasswords(found.to);
}
