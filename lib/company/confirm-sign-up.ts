import { beginSession, type SignedIn } from "@/lib/company/begin-session";
import { createCompany } from "@/lib/company/create-company";
import { checkPassword } from "@/lib/company/hash-password";
import { hashMailToken } from "@/lib/company/mail-token";
import { PASSWORD_LENGTH_MAX } from "@/lib/company/password-rule";
import { bucketOf, forgiveAttempt, requireAttempt } from "@/lib/company/throttle";
import { AppError } from "@/lib/errors";
import { findSignUp } from "@/lib/store/read/mail-token";
import { findCredentials } from "@/lib/store/read/user";
import { takeSignUp } from "@/lib/store/write/sign-up";

const WRONG_PASSWORDS = { free: 5, firstWaitSeconds: 30 };

/** What the page of a link says before anything is done: whose company waits; null for a link that is no good any more. */
export async function findWaitingSignUp(
  token: string,
  now = new Date(),
): Promise<{ email: string; companyName: string } | null> {
  const waiting = await findSignUp(hashMailToken(token), now);
  return waiting && { email: waiting.email, companyName: waiting.companyName };
}

/**
 * Makes the company that waits for this link, with its owner, and signs them in. The password is asked for again: whoever
 * signed up with somebody else's address does not get an account on it by their click. Throws gone for a link that is
 * used or too old, invalid for a wrong password, too_many.
 */
export async function confirmSignUp(
  { token, password, userAgent }: { token: string; password: string; userAgent: string | null },
  now = new Date(),
): Promise<SignedIn> {
  const waiting = await findSignUp(hashMailToken(token), now);
  if (!waiting) throw gone();
  const bucket = bucketOf("sign-up:confirm", waiting.id);
  await requireAttempt([[bucket, WRONG_PASSWORDS]]);
  if (!(await checkPassword(waiting.passwordHash, password.slice(0, PASSWORD_LENGTH_MAX)))) throw wrong();
  const { id, email, name, companyName, passwordHash } = waiting;
  const isFree = !(await findCredentials(email));
  if (!(await takeSignUp(id, email)) || !isFree) throw gone();
  await forgiveAttempt(bucket);
  const owner = { name, email, passwordHash, hasConfirmed: true } as const;
  const { userId } = await createCompany({ name: companyName, owner }, now);
  return beginSession({ userId, by: "password", withSecond: false, userAgent }, now);
}

function gone(): AppError {
  return new AppError("gone", "This link was used already, or is too old. Sign in, or sign up again.");
}

function wrong(): AppError {
  const reason = "This is not the password you signed up with.";
  const fields = [{ type: "value_error", loc: ["body", "password"], msg: reason, ctx: { reason } }];
  return new AppError("invalid", reason, { fields });
}
