import { hashMailToken } from "@/lib/company/mail-token";
import { forgivePasswords, requireAsk } from "@/lib/company/throttle";
import { AppError } from "@/lib/errors";
import { findEmailToken } from "@/lib/store/read/mail-token";
import { writeEmailBack } from "@/lib/store/write/email";

/** The address a link would put back; null for a link that is no good any more. Opening its page does nothing. */
export async function findEmailUndo(token: string, now = new Date()): Promise<{ email: string } | null> {
  const found = await findEmailToken("email_undo", hashMailToken(token), now);
  return found && { email: found.to };
}

/**
 * Puts the address back that an account had, by the link that was mailed to it when it was changed. Whoever reads that
 * mailbox need not be signed in: whoever changed it may have shut them out. The password and what was added to sign in
 * with since are gone, and every session ends; a new password is chosen by mail. Throws gone, too_many.
 */
export async function undoEmail(
  { token, address }: { token: string; address: string },
  now = new Date(),
): Promise<void> {
  await requireAsk("email-undo", address);
  const hash = hashMailToken(token);
  const found = await findEmailToken("email_undo", hash, now);
  if (!found || !(await writeEmailBack(found.userId, hash, now)))
    throw new AppError("gone", "This link was used already, or is too old.");
  await forgivePasswords(found.to);
}
