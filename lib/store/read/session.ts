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

type SessionRow = {
  id: string;
  user_id: string;
  user_agent: string | null;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
  company_id: string | null;
  fresh_at: Date | null;
  second_factor_at: Date | null;
  awaits_second: boolean;
  sso_company_id: string | null;
  name: string;
  email: string;
  is_confirmed: boolean;
  has_totp: boolean;
  has_passkey: boolean;
};

/**
 * Finds a session that has not been ended, of a user who may still sign in. Does not check its age. Every page of the
 * portal asks this, so it takes one round trip.
 */
export async function findSession(id: string): Promise<SessionRecord | null> {
  const [row] = await ask<SessionRow>(
    "find_session",
    `select s.id, s.user_id, s.user_agent, s.created_at, s.seen_at, s.expires_at, s.company_id, s.fresh_at,
       s.second_factor_at, s.awaits_second, s.sso_company_id, u.name, u.email,
       u.email_confirmed_at is not null as is_confirmed, u.totp_at is not null as has_totp,
       exists (select from passkey p where p.user_id = u.id) as has_passkey
     from app_session s join app_user u on u.id = s.user_id
     where s.id = $1 and s.revoked_at is null and u.disabled_at is null`,
    [id],
  );
  if (!row) return null;
  return {
    id: row.id,
    userId: row.user_id,
    userAgent: row.user_agent,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    expiresAt: row.expires_at,
    companyId: row.company_id,
    freshAt: row.fresh_at,
    secondFactorAt: row.second_factor_at,
    awaitsSecond: row.awaits_second,
    ssoCompanyId: row.sso_company_id,
    person: {
      name: row.name,
      email: row.email,
      isConfirmed: row.is_confirmed,
      hasTotp: row.has_totp,
      hasPasskey: row.has_passkey,
    },
  };
}

type OpenSession = {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  seenAt: Date;
  secondFactorAt: Date | null;
};

/** The largest number of sessions listed. */
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
