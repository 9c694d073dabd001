import { findMembership } from "@/lib/store/read/member";
import { findSession } from "@/lib/store/read/session";
import { leaveSession, revokeSession } from "@/lib/store/write/session";

/**
 * Ends a session, and has the company it worked in know. The cookie that names it is worth nothing from then on, whoever
 * holds a copy.
 */
export async function signOut(sessionId: string, now = new Date()): Promise<void> {
  const session = await findSession(sessionId);
  // One that waits for its second step was never signed in anywhere.
  const isIn = session && !session.awaitsSecond;
  const at = isIn ? await findMembership(session.userId, session.companyId) : null;
  if (session && at) await leaveSession(sessionId, session.userId, at.companyId, now);
  else await revokeSession(sessionId, now);
}
