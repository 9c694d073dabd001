import { findSession } from "@/lib/store/read/session";
import { revokeSession, touchSession } from "@/lib/store/write/session";

/** Milliseconds without use after which a session ends. */
export const IDLE_MS_MAX = 30 * 60_000;
/** The shortest time, in milliseconds, between two writes of the time of last use. */
const TOUCH_AFTER_MS = 60_000;

/** A signed-in user, with or without a company. */
export type SignedInPerson = {
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  /** True once the user has opened a link emailed to the address. */
  isConfirmed: boolean;
  hasTotp: boolean;
  hasPasskey: boolean;
  /** True if the user has an authenticator or a passkey. */
  hasSecondFactor: boolean;
  /**
   * The time when the user last proved their identity in this session: by password, code or passkey, or to the
   * company's identity provider. Null if they have used only an emailed link, or if the identity provider did not state
   * the time.
   */
  freshAt: Date | null;
  /** The time when the user last used a second factor, or a passkey, in this session; null if they have not. */
  secondFactorAt: Date | null;
  /** The company for this session; null for the first company that the user joined. */
  companyId: string | null;
  /**
   * The company whose identity provider signed the user in; null if they proved their identity to us. Such a session
   * opens only that company. In it, the user cannot change how they sign in, because the provider vouches for the user
   * in that company only.
   */
  ssoCompanyId: string | null;
};

/**
 * Finds the user of a session; every page and action calls it. Null if the session was ended, has been idle for half an
 * hour, is twelve hours old or still waits for its second step.
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
  const { userId, person, freshAt, secondFactorAt, companyId, ssoCompanyId } = session;
  const hasSecondFactor = person.hasTotp || person.hasPasskey;
  return { sessionId, userId, ...person, hasSecondFactor, freshAt, secondFactorAt, companyId, ssoCompanyId };
}
