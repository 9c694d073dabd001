import { tellPerson } from "@/lib/company/account-mail";
import type { SignedInPerson } from "@/lib/company/check-person";
import { hashRecoveryCode, newRecoveryCode } from "@/lib/company/mail-token";
import { bucketOf, forgiveAttempt, requireAttempt } from "@/lib/company/throttle";
import { findTotpStep, newTotpSecret, totpUri } from "@/lib/company/totp";
import { AppError } from "@/lib/errors";
import {
  countRecoveryCodes,
  findTotp,
  keepPendingTotp,
  replaceRecoveryCodes,
  switchOffTotp,
  switchOnTotp,
} from "@/lib/store/write/second-factor";
import { freshenSession } from "@/lib/store/write/session";

export const RECOVERY_CODES = 10;
const WRONG_CODES = { free: 5, firstWaitSeconds: 30 };

/** Makes the secret of an authenticator to be set up; one that was begun before is dropped. */
export async function startTotp(person: SignedInPerson): Promise<void> {
  await keepPendingTotp(person.userId, newTotpSecret());
}

/** What is shown while an authenticator is being set up: for a camera, and for typing in. Null where none is. */
export async function findPendingTotp(
  person: SignedInPerson,
): Promise<{ uri: string; secret: string } | null> {
  const state = await findTotp(person.userId);
  if (!state || state.isOn) return null;
  return { uri: totpUri(person.email, state.secret), secret: state.secret };
}

/**
 * Switches the second step on with a code that shows the authenticator is set up. Returns the recovery codes, the only
 * time they exist in full. Throws invalid for a wrong code, conflict where one is on already, too_many.
 */
export async function confirmTotp(person: SignedInPerson, code: string, now = new Date()): Promise<string[]> {
  const { userId, sessionId, email } = person;
  const bucket = bucketOf("totp:set-up", userId);
  await requireAttempt([[bucket, WRONG_CODES]]);
  const state = await findTotp(userId);
  if (!state || state.isOn) throw new AppError("conflict", "There is no authenticator to be set up.");
  const step = findTotpStep(state.secret, code, 0, now);
  if (step === null) throw wrongCode();
  const codes = newCodes();
  if (!(await switchOnTotp(userId, step, hashesOf(userId, codes), now)))
    throw new AppError("conflict", "An authenticator is set up already.");
  await forgiveAttempt(bucket);
  await freshenSession(sessionId, true, now);
  tellPerson(
    email,
    "An authenticator was added",
    "Signing in to your account asks for a code from your authenticator from now on.",
    now,
  );
  return codes;
}

/** Switches the second step off, drops the recovery codes and ends the other sessions. */
export async function removeTotp(person: SignedInPerson, now = new Date()): Promise<void> {
  if (!(await switchOffTotp(person.userId, person.sessionId, now))) return;
  tellPerson(
    person.email,
    "Your authenticator was removed",
    "Signing in to your account asks for no code from an authenticator any more, and your other sessions were ended.",
    now,
  );
}

/** New recovery codes, the only time they exist in full; the old ones are dead. Throws conflict without an authenticator. */
export async function renewRecoveryCodes(person: SignedInPerson, now = new Date()): Promise<string[]> {
  const codes = newCodes();
  if (!(await replaceRecoveryCodes(person.userId, hashesOf(person.userId, codes), now)))
    throw new AppError("conflict", "There is no authenticator that recovery codes could stand in for.");
  tellPerson(
    person.email,
    "New recovery codes were made",
    "New recovery codes were made for your account. The old ones are dead.",
    now,
  );
  return codes;
}

/** How many recovery codes are left. */
export async function countCodesLeft(userId: string): Promise<number> {
  return countRecoveryCodes(userId);
}

const newCodes = () => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
const hashesOf = (userId: string, codes: string[]) => codes.map((code) => hashRecoveryCode(userId, code));

function wrongCode(): AppError {
  const reason = "This code is not right. Codes change every 30 seconds; enter the one that is shown now.";
  const fields = [{ type: "value_error", loc: ["body", "code"], msg: reason, ctx: { reason } }];
  return new AppError("invalid", reason, { fields });
}
