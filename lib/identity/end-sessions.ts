import { notFound } from "@/lib/errors";
import type { SignedInPerson } from "@/lib/identity/check-person";
import { endOtherSessions, endOwnSession } from "@/lib/store/write/session";

/**
 * Ends one of the user's own sessions on any device. Throws not_found for another user's session and for one that has
 * ended.
 */
export async function endSession(person: SignedInPerson, sessionId: string, now = new Date()): Promise<void> {
  if (!(await endOwnSession(person.userId, sessionId, now))) throw notFound();
}

/** Ends all other sessions of the user. Returns how many. */
export async function endEverywhereElse(person: SignedInPerson, now = new Date()): Promise<number> {
  return endOtherSessions(person.userId, person.sessionId, now);
}
