import { baseUrl } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import { requireMail, sendAccountMail } from "@/lib/identity/account-mail";
import type { SignedInPerson } from "@/lib/identity/check-person";
import { inBackground } from "@/lib/identity/in-background";
import { newMailToken } from "@/lib/identity/mail-token";
import { isOperatorEmail } from "@/lib/identity/operator-emails";
import { bucketOf, requireAsk, requireAttempt, takeMailAttempt } from "@/lib/identity/throttle";
import { findCredentials } from "@/lib/store/read/user";
import * as emails from "@/lib/store/write/email";

export const EMAIL_LINK_HOURS = 4;
/** The number of address changes that one user may request before they must wait. */
const ASKS = { free: 5, firstWaitSeconds: 60 };

/**
 * Emails a link to the new address of a user who has just confirmed their identity, and notifies the current address.
 * The address changes only when the user opens the link while they are signed in (confirm-email.ts). The response is
 * the same if the new address is taken or is an operator's (OPERATOR_EMAILS); only the email to that address differs.
 * Throws too_many, not_set_up, and invalid if the address is already theirs.
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
  await emails.askEmailChange(person.userId, email, isTaken ? null : { hash, expiresAt }, now);
  if (isSent && isTaken) await mailTaken(email, now);
  if (isSent && !isTaken) await mailLink(email, token);
  await mailOld(person.email, now);
}

async function mailLink(to: string, token: string): Promise<void> {
  await sendAccountMail({
    to,
    subject: "Confirm your new address",
    lines: [
      "Open this link in the browser where you are signed in, and press the button on the page. From then on, sign in with this email address instead of the old one.",
      `${baseUrl()}/email?token=${token}`,
      `The link works once and expires after ${EMAIL_LINK_HOURS} hours. If you did not ask for it, you don’t need to do anything: the link works only for the person who asked, while they are signed in, so nothing changes.`,
    ],
    button: "Confirm this address",
    key: `email:${token}`,
  });
}

async function mailTaken(to: string, now: Date): Promise<void> {
  await sendAccountMail({
    to,
    subject: "This address is already used by another account",
    lines: [
      "Someone, perhaps you, asked to use this address for their account here. The address already belongs to another account, so nothing was changed.",
      `If that account is yours, sign in: ${baseUrl()}/sign-in`,
      "If it was not you, you don’t need to do anything.",
    ],
    key: `email-taken:${to}:${now.toISOString()}`,
  });
}

async function mailOld(to: string, now: Date): Promise<void> {
  await sendAccountMail({
    to,
    subject: "Someone asked to change your email address",
    lines: [
      "Someone, probably you, asked to change the email address of your account. The address changes when the link that we emailed to the new address is opened. We’ll email you again then.",
      `If it wasn’t you, someone knows your password or is using your computer. Choose a new password now; that cancels the link and signs you out everywhere: ${baseUrl()}/forgot`,
    ],
    key: `email-asked:${to}:${now.toISOString()}`,
  });
}

function ownAddress(): AppError {
  const reason = "This is already your address.";
  const fields = [{ type: "value_error", loc: ["body", "email"], msg: reason, ctx: { reason } }];
  return new AppError("invalid", reason, { fields });
}
