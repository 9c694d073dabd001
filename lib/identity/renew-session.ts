import { AppError } from "@/lib/errors";
import type { SignedInPerson } from "@/lib/identity/check-person";
import * as sessions from "@/lib/store/write/session";

/**
 * Gives a session a new id after its user has confirmed their identity, so that a stolen copy of the old cookie stops
 * working. Returns the user in the renewed session. The caller sets the new cookie. Throws conflict if the session
 * has ended or was renewed in the meantime.
 */
export async function renewSession(
  person: SignedInPerson,
  bySecondFactor: boolean,
  now: Date,
): Promise<SignedInPerson> {
  const sessionId = await sessions.renewSession(person.sessionId, bySecondFactor, now);
  if (!sessionId)
    throw new AppError(
      "conflict",
      "Your session has changed in the meantime. Reload the page and try again.",
    );
  const secondFactorAt = bySecondFactor ? now : person.secondFactorAt;
  return { ...person, sessionId, freshAt: now, secondFactorAt };
}
