import { newId } from "@/lib/ids";
import { findMembership } from "@/lib/store/read/member";
import { findPerson } from "@/lib/store/read/user";
import { insertPendingSession, insertSession, type NewSession } from "@/lib/store/write/session";

/** However busy, a session ends after this long; idle, sooner (check-person.ts). */
export const SESSION_SECONDS_MAX = 12 * 60 * 60;
/** Whoever has not taken the second step by then begins again. */
const SECOND_STEP_SECONDS_MAX = 10 * 60;
const USER_AGENT_LENGTH_MAX = 300;

/** A session, and whether it is signed in or waits for its second step. */
export type SignedIn = { userId: string; sessionId: string; awaitsSecond: boolean };

export type Proof = {
  userId: string;
  by: NewSession["by"];
  /** Whether a second factor was used, or a passkey that checked its user. */
  withSecond: boolean;
  userAgent: string | null;
  /** The company it is to be for; null for the one they joined first. */
  companyId?: string | null;
};

/**
 * Begins the session of somebody who has proved who they are. Where the account has an authenticator and `withSecond`
 * is false, the session waits for the second step and is good for nothing else. A mailed link proves that its reader has
 * the mailbox, not that they are at hand: such a session is not fresh.
 */
export async function beginSession(proof: Proof, now = new Date()): Promise<SignedIn> {
  const { userId, by, withSecond } = proof;
  const id = newId("ses");
  const awaitsSecond = !withSecond && (await findPerson(userId))?.totpAt !== null;
  const seconds = awaitsSecond ? SECOND_STEP_SECONDS_MAX : SESSION_SECONDS_MAX;
  const session = {
    id,
    userId,
    userAgent: proof.userAgent?.slice(0, USER_AGENT_LENGTH_MAX) ?? null,
    expiresAt: new Date(now.getTime() + seconds * 1_000),
    freshAt: by === "link" && !withSecond ? null : now,
    now,
  };
  if (awaitsSecond) {
    await insertPendingSession(session);
  } else {
    const membership = await findMembership(userId, proof.companyId ?? null);
    const secondFactorAt = withSecond ? now : null;
    await insertSession({ ...session, by, companyId: membership?.companyId ?? null, secondFactorAt });
  }
  return { userId, sessionId: id, awaitsSecond };
}
