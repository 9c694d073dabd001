import { notFound } from "@/lib/errors";
import type { SignedInPerson } from "@/lib/identity/check-person";
import * as sessions from "@/lib/store/write/session";

/**
 * Ends one of the user's own sessions on any device. Throws not_found for another user's session and for one that has
 * ended.
 */
export async function endSession(person: SignedInPerson, sessionId: string, now = new Date()): Promise<void> {
  if (!(await sessions.endSession(person.userId, sessionId, now))) throw notFound();
}

/** Ends all other sessions of the user. Returns how many. */
export async function endOtherSessions(person: SignedInPerson, now = new Date()): Promise<number> {
  return sessions.endOtherSessions(person.userId, person.sessionId, now);
}
