import { AppError } from "@/lib/errors";
import type { SignedInPerson } from "@/lib/identity/check-person";
import { checkPassword } from "@/lib/identity/hash-password";
import { logSignIn } from "@/lib/identity/log-sign-in";
import { PASSWORD_LENGTH_MAX } from "@/lib/identity/password-rule";
import { renewSession } from "@/lib/identity/renew-session";
import { bucketOf, forgiveAttempt, requireAttempt } from "@/lib/identity/throttle";
import { takeTotpCode } from "@/lib/identity/totp";
import { findCredentials } from "@/lib/store/read/user";

/**
 * Milliseconds after a proof of identity during which sensitive steps need no new proof: keys, secrets, members, second
 * factors, password.
 */
const FRESH_MS_MAX = 10 * 60_000;
const WRONG_PROOFS = { free: 5, firstWaitSeconds: 30 };

/** Reports whether the user proved their identity in this session within the last ten minutes. */
export function isFresh(person: Pick<SignedInPerson, "freshAt">, now = new Date()): boolean {
  return person.freshAt !== null && now.getTime() - person.freshAt.getTime() < FRESH_MS_MAX;
}

/** A password or code, and the name of the form field that it was typed into. */
type PersonProof = { kind: "password" | "totp"; text: string; field?: string };

/**
 * Confirms a user's identity again, by password or code. Returns the user in the renewed session. Throws too_many.
 * Throws invalid, with the error at the proof's field, if the proof is wrong. Throws conflict if renewSession does.
 */
export async function confirmPerson(
  person: SignedInPerson,
  proof: PersonProof,
  now = new Date(),
): Promise<SignedInPerson> {
  const bucket = bucketOf("confirm", person.userId);
  await requireAttempt([[bucket, WRONG_PROOFS]]);
  const fits =
    proof.kind === "totp"
      ? await takeTotpCode(person.userId, proof.text, now)
      : await fitsPassword(person.email, proof.text);
  logSignIn(fits ? "admitted" : "refused", { by: `${proof.kind}, again`, userId: person.userId });
  if (!fits) throw wrong(proof);
  await forgiveAttempt(bucket);
  return renewSession(person, proof.kind === "totp", now);
}

async function fitsPassword(email: string, password: string): Promise<boolean> {
  const known = await findCredentials(email);
  return checkPassword(known?.passwordHash ?? null, password.slice(0, PASSWORD_LENGTH_MAX));
}

function wrong({ kind, field = kind === "totp" ? "code" : "password" }: PersonProof): AppError {
  const reason =
    kind === "totp"
      ? "This code is wrong, has expired or was already used. Wait for the next one."
      : "The password is not right.";
  const fields = [{ type: "value_error", loc: ["body", field], msg: reason, ctx: { reason } }];
  return new AppError("invalid", reason, { fields });
}
