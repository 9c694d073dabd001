import { logSignIn } from "@/lib/identity/log-sign-in";
import { noteBreakGlass } from "@/lib/identity/sso/note-break-glass";
import { newId } from "@/lib/ids";
import { chooseMembership, listMemberships } from "@/lib/store/read/member";
import { findPerson } from "@/lib/store/read/user";
import { insertPendingSession, insertSession, type NewSession } from "@/lib/store/write/session";

/** Seconds after which a session ends, even if active. An idle session ends sooner (check-person.ts). */
export const SESSION_SECONDS_MAX = 12 * 60 * 60;
/** Seconds that a user has to complete the second step before sign-in must start again. */
const SECOND_STEP_SECONDS_MAX = 10 * 60;
const USER_AGENT_LENGTH_MAX = 300;

/** A session that is signed in, or that waits for its second step (`awaitsSecond`). */
export type SignedIn = { userId: string; sessionId: string; awaitsSecond: boolean };

type Proof = {
  userId: string;
  by: NewSession["by"];
  /** True if the user used a second factor, or a passkey that verified them. */
  withSecond: boolean;
  userAgent: string | null;
  /** The company for the session; null for the first company that the user joined. */
  companyId?: string | null;
  /**
   * The company whose identity provider signed the user in, and the time of that authentication if the provider
   * states it.
   */
  sso?: { companyId: string; provenAt: Date | null };
};

/**
 * Starts a session for a user who has proved their identity. If the account has an authenticator and `withSecond` is
 * false, the session waits for the second step and allows nothing else. A session from an emailed link does not count
 * as a recent proof of identity: the link proves access to the mailbox, not that the user is present. A session from a
 * company's identity provider opens only that company and does not need our second step.
 */
export async function beginSession(proof: Proof, now = new Date()): Promise<SignedIn> {
  const { userId, by, withSecond } = proof;
  const id = newId("ses");
  const awaitsSecond = !withSecond && by !== "sso" && (await findPerson(userId))?.totpAt !== null;
  const seconds = awaitsSecond ? SECOND_STEP_SECONDS_MAX : SESSION_SECONDS_MAX;
  const session = {
    id,
    userId,
    userAgent: proof.userAgent?.slice(0, USER_AGENT_LENGTH_MAX) ?? null,
    expiresAt: new Date(now.getTime() + seconds * 1_000),
    freshAt: proof.sso ? proof.sso.provenAt : by === "link" && !withSecond ? null : now,
    now,
  };
  if (awaitsSecond) {
    await insertPendingSession(session);
  } else {
    const ssoCompanyId = proof.sso?.companyId ?? null;
    const membership = chooseMembership(
      await listMemberships(userId),
      ssoCompanyId ?? proof.companyId ?? null,
    );
    const companyId = ssoCompanyId ?? membership?.companyId ?? null;
    const secondFactorAt = withSecond ? now : null;
    await insertSession({ ...session, by, companyId, secondFactorAt, ssoCompanyId });
    if (companyId && !ssoCompanyId) await noteBreakGlass(userId, companyId, now);
  }
  if (!awaitsSecond) logSignIn("admitted", { by: withSecond ? `${by}, second factor` : by, userId });
  return { userId, sessionId: id, awaitsSecond };
}
