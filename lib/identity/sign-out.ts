import { chooseMembership, listMemberships } from "@/lib/store/read/member";
import { findSession } from "@/lib/store/read/session";
import { leaveSession, revokeSession } from "@/lib/store/write/session";

/**
 * Ends a session and records that in the audit log of its company. Every copy of the session's cookie stops working.
 */
export async function signOut(sessionId: string, now = new Date()): Promise<void> {
  const session = await findSession(sessionId);
  // A session that waits for its second step was never signed in to a company, so no audit log records its end.
  const isIn = session && !session.awaitsSecond;
  const at = isIn ? chooseMembership(await listMemberships(session.userId), session.companyId) : null;
  if (session && at) await leaveSession(sessionId, session.userId, at.companyId, now);
  else await revokeSession(sessionId, now);
}
