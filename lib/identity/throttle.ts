import { keyedDigest } from "@/lib/env/keyed-digest";
import { AppError } from "@/lib/errors";
import {
  type AttemptRule,
  clearAttempts,
  clearAttemptsOf,
  returnAttempt,
  takeAttempt,
} from "@/lib/store/write/attempt";

/**
 * The key of a bucket: the counted action and a keyed hash of its subject. The subject may be an email address or a
 * code.
 */
export const bucketOf = (action: string, subject: string): string =>
  `${action}:${keyedDigest(`${action}:${subject}`).toString("base64url").slice(0, 22)}`;

/**
 * Takes one attempt from each bucket in order. At the first empty bucket, throws too_many with the time to wait, and
 * takes nothing from the remaining buckets.
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

/** Clears the failures in the bucket `own`, and gives this attempt back to the buckets `shared`. */
export async function forgiveAttempt(own: string, ...shared: readonly string[]): Promise<void> {
  await Promise.all([clearAttempts(own), ...shared.map(returnAttempt)]);
}

/**
 * The buckets for passwords of an account. Each IP address has its own bucket, so that a stranger elsewhere cannot
 * lock the owner out. One more bucket counts all IP addresses together.
 */
export function passwordBuckets(email: string, address: string): { here: string; anywhere: string } {
  const account = `${bucketOf("sign-in:account", email)}:`;
  return { here: `${account}${address}`, anywhere: `${account}anywhere` };
}

/** Clears all failed passwords of an account, from every IP address. */
export async function forgivePasswords(email: string): Promise<void> {
  await clearAttemptsOf(`${bucketOf("sign-in:account", email)}:`);
}

/** One IP address may make this many unauthenticated requests of one kind before it must wait. */
const ASKS = { free: 20, firstWaitSeconds: 30 };
/** One IP address may request this many emails for one recipient before it must wait. */
const MAILS_ASKED = { free: 3, firstWaitSeconds: 60 };
/**
 * The number of emails of one kind that a recipient gets without a wait, from all requesters together. After that, the
 * recipient gets one every ten minutes.
 */
const MAILS_SENT = { free: 6, firstWaitSeconds: 600, waitSecondsMax: 600 };

/** Counts an unauthenticated request. Call it before any work is done for the request. Throws too_many. */
export async function requireAsk(what: string, address: string): Promise<void> {
  await requireAttempt([[`${what}:address:${address}`, ASKS]]);
}

/** A company may trigger this many emails of one kind before further emails are skipped for a time. */
const MAILS_CAUSED = { free: 30, firstWaitSeconds: 60 };

/**
 * Counts an email triggered in a company. Returns false if the company has triggered too many emails or the address has
 * received too many. The caller must then skip this email, but the action that triggered it still succeeds.
 */
export async function isMailDue(what: string, companyId: string, email: string): Promise<boolean> {
  if ((await takeAttempt(bucketOf(`${what}:company`, companyId), MAILS_CAUSED)) !== null) return false;
  return (await takeAttempt(bucketOf(`${what}:mail`, email), MAILS_SENT)) === null;
}

/**
 * Counts a request for an email, whether or not the address has an account. Returns false if the address has received
 * too many emails and this one must be skipped. The requester must get the same response whether or not it is skipped,
 * because a stranger may have requested the earlier emails. Throws too_many if the requester asks too often.
 */
export async function takeMailAttempt(what: string, email: string, address: string): Promise<boolean> {
  const whom = bucketOf(`${what}:mail`, email);
  await requireAttempt([[`${whom}:${address}`, MAILS_ASKED]]);
  return (await takeAttempt(whom, MAILS_SENT)) === null;
}
