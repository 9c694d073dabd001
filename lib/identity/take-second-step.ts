import { AppError } from "@/lib/errors";
import { mailPerson } from "@/lib/identity/account-mail";
import { beginSession, type SignedIn } from "@/lib/identity/begin-session";
import { hashRecoveryCode } from "@/lib/identity/mail-token";
import { noteRefusedSecondStep } from "@/lib/identity/note-refused-second-step";
import { bucketOf, forgiveAttempt, requireAttempt } from "@/lib/identity/throttle";
import { takeTotpCode } from "@/lib/identity/totp";
import { findSession, type SessionRecord } from "@/lib/store/read/session";
import { countCodesLeft, takeRecoveryCode } from "@/lib/store/write/second-factor";
import { revokeSession } from "@/lib/store/write/session";

const WRONG_CODES = { free: 5, firstWaitSeconds: 30 };

export type SecondStep = { kind: "totp" | "recovery"; code: string };

/** Finds a session that waits for its second step; null if it does not wait, or has waited too long. */
export async function findWaiting(sessionId: string, now = new Date()): Promise<SessionRecord | null> {
  const session = await findSession(sessionId);
  return session?.awaitsSecond && session.expiresAt > now ? session : null;
}

/**
 * Completes the second step with a code of the authenticator or a recovery code, each usable once. Replaces the waiting
 * session with one that is signed in. Throws too_many; signed_out if no session waits; invalid for a wrong code.
 */
export async function takeSecondStep(
  sessionId: string,
  { kind, code }: SecondStep,
  now = new Date(),
): Promise<SignedIn> {
  const waiting = await findWaiting(sessionId, now);
  if (!waiting) throw new AppError("signed_out", "Signing in took too long. Please sign in again.");
  const { userId, person } = waiting;
  const bucket = bucketOf("second-step", userId);
  await requireAttempt([[bucket, WRONG_CODES]]);
  const fits =
    kind === "totp"
      ? await takeTotpCode(userId, code, now)
      : await takeRecoveryCode(userId, hashRecoveryCode(userId, code), now);
  if (!fits) {
    noteRefusedSecondStep(userId, kind === "totp" ? "authenticator" : "recovery code", now);
    throw wrongCode(kind);
  }
  await forgiveAttempt(bucket);
  if (kind === "recovery") {
    const left = await countCodesLeft(userId);
    mailPerson(
      person.email,
      "A recovery code was used",
      `A recovery code was used to sign in to your account. You have ${left} recovery ${left === 1 ? "code" : "codes"} left.`,
      now,
    );
  }
  return endWaiting(waiting, now);
}

/** Ends a waiting session and starts the signed-in one. If two calls run at the same time, only one succeeds. */
export async function endWaiting(
  { id, userId, userAgent, freshAt }: SessionRecord,
  now: Date,
): Promise<SignedIn> {
  if (!(await revokeSession(id, now)))
    throw new AppError("signed_out", "Signing in took too long. Please sign in again.");
  const by = freshAt ? "password" : "link";
  return beginSession({ userId, by, withSecond: true, userAgent }, now);
}

function wrongCode(kind: SecondStep["kind"]): AppError {
  const reason =
    kind === "totp"
      ? "This code is wrong, has expired or was already used. Wait for the next one."
      : "This is not one of your recovery codes, or it has already been used.";
  const field = kind === "totp" ? "code" : "recovery_code";
  const fields = [{ type: "value_error", loc: ["body", field], msg: reason, ctx: { reason } }];
  return new AppError("invalid", reason, { fields });
}
