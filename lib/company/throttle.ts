import { createHash } from "node:crypto";
import { AppError } from "@/lib/errors";
import {
  type AttemptRule,
  clearAttempts,
  clearAttemptsOf,
  returnAttempt,
  takeAttempt,
} from "@/lib/store/write/attempt";

/** A bucket by what it counts and for whom; what may be an address or a code is only there as a hash. */
export function bucketOf(what: string, whom: string): string {
  return `${what}:${createHash("sha256").update(whom).digest("base64url").slice(0, 22)}`;
}

/**
 * Takes one attempt from each bucket, in their order, up to the first that has none left: whoever has to wait for one
 * uses up nothing of the next. Throws too_many, with how long to wait.
 */
export async function requireAttempt(buckets: readonly (readonly [string, AttemptRule])[]): Promise<void> {
  for (const [bucket, rule] of buckets) {
    const seconds = await takeAttempt(bucket, rule);
    if (seconds !== null) throw tooMany(seconds);
  }
}

function tooMany(seconds: number): AppError {
  const minutes = Math.ceil(seconds / 60);
  const when = seconds < 60 ? `${seconds} seconds` : minutes === 1 ? "a minute" : `${minutes} minutes`;
  return new AppError("too_many", `Too many attempts. Please try again in ${when}.`, {
    retryAfterSeconds: seconds,
  });
}

/** Forgets what failed before in the first bucket, and gives this attempt back to the others. */
export async function forgiveAttempt(own: string, ...shared: readonly string[]): Promise<void> {
  await Promise.all([clearAttempts(own), ...shared.map(returnAttempt)]);
}

/**
 * The buckets of an account's passwords: one for each place they are tried from, so that nobody keeps its owner out from
 * elsewhere, and one for all of them together.
 */
export function passwordBuckets(email: string, address: string): { here: string; anywhere: string } {
  const account = `${bucketOf("sign-in:account", email)}:`;
  return { here: `${account}${address}`, anywhere: `${account}anywhere` };
}

/** Forgets every password that was tried at an account, wherever it was. */
export async function forgivePasswords(email: string): Promise<void> {
  await clearAttemptsOf(`${bucketOf("sign-in:account", email)}:`);
}

/** What one place asks for at the door, before there are waits. */
const ASKS = { free: 20, firstWaitSeconds: 30 };
/** Mails that one place has sent to one address, before there are waits. */
const MAILS_ASKED = { free: 3, firstWaitSeconds: 60 };
/** Mails of one kind that an address is sent, whoever asks: these at once, then one in ten minutes. */
const MAILS_SENT = { free: 6, firstWaitSeconds: 600, waitSecondsMax: 600 };

/** Counts what anybody may ask for at the door, before any work is done for it. Throws too_many. */
export async function requireAsk(what: string, address: string): Promise<void> {
  await requireAttempt([[`${what}:address:${address}`, ASKS]]);
}

/** Mails of one kind that a company causes, before there are waits. */
const MAILS_CAUSED = { free: 30, firstWaitSeconds: 60 };

/**
 * Counts a mail that something done in a company causes. False when the company has caused, or the address been sent, so
 * many that this one is left out: what caused it is not held up for that.
 */
export async function isMailDue(what: string, companyId: string, email: string): Promise<boolean> {
  if ((await takeAttempt(bucketOf(`${what}:company`, companyId), MAILS_CAUSED)) !== null) return false;
  return (await takeAttempt(bucketOf(`${what}:mail`, email), MAILS_SENT)) === null;
}

/**
 * Counts an ask for a mail. It counts the same for an address that has no account. False when the address has been sent
 * so many that this one is left out: whoever asks is told nothing of it, since the others may have been a stranger's.
 * Throws too_many for whoever asks too often themselves.
 */
export async function takeMailAttempt(what: string, email: string, address: string): Promise<boolean> {
  const whom = bucketOf(`${what}:mail`, email);
  await requireAttempt([[`${whom}:${address}`, MAILS_ASKED]]);
  return (await takeAttempt(whom, MAILS_SENT)) === null;
}
