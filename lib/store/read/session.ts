import { db } from "@/lib/store/client";

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

const PERSON = {
  select: {
    name: true,
    email: true,
    emailConfirmedAt: true,
    totpAt: true,
    passkeys: { select: { id: true }, take: 1 },
  },
} as const;

/** Finds a session that has not been ended, of a user who may still sign in. Does not check its age. */
export async function findSession(id: string): Promise<SessionRecord | null> {
  const row = await db().session.findFirst({
    where: { id, revokedAt: null, user: { disabledAt: null } },
    include: { user: PERSON },
  });
  if (!row) return null;
  const { user, revokedAt: _, ...session } = row;
  const person = {
    name: user.name,
    email: user.email,
    isConfirmed: user.emailConfirmedAt !== null,
    hasTotp: user.totpAt !== null,
    hasPasskey: user.passkeys.length > 0,
  };
  return { ...session, person };
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
