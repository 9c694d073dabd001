import { db, inCompany } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

export type NewSession = {
  id: string;
  userId: string;
  companyId: string;
  userAgent: string | null;
  expiresAt: Date;
  now: Date;
};

/** Writes a session, and into the company's record that somebody signed in. */
export async function insertSession({ companyId, now, ...session }: NewSession): Promise<void> {
  await inCompany(companyId, async (tx) => {
    await tx.session.create({ data: { ...session, createdAt: now, seenAt: now }, select: { id: true } });
    await appendAudit(tx, {
      companyId,
      environment: null,
      requestId: null,
      action: "member.signed_in",
      actor: { kind: "member", id: session.userId },
      at: now,
    });
  });
}

/** Notes that the session is in use, unless somebody noted it after `unlessSince` already. */
export async function touchSession(id: string, unlessSince: Date, now: Date): Promise<void> {
  await db().session.updateMany({
    where: { id, revokedAt: null, seenAt: { lte: unlessSince } },
    data: { seenAt: now },
  });
}

/** Ends a session for good. Nothing happens to one that has ended. */
export async function revokeSession(id: string, now: Date): Promise<void> {
  await db().session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now } });
}
