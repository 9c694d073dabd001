import { canSendMail } from "@/lib/adapters/mail/send-mail";
import { AppError, notFound } from "@/lib/errors";
import { sendAccountMail } from "@/lib/identity/account-mail";
import { findCredentials } from "@/lib/store/read/user";
import * as factors from "@/lib/store/write/second-factor";

/**
 * Removes every second factor of a person who has lost them, ends their sessions and emails them. The operator must have
 * checked who is asking. Returns null if the person has no second factor, otherwise whether the email was sent. Throws
 * not_found if no account has the address.
 */
export async function removeFactors(email: string, now = new Date()): Promise<{ isMailed: boolean } | null> {
  const to = email.toLowerCase();
  const person = await findCredentials(to);
  if (!person) throw notFound();
  if (!(await factors.removeFactors(person.userId, now))) return null;
  if (!canSendMail()) return { isMailed: false };
  const subject = "Your second factors were removed";
  const lines = [
    "An operator of this service removed your authenticator, recovery codes and passkeys, and signed you out everywhere. Sign in again, and set up a second factor under Account, Security.",
    "If you did not ask for this, reset your password now and contact support.",
  ];
  const mail = { to, subject, lines, key: `factors:${to}:${now.toISOString()}` };
  // The factors are removed, so the command succeeds even if the email provider cannot be reached.
  const isMailed = await sendAccountMail(mail).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    return false;
  });
  return { isMailed };
}
