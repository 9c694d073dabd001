import { findSession } from "@/lib/store/read/session";
import { revokeSession, touchSession } from "@/lib/store/write/session";

/** A session that nobody used for so long is over. */
export const IDLE_MS_MAX = 30 * 60_000;
/** How stale the note of a session's last use may get before it is written again. */
const TOUCH_AFTER_MS = 60_000;

/** Somebody signed in, whatever they belong to. */
export type SignedInPerson = {
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  /** True once a link mailed to the address was used. */
  isConfirmed: boolean;
  hasTotp: boolean;
  hasPasskey: boolean;
  /** Whether there is anything beside the password to prove it by: an authenticator or a passkey. */
  hasSecondFactor: boolean;
  /** When they last proved in this session who they are, by password, code or passkey; null by a mailed link alone. */
  freshAt: Date | null;
  /** When they last used a second factor, or a passkey, in this session. */
  secondFactorAt: Date | null;
  /** The company this session is for; null for the one they joined first. */
  companyId: string | null;
};

/**
 * Whose session it is, asked on every page and action: null once it was ended, has lain idle for half an hour or is
 * twelve hours old, and while its second step is not taken.
 */
export async function checkPerson(sessionId: string, now = new Date()): Promise<SignedInPerson | null> {
  const session = await findSession(sessionId);
  if (!session || session.awaitsSecond) return null;
  const idleMs = now.getTime() - session.seenAt.getTime();
  if (session.expiresAt <= now || idleMs > IDLE_MS_MAX) {
    await revokeSession(sessionId, now);
    return null;
  }
  if (idleMs > TOUCH_AFTER_MS) await touchSession(sessionId, new Date(now.getTime() - TOUCH_AFTER_MS), now);
  const { userId, person, freshAt, secondFactorAt, companyId } = session;
  const hasSecondFactor = person.hasTotp || person.hasPasskey;
  return { sessionId, userId, ...person, hasSecondFactor, freshAt, secondFactorAt, companyId };
}
