import type { SignedInPerson } from "@/lib/company/check-person";
import { notFound } from "@/lib/errors";
import { endOtherSessions, endOwnSession } from "@/lib/store/write/session";

/** Ends one of the person's own sessions, wherever it is. Throws not_found for another's and for one that is over. */
export async function endSession(person: SignedInPerson, sessionId: string, now = new Date()): Promise<void> {
  if (!(await endOwnSession(person.userId, sessionId, now))) throw notFound();
}

/** Ends every session of the person but this one. Returns how many. */
export async function endEverywhereElse(person: SignedInPerson, now = new Date()): Promise<number> {
  return endOtherSessions(person.userId, person.sessionId, now);
}
