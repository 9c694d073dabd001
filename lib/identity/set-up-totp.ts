import { generateSecret } from "otplib";
import { AppError } from "@/lib/errors";
import { mailPerson } from "@/lib/identity/account-mail";
import type { SignedInPerson } from "@/lib/identity/check-person";
import { hashRecoveryCode, newRecoveryCode } from "@/lib/identity/mail-token";
import { bucketOf, forgiveAttempt, requireAttempt } from "@/lib/identity/throttle";
import { findTotpStep, totpUri } from "@/lib/identity/totp";
import * as factors from "@/lib/store/write/second-factor";
import { freshenSession } from "@/lib/store/write/session";

export const RECOVERY_CODES = 10;
const WRONG_CODES = { free: 5, firstWaitSeconds: 30 };

/** Creates the secret of a new authenticator; replaces one whose setup is not finished. */
export async function startTotp(person: SignedInPerson): Promise<void> {
  // The secret has 160 random bits, in base 32.
  await factors.startTotp(person.userId, generateSecret());
}

/** The URI (for the QR code) and the secret of an authenticator that is being set up; null if none is being set up. */
export async function findPendingTotp(
  person: SignedInPerson,
): Promise<{ uri: string; secret: string } | null> {
  const state = await factors.findTotp(person.userId);
  if (!state || state.isOn) return null;
  return { uri: totpUri(person.email, state.secret), secret: state.secret };
}

/**
 * Turns the second step on with a code from the new authenticator. Returns the recovery codes, which are shown only
 * once. Throws too_many, invalid for a wrong code, and conflict if no authenticator is being set up.
 */
export async function confirmTotp(person: SignedInPerson, code: string, now = new Date()): Promise<string[]> {
  const { userId, sessionId, email } = person;
  const bucket = bucketOf("totp:set-up", userId);
  await requireAttempt([[bucket, WRONG_CODES]]);
  const state = await factors.findTotp(userId);
  if (!state || state.isOn) throw new AppError("conflict", "No authenticator is being set up.");
  const step = findTotpStep(state.secret, code, 0, now);
  if (step === null) throw wrongCode();
  const codes = newCodes();
  if (!(await factors.confirmTotp(userId, step, hashesOf(userId, codes), now)))
    throw new AppError("conflict", "An authenticator is set up already.");
  await forgiveAttempt(bucket);
  await freshenSession(sessionId, true, now);
  mailPerson(
    email,
    "An authenticator was added",
    "From now on, signing in to your account requires a code from your authenticator.",
    now,
  );
  return codes;
}

/** Turns the second step off, deletes the recovery codes and ends the user's other sessions. */
export async function removeTotp(person: SignedInPerson, now = new Date()): Promise<void> {
  if (!(await factors.removeTotp(person.userId, person.sessionId, now))) return;
  mailPerson(
    person.email,
    "Your authenticator was removed",
    "Signing in to your account no longer requires a code from an authenticator, and you’ve been signed out everywhere else.",
    now,
  );
}

/**
 * Replaces the recovery codes; the old codes stop working. Returns the new codes, which are shown only once. Throws
 * conflict without an authenticator.
 */
export async function renewRecoveryCodes(person: SignedInPerson, now = new Date()): Promise<string[]> {
  const codes = newCodes();
  if (!(await factors.renewRecoveryCodes(person.userId, hashesOf(person.userId, codes), now)))
    throw new AppError("conflict", "Set up an authenticator before you create recovery codes.");
  mailPerson(
    person.email,
    "New recovery codes",
    "New recovery codes were created for your account. The old ones no longer work.",
    now,
  );
  return codes;
}

const newCodes = () => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
const hashesOf = (userId: string, codes: string[]) => codes.map((code) => hashRecoveryCode(userId, code));

function wrongCode(): AppError {
  const reason = "This code is not right. Codes change every 30 seconds; enter the current one.";
  const fields = [{ type: "value_error", loc: ["body", "code"], msg: reason, ctx: { reason } }];
  return new AppError("invalid", reason, { fields });
}
