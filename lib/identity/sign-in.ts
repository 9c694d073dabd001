import { AppError } from "@/lib/errors";
import { beginSession, type SignedIn } from "@/lib/identity/begin-session";
import { checkPassword } from "@/lib/identity/hash-password";
import { noteRefusedSignIn } from "@/lib/identity/note-refused-sign-in";
import { PASSWORD_LENGTH_MAX } from "@/lib/identity/password-rule";
import { forgiveAttempt, passwordBuckets, requireAttempt } from "@/lib/identity/throttle";
import { findCredentials } from "@/lib/store/read/user";

/**
 * PER_PLACE limits failures at one account from one IP address. Five failures are allowed. Before each further
 * attempt, the visitor must wait: 30 seconds, one minute, two minutes and so on. Ten failures thus take fifteen
 * minutes. PER_ADDRESS limits failures from one IP address at all accounts. It is higher, because an office shares one
 * IP address.
 */
const PER_PLACE = { free: 5, firstWaitSeconds: 30 };
const PER_ADDRESS = { free: 30, firstWaitSeconds: 30 };
/**
 * After a hundred failures at one account from many IP addresses, allows one guess every 30 seconds (NIST SP 800-63B,
 * section 5.2.2). The wait does not grow, so that the owner is not locked out for a long time; emailed links and
 * passkeys are not delayed.
 */
const PER_ACCOUNT = { free: 100, firstWaitSeconds: 30, waitSecondsMax: 30 };

const EMAIL_LENGTH_MAX = 254;

type SignInInput = {
  email: string;
  password: string;
  /** A hash of the visitor's IP address. */
  address: string;
  userAgent: string | null;
};

/**
 * Checks an email address and password and starts a session, which waits for its second step if the account has an
 * authenticator. An unknown address, a wrong password and a disabled account get the same message after the same work.
 * Throws signed_out, or too_many with the time to wait.
 */
export async function signIn(input: SignInInput, now = new Date()): Promise<SignedIn> {
  const email = input.email.trim().toLowerCase();
  const { here, anywhere } = passwordBuckets(email, input.address);
  const address = `sign-in:address:${input.address}`;
  await requireAttempt([
    [here, PER_PLACE],
    [address, PER_ADDRESS],
    [anywhere, PER_ACCOUNT],
  ]);

  const userId = await findFitting(email, input.password);
  if (!userId) {
    noteRefusedSignIn(email, now);
    throw new AppError("signed_out", "The email address or password is wrong.");
  }

  await forgiveAttempt(here, address, anywhere);
  return beginSession({ userId, by: "password", withSecond: false, userAgent: input.userAgent }, now);
}

async function findFitting(email: string, password: string): Promise<string | null> {
  const isPlausible =
    email.length <= EMAIL_LENGTH_MAX && password.length <= PASSWORD_LENGTH_MAX && !email.includes("\0");
  const known = isPlausible ? await findCredentials(email) : null;
  const fits = await checkPassword(known?.passwordHash ?? null, password.slice(0, PASSWORD_LENGTH_MAX));
  return known && fits && !known.isDisabled ? known.userId : null;
}
