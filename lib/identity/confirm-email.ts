import { baseUrl } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import { sendAccountMail } from "@/lib/identity/account-mail";
import type { SignedInPerson } from "@/lib/identity/check-person";
import { inBackground } from "@/lib/identity/in-background";
import { hashMailToken, newMailToken } from "@/lib/identity/mail-token";
import { isOperatorEmail } from "@/lib/identity/operator-emails";
import { findEmailToken } from "@/lib/store/read/mail-token";
import * as emails from "@/lib/store/write/email";

/** Days during which the owner of the old address can undo a change of address. */
export const EMAIL_UNDO_DAYS = 3;

/**
 * Finds the user whose email address a link changes, with the current and the new address. Null if the link is no
 * longer valid.
 */
export async function findEmailChange(
  token: string,
  now = new Date(),
): Promise<{ userId: string; from: string; to: string } | null> {
  const found = await findEmailToken("email", hashMailToken(token), now);
  return found && !isOperatorEmail(found.to) ? found : null;
}

/**
 * Changes a user's address by the single-use link emailed to the new one. Also requires a session of that user: if the
 * address was mistyped, the stranger who gets the link cannot use it. Ends the user's other sessions, and cancels
 * earlier links except those that restore an earlier address. Emails the old address a link that undoes the change.
 * Throws gone.
 */
export async function confirmEmail(person: SignedInPerson, token: string, now = new Date()): Promise<void> {
  const found = await findEmailChange(token, now);
  if (found?.userId !== person.userId) throw gone();
  const undo = newMailToken();
  const expiresAt = new Date(now.getTime() + EMAIL_UNDO_DAYS * 86_400_000);
  const { userId, sessionId: keptSessionId } = person;
  const change = { userId, hash: hashMailToken(token), keptSessionId, now };
  if (!(await emails.confirmEmail({ ...change, undo: { hash: undo.hash, expiresAt } }))) throw gone();
  inBackground("email about a changed address", () => mailChanged(found, undo.token));
}

async function mailChanged({ from, to }: { from: string; to: string }, token: string): Promise<void> {
  await sendAccountMail({
    to: from,
    subject: "Your address was changed",
    lines: [
      "The email address of your account was changed. You can no longer sign in with this address, and you’ve been signed out everywhere else.",
      `If it was not you, restore this address. You’ll then be signed out everywhere, and you choose a new password: ${baseUrl()}/email/undo?token=${token}`,
      `The link works once and expires after ${EMAIL_UNDO_DAYS} days.`,
    ],
    key: `email-undo:${token}`,
  });
  await sendAccountMail({
    to,
    subject: "This is now your account’s email address",
    lines: [`This is now the email address of your account. Sign in with it: ${baseUrl()}/sign-in`],
    key: `email-changed:${token}`,
  });
}

function gone(): AppError {
  return new AppError(
    "gone",
    "This link was already used or has expired, or its email address now belongs to an account.",
  );
}
