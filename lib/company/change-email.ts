import { requireMail, sendAccountMail } from "@/lib/company/account-mail";
import type { SignedInPerson } from "@/lib/company/check-person";
import { inBackground } from "@/lib/company/in-background";
import { newMailToken } from "@/lib/company/mail-token";
import { isOperatorEmail } from "@/lib/company/operator-emails";
import { bucketOf, requireAsk, requireAttempt, takeMailAttempt } from "@/lib/company/throttle";
import { baseUrl } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { findCredentials } from "@/lib/store/read/user";
import { writeEmailAsk } from "@/lib/store/write/email";

export const EMAIL_LINK_HOURS = 4;
/** Changes of address that one person may ask for, before there are waits. */
const ASKS = { free: 5, firstWaitSeconds: 60 };

/**
 * Mails a link to the address that somebody, who has just proved who they are, would have from now on, and tells the one
 * they have. Nothing changes until the link is opened in a session of theirs (confirm-email.ts). An address that cannot be
 * had, since it has an account or is an operator's (OPERATOR_EMAILS), is answered the same; its mail alone tells. Throws
 * invalid for the address they have, too_many, not_set_up.
 */
export async function askEmailChange(
  person: SignedInPerson,
  { email, address }: { email: string; address: string },
  now = new Date(),
): Promise<void> {
  requireMail();
  if (email === person.email) throw ownAddress();
  await requireAttempt([[bucketOf("email-change", person.userId), ASKS]]);
  await requireAsk("email-change", address);
  const isSent = await takeMailAttempt("email-change", email, address);
  inBackground("change of address", () => ask(person, email, isSent, now));
}

async function ask(person: SignedInPerson, email: string, isSent: boolean, now: Date): Promise<void> {
  const isTaken = isOperatorEmail(email) || (await findCredentials(email)) !== null;
  const { token, hash } = newMailToken();
  const expiresAt = new Date(now.getTime() + EMAIL_LINK_HOURS * 3_600_000);
  await writeEmailAsk(person.userId, email, isTaken ? null : { hash, expiresAt }, now);
  if (isSent && isTaken) await mailTaken(email, now);
  if (isSent && !isTaken) await mailLink(email, token);
  await mailOld(person.email, now);
}

async function mailLink(to: string, token: string): Promise<void> {
  await sendAccountMail({
    to,
    subject: "Confirm your new address",
    lines: [
      "Open this link, in the browser you are signed in with, and press the button there. From then on you sign in with this address:",
      `${baseUrl()}/email?token=${token}`,
      `It works once, for ${EMAIL_LINK_HOURS} hours. If you did not ask for it, there is nothing to do: nobody can use it without your browser and nothing is changed.`,
    ],
    button: "Confirm this address",
    key: `email:${token}`,
  });
}

async function mailTaken(to: string, now: Date): Promise<void> {
  await sendAccountMail({
    to,
    subject: "This address was not changed to",
    lines: [
      "Somebody, perhaps you, asked to make this the address of their account here. It cannot become another account’s, so nothing was changed.",
      `If you have an account with it, sign in: ${baseUrl()}/sign-in`,
      "If it was not you, there is nothing to do.",
    ],
    key: `email-taken:${to}:${now.toISOString()}`,
  });
}

async function mailOld(to: string, now: Date): Promise<void> {
  await sendAccountMail({
    to,
    subject: "A change of your address was asked for",
    lines: [
      "Somebody, probably you, asked to change the e-mail address of your account. It changes once the link that was mailed to the new address is opened; we mail you again then.",
      `If it was not you, somebody knows your password or is at your computer. Choose a new password now, and the link is void and every session is ended: ${baseUrl()}/forgot`,
    ],
    key: `email-asked:${to}:${now.toISOString()}`,
  });
}

function ownAddress(): AppError {
  const reason = "This is your address already.";
  const fields = [{ type: "value_error", loc: ["body", "email"], msg: reason, ctx: { reason } }];
  return new AppError("invalid", reason, { fields });
}
