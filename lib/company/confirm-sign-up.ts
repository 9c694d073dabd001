import { createCompany } from "@/lib/company/create-company";
import { AppError } from "@/lib/errors";
import { beginSession, type SignedIn } from "@/lib/identity/begin-session";
import { checkPassword } from "@/lib/identity/hash-password";
import { hashMailToken } from "@/lib/identity/mail-token";
import { PASSWORD_LENGTH_MAX } from "@/lib/identity/password-rule";
import { bucketOf, forgiveAttempt, requireAttempt } from "@/lib/identity/throttle";
import { findSignUp } from "@/lib/store/read/mail-token";
import { findCredentials } from "@/lib/store/read/user";
import { takeSignUp } from "@/lib/store/write/sign-up";

const WRONG_PASSWORDS = { free: 5, firstWaitSeconds: 30 };

/** The company that a sign-up link will create, for the link's page; null if the link is no longer valid. */
export async function findWaitingSignUp(
  token: string,
  now = new Date(),
): Promise<{ email: string; companyName: string } | null> {
  const waiting = await findSignUp(hashMailToken(token), now);
  return waiting && { email: waiting.email, companyName: waiting.companyName };
}

/**
 * Creates the company and its owner for a sign-up link, and signs the owner in. Asks for the password again, because
 * someone may have signed up with another person's address. That person does not know the password, so opening the
 * link creates no account. Throws too_many, gone for a used or expired link, and invalid for a wrong password.
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
  return new AppError("gone", "This link was already used or has expired. Sign in, or sign up again.");
}

function wrong(): AppError {
  const reason = "This is not the password you signed up with.";
  const fields = [{ type: "value_error", loc: ["body", "password"], msg: reason, ctx: { reason } }];
  return new AppError("invalid", reason, { fields });
}
