import { newId } from "@/lib/ids";
import { db, inCompany, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

export type NewSession = {
  id: string;
  userId: string;
  /** Null for a user without a company, such as an operator. */
  companyId: string | null;
  userAgent: string | null;
  expiresAt: Date;
  freshAt: Date | null;
  secondFactorAt: Date | null;
  /** The sign-in method, which is recorded in the company's audit log. */
  by: "password" | "link" | "passkey" | "invitation" | "sso";
  /** The company whose identity provider signed the user in; omitted for other sign-in methods. */
  ssoCompanyId?: string | null;
  now: Date;
};

/** Writes a session and, if the session has a company, an audit entry in that company's log. */
export async function insertSession({ now, by, ...session }: NewSession): Promise<void> {
  const { companyId } = session;
  const create = (tx: Tx) =>
    tx.session.create({ data: { ...session, createdAt: now, seenAt: now }, select: { id: true } });
  if (companyId === null) return void (await create(db()));
  await inCompany(companyId, async (tx) => {
    await create(tx);
    await appendAudit(tx, {
      companyId,
      environment: null,
      requestId: null,
      action: "member.signed_in",
      actor: { kind: "member", id: session.userId },
      detail: { by, second_factor: session.secondFactorAt !== null },
      at: now,
    });
  });
}

type PendingSession = Pick<NewSession, "id" | "userId" | "userAgent" | "expiresAt" | "freshAt" | "now">;

/** Writes a session after the first step of sign-in succeeded; it allows only the second step. */
export async function insertPendingSession({ now, ...session }: PendingSession): Promise<void> {
  const data = { ...session, awaitsSecond: true, createdAt: now, seenAt: now };
  await db().session.create({ data, select: { id: true } });
}

/** Records that the session is in use, unless a use was recorded after `unlessSince`. */
export async function touchSession(id: string, unlessSince: Date, now: Date): Promise<void> {
  await db().session.updateMany({
    where: { id, revokedAt: null, seenAt: { lte: unlessSince } },
    data: { seenAt: now },
  });
}

const proofOf = (bySecondFactor: boolean, now: Date) => ({
  freshAt: now,
  ...(bySecondFactor ? { secondFactorAt: now } : {}),
});

/** Records that the user has just set up and used a passkey or authenticator in this session. */
export async function freshenSession(id: string, bySecondFactor: boolean, now: Date): Promise<void> {
  const data = proofOf(bySecondFactor, now);
  await db().session.updateMany({ where: { id, revokedAt: null, awaitsSecond: false }, data });
}

/**
 * Records that the session's user has just confirmed their identity again, and replaces the session's id. Returns the
 * new id; null if the session has ended, was renewed by another call or still awaits the second step of signing in.
 */
export async function renewSession(id: string, bySecondFactor: boolean, now: Date): Promise<string | null> {
  const renewed = newId("ses");
  const { count } = await db().session.updateMany({
    where: { id, revokedAt: null, awaitsSecond: false },
    data: { id: renewed, ...proofOf(bySecondFactor, now) },
  });
  return count === 1 ? renewed : null;
}

/**
 * Like moveSession, but also writes an entry to the audit log of the new company. Does nothing if the session has ended
 * or is already in that company.
 */
export async function switchCompany(id: string, userId: string, companyId: string, now: Date): Promise<void> {
  await inCompany(companyId, async (tx) => {
    const elsewhere = { OR: [{ companyId: null }, { companyId: { not: companyId } }] };
    const where = { id, userId, revokedAt: null, ...elsewhere };
    const { count } = await tx.session.updateMany({ where, data: { companyId } });
    if (count === 0) return;
    const actor = { kind: "member", id: userId } as const;
    const fact = { companyId, environment: null, requestId: null, actor, at: now };
    await appendAudit(tx, { ...fact, action: "member.switched_in" });
  });
}

/**
 * Signs a user out of a session, with an audit entry in that session's company. Does nothing if the session has
 * ended.
 */
export async function leaveSession(id: string, userId: string, companyId: string, now: Date): Promise<void> {
  await inCompany(companyId, async (tx) => {
    const where = { id, userId, revokedAt: null };
    const { count } = await tx.session.updateMany({ where, data: { revokedAt: now } });
    if (count === 0) return;
    const actor = { kind: "member", id: userId } as const;
    const fact = { companyId, environment: null, requestId: null, actor, at: now };
    await appendAudit(tx, { ...fact, action: "member.signed_out" });
  });
}

/** Moves a session to another company. The caller must have checked that its user belongs to that company. */
export async function moveSession(id: string, companyId: string): Promise<void> {
  await db().session.updateMany({ where: { id, revokedAt: null }, data: { companyId } });
}

/** Ends a session. Returns false if it had already ended. */
export async function revokeSession(id: string, now: Date): Promise<boolean> {
  const { count } = await db().session.updateMany({
    where: { id, revokedAt: null },
    data: { revokedAt: now },
  });
  return count === 1;
}

/** Ends all sessions of one user, or of all users. Returns the number of sessions ended. */
export async function endEverySession(now: Date, userId?: string): Promise<number> {
  const where = { ...(userId === undefined ? {} : { userId }), revokedAt: null, expiresAt: { gt: now } };
  return (await db().session.updateMany({ where, data: { revokedAt: now } })).count;
}
