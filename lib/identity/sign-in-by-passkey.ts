import { AppError } from "@/lib/errors";
import { beginSession, type SignedIn } from "@/lib/identity/begin-session";
import type { SignedInPerson } from "@/lib/identity/check-person";
import { logSignIn } from "@/lib/identity/log-sign-in";
import { noteRefusedSecondStep } from "@/lib/identity/note-refused-second-step";
import { type AuthenticationResponseJSON, checkPasskey } from "@/lib/identity/passkey";
import { renewSession } from "@/lib/identity/renew-session";
import { endWaiting, findWaiting } from "@/lib/identity/take-second-step";

type PasskeyAnswer = { challengeId: string; response: AuthenticationResponseJSON };

/**
 * Signs a user in with a passkey only. The passkey counts as both steps, because it is tied to a device and verified
 * its user. Throws signed_out if the passkey is not accepted.
 */
export async function signInByPasskey(
  answer: PasskeyAnswer,
  userAgent: string | null,
  now = new Date(),
): Promise<SignedIn> {
  const { userId } = await checkPasskey("sign_in", null, answer, now).catch((error: unknown) => {
    if (error instanceof AppError) logSignIn("refused", { by: "passkey", userId: null });
    throw error;
  });
  return beginSession({ userId, by: "passkey", withSecond: true, userAgent }, now);
}

/** Completes the second step with a passkey of the user who completed the first. Throws signed_out. */
export async function takeSecondStepByPasskey(
  sessionId: string,
  answer: PasskeyAnswer,
  now = new Date(),
): Promise<SignedIn> {
  const waiting = await findWaiting(sessionId, now);
  if (!waiting) throw new AppError("signed_out", "Signing in took too long. Please sign in again.");
  const { userId } = await checkPasskey("sign_in", sessionId, answer, now).catch((error: unknown) => {
    if (error instanceof AppError) noteRefusedSecondStep(waiting.userId, "passkey", now);
    throw error;
  });
  if (userId !== waiting.userId) {
    noteRefusedSecondStep(waiting.userId, "passkey", now);
    throw new AppError("signed_out", "This passkey belongs to another account.");
  }
  return endWaiting(waiting, now);
}

/**
 * Confirms a user's identity again, by passkey. Returns the user with the renewed session (renewSession). Throws
 * signed_out, and conflict as renewSession does.
 */
export async function confirmByPasskey(
  person: SignedInPerson,
  answer: PasskeyAnswer,
  now = new Date(),
): Promise<SignedInPerson> {
  const by = "passkey, again";
  const { userId } = await checkPasskey("confirm", person.sessionId, answer, now).catch((error: unknown) => {
    if (error instanceof AppError) logSignIn("refused", { by, userId: person.userId });
    throw error;
  });
  logSignIn(userId === person.userId ? "admitted" : "refused", { by, userId: person.userId });
  if (userId !== person.userId) throw new AppError("signed_out", "This passkey belongs to another account.");
  return renewSession(person, true, now);
}
