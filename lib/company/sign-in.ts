import { beginSession, type SignedIn } from "@/lib/company/begin-session";
import { checkPassword } from "@/lib/company/hash-password";
import { noteRefusedSignIn } from "@/lib/company/note-refused-sign-in";
import { forgiveAttempt, passwordBuckets, requireAttempt } from "@/lib/company/throttle";
import { AppError } from "@/lib/errors";
import { findCredentials } from "@/lib/store/read/user";

/**
 * Five failures at an account from one address, then waits of 30 seconds, one minute, two: ten failures take a quarter of
 * an hour. An address has more room over all accounts, since an office shares one.
 */
const PER_PLACE = { free: 5, firstWaitSeconds: 30 };
const PER_ADDRESS = { free: 30, firstWaitSeconds: 30 };
/**
 * Guesses from many addresses at one account are slowed to one in half a minute after a hundred (NIST SP 800-63B,
 * section 5.2.2). The wait does not grow, so that its owner is not kept out for long; a mailed link and a passkey do not
 * wait for it.
 */
const PER_ACCOUNT = { free: 100, firstWaitSeconds: 30, waitSecondsMax: 30 };

/** Longer input is nobody's password or address, and hashing it would cost us. */
const PASSWORD_LENGTH_MAX = 256;
const EMAIL_LENGTH_MAX = 254;

export type SignInWish = {
  email: string;
  password: string;
  /** A hash of where the visitor comes from. */
  address: string;
  userAgent: string | null;
};

/**
 * Checks an e-mail address and password and begins a session, which waits for its second step where the account has an
 * authenticator. An unknown address, a wrong password and a disabled account are refused in the same words, after the
 * same work. Throws signed_out, or too_many with how long to wait.
 */
export async function signIn(wish: SignInWish, now = new Date()): Promise<SignedIn> {
  const email = wish.email.trim().toLowerCase();
  const { here, anywhere } = passwordBuckets(email, wish.address);
  const address = `sign-in:address:${wish.address}`;
  await requireAttempt([
    [here, PER_PLACE],
    [address, PER_ADDRESS],
    [anywhere, PER_ACCOUNT],
  ]);

  const userId = await findFitting(email, wish.password);
  if (!userId) {
    noteRefusedSignIn(email, now);
    throw new AppError("signed_out", "The e-mail address or the password is not right.");
  }

  await forgiveAttempt(here, address, anywhere);
  return beginSession({ userId, by: "password", withSecond: false, userAgent: wish.userAgent }, now);
}

async function findFitting(email: string, password: string): Promise<string | null> {
  const isPlausible =
    email.length <= EMAIL_LENGTH_MAX && password.length <= PASSWORD_LENGTH_MAX && !email.includes("\0");
  const known = isPlausible ? await findCredentials(email) : null;
  const fits = await checkPassword(known?.passwordHash ?? null, password.slice(0, PASSWORD_LENGTH_MAX));
  return known && fits && !known.isDisabled ? known.userId : null;
}
