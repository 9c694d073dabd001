import { notFound } from "@/lib/errors";
import { changePerson, revokeSessions } from "@/lib/store/write/person-event";

type SignedIn = { userId: string; sessionId: string };

/**
 * Ends one of the user's own sessions on any device. Throws not_found for another user's session and for an ended
 * session.
 */
export async function endSession({ userId }: SignedIn, id: string, now = new Date()): Promise<void> {
  const event = { userId, action: "member.session_ended", detail: { session_id: id }, now };
  const isEnded = await changePerson(event, async (tx) => {
    const where = { id, userId, revokedAt: null };
    return (await tx.session.updateMany({ where, data: { revokedAt: now } })).count === 1;
  });
  if (!isEnded) throw notFound();
}

/** Ends all other sessions of the user. Returns the number of sessions ended. */
export async function endOtherSessions({ userId, sessionId }: SignedIn, now = new Date()): Promise<number> {
  let count = 0;
  await changePerson({ userId, action: "member.other_sessions_ended", now }, async (tx) => {
    count = await revokeSessions(tx, userId, sessionId, now);
    return count > 0;
  });
  return count;
}
