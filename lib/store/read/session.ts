import { ask, db } from "@/lib/store/client";

export type SessionRecord = {
  id: string;
  userId: string;
  userAgent: string | null;
  createdAt: Date;
  seenAt: Date;
  expiresAt: Date;
  companyId: string | null;
  freshAt: Date | null;
  secondFactorAt: Date | null;
  /** True for a session that allows only the second step of signing in. */
  awaitsSecond: boolean;
  /** The company whose identity provider signed the user in. Such a session opens only that company. */
  ssoCompanyId: string | null;
  person: { name: string; email: string; isConfirmed: boolean; hasTotp: boolean; hasPasskey: boolean };
};

/**
 * Finds a session, unless it was ended or its user can no longer sign in. Does not check the session's age. Every page
 * of the portal calls this function, so it takes only one round trip.
 */
export async function findSession(id: string): Promise<SessionRecord | null> {
  const [row] = await ask<Omit<SessionRecord, "person"> & SessionRecord["person"]>(
    "find_session",
    `select s.id, s.user_id as "userId", s.user_agent as "userAgent", s.created_at as "createdAt", s.seen_at as "seenAt",
       s.expires_at as "expiresAt", s.company_id as "companyId", s.fresh_at as "freshAt",
       s.second_factor_at as "secondFactorAt", s.awaits_second as "awaitsSecond", s.sso_company_id as "ssoCompanyId",
       u.name, u.email, u.email_confirmed_at is not null as "isConfirmed", u.totp_at is not null as "hasTotp",
       exists (select from passkey p where p.user_id = u.id) as "hasPasskey"
     from app_session s join app_user u on u.id = s.user_id
     where s.id = $1 and s.revoked_at is null and u.disabled_at is null`,
    [id],
  );
  if (!row) return null;
  const { name, email, isConfirmed, hasTotp, hasPasskey, ...session } = row;
  return { ...session, person: { name, email, isConfirmed, hasTotp, hasPasskey } };
}

type OpenSession = {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  seenAt: Date;
  secondFactorAt: Date | null;
};

/** The largest number of sessions in a user's list. */
const SESSIONS_MAX = 100;

/** Lists the user's open sessions that were used after `seenSince`, the most recently used first. */
export async function listOpenSessions(userId: string, seenSince: Date, now: Date): Promise<OpenSession[]> {
  return db().session.findMany({
    where: {
      userId,
      revokedAt: null,
      awaitsSecond: false,
      expiresAt: { gt: now },
      seenAt: { gt: seenSince },
    },
    orderBy: [{ seenAt: "desc" }, { id: "desc" }],
    take: SESSIONS_MAX,
    select: { id: true, userAgent: true, createdAt: true, seenAt: true, secondFactorAt: true },
  });
}
