import { beginSession, type SignedIn } from "@/lib/company/begin-session";
import type { SignedInPerson } from "@/lib/company/check-person";
import { noteRefusedSecondStep } from "@/lib/company/note-refused-second-step";
import { type AuthenticationResponseJSON, checkPasskey } from "@/lib/company/passkey";
import { endWaiting, findWaiting } from "@/lib/company/take-second-step";
import { AppError } from "@/lib/errors";
import { freshenSession } from "@/lib/store/write/session";

export type PasskeyAnswer = { challengeId: string; response: AuthenticationResponseJSON };

/** Signs in with a passkey alone: it is on a device and checked its user, so it counts for both steps. */
export async function signInByPasskey(
  answer: PasskeyAnswer,
  userAgent: string | null,
  now = new Date(),
): Promise<SignedIn> {
  const { userId } = await checkPasskey("sign_in", null, answer, now);
  return beginSession({ userId, by: "passkey", withSecond: true, userAgent }, now);
}

/** Takes the second step with a passkey, which must be that of whoever took the first. */
export async function takeSecondStepByPasskey(
  sessionId: string,
  answer: PasskeyAnswer,
  now = new Date(),
): Promise<SignedIn> {
  const waiting = await findWaiting(sessionId, now);
  if (!waiting) throw new AppError("signed_out", "This took too long. Please sign in again.");
  const { userId } = await checkPasskey("sign_in", sessionId, answer, now).catch((error: unknown) => {
    if (error instanceof AppError) noteRefusedSecondStep(waiting.userId, "passkey", now);
    throw error;
  });
  if (userId !== waiting.userId) {
    noteRefusedSecondStep(waiting.userId, "passkey", now);
    throw new AppError("signed_out", "This passkey is another account’s.");
  }
  return endWaiting(waiting, now);
}

/** Proves again, by passkey, who somebody is. */
export async function confirmByPasskey(
  person: SignedInPerson,
  answer: PasskeyAnswer,
  now = new Date(),
): Promise<void> {
  const { userId } = await checkPasskey("confirm", person.sessionId, answer, now);
  if (userId !== person.userId) throw new AppError("signed_out", "This passkey is another account’s.");
  await freshenSession(person.sessionId, true, now);
}
