import { createHash } from "node:crypto";
import { AppError } from "@/lib/errors";
import { type AttemptRule, clearAttempts, returnAttempt, takeAttempt } from "@/lib/store/write/attempt";

/** A bucket by what it counts and for whom; what may be an address or a code is only there as a hash. */
export function bucketOf(what: string, whom: string): string {
  return `${what}:${createHash("sha256").update(whom).digest("base64url").slice(0, 22)}`;
}

/** Takes one attempt from each bucket. Throws too_many, with how long to wait, when one of them has none left. */
export async function requireAttempt(buckets: readonly (readonly [string, AttemptRule])[]): Promise<void> {
  const waits: number[] = [];
  for (const [bucket, rule] of buckets) waits.push((await takeAttempt(bucket, rule)) ?? 0);
  const seconds = Math.max(...waits);
  if (seconds === 0) return;
  const minutes = Math.ceil(seconds / 60);
  const when = seconds < 60 ? `${seconds} seconds` : minutes === 1 ? "a minute" : `${minutes} minutes`;
  throw new AppError("too_many", `Too many attempts. Please try again in ${when}.`, {
    retryAfterSeconds: seconds,
  });
}

/** Forgets what failed before in the first bucket, and gives this attempt back to the second. */
export async function forgiveAttempt(own: string, shared?: string): Promise<void> {
  await Promise.all([clearAttempts(own), ...(shared ? [returnAttempt(shared)] : [])]);
}

/** Mails that one address is sent at its owner's or anybody's asking, and asks from one place, before there are waits. */
const MAILS = { free: 3, firstWaitSeconds: 60 };
const ASKS = { free: 20, firstWaitSeconds: 30 };

/** Counts an ask for a mail. It counts the same for an address that has no account. Throws too_many. */
export async function requireMailAttempt(what: string, email: string, address: string): Promise<void> {
  await requireAttempt([
    [bucketOf(`${what}:mail`, email), MAILS],
    [`${what}:address:${address}`, ASKS],
  ]);
}
