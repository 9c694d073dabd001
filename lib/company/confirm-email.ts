import { sendAccountMail } from "@/lib/company/account-mail";
import type { SignedInPerson } from "@/lib/company/check-person";
import { inBackground } from "@/lib/company/in-background";
import { hashMailToken, newMailToken } from "@/lib/company/mail-token";
import { isOperatorEmail } from "@/lib/company/operator-emails";
import { baseUrl } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { findEmailToken } from "@/lib/store/read/mail-token";
import { writeEmail } from "@/lib/store/write/email";

/** So long a change can be undone from the old address. */
export const EMAIL_UNDO_DAYS = 3;

/** Whose address a link would change, and to what; null for a link that is no good any more. */
export async function findEmailChange(
  token: string,
  now = new Date(),
): Promise<{ userId: string; from: string; to: string } | null> {
  const found = await findEmailToken("email", hashMailToken(token), now);
  return found && !isOperatorEmail(found.to) ? found : null;
}

/**
 * Changes somebody's address by the link that was mailed to the new one, once. It takes a session of theirs too: a link
 * that was mailed to a stranger by a slip of the keys gives the stranger nothing. Their other sessions end, every link
 * mailed before is void, and the old address is mailed a link that puts it back. Throws gone.
 */
export async function confirmEmail(person: SignedInPerson, token: string, now = new Date()): Promise<void> {
  const found = await findEmailChange(token, now);
  if (found?.userId !== person.userId) throw gone();
  const undo = newMailToken();
  const expiresAt = new Date(now.getTime() + EMAIL_UNDO_DAYS * 86_400_000);
  const { userId, sessionId: keptSessionId } = person;
  const change = { userId, hash: hashMailToken(token), keptSessionId, now };
  if (!(await writeEmail({ ...change, undo: { hash: undo.hash, expiresAt } }))) throw gone();
  inBackground("mail about a changed address", () => mailChanged(found, undo.token));
}

async function mailChanged({ from, to }: { from: string; to: string }, token: string): Promise<void> {
  await sendAccountMail({
    to: from,
    subject: "Your address was changed",
    lines: [
      "The e-mail address of your account was changed, and this one signs in no more. The other sessions were ended.",
      `If it was not you, put this address back. Every session is ended then, and you choose a new password: ${baseUrl()}/email/undo?token=${token}`,
      `The link works once, for ${EMAIL_UNDO_DAYS} days.`,
    ],
    key: `email-undo:${token}`,
  });
  await sendAccountMail({
    to,
    subject: "This is your address now",
    lines: [`This is the e-mail address of your account from now on. Sign in with it: ${baseUrl()}/sign-in`],
    key: `email-changed:${token}`,
  });
}

function gone(): AppError {
  return new AppError(
    "gone",
    "This link was used already, is too old, or its address has an account by now.",
  );
}
