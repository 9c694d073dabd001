import { db } from "@/lib/store/client";

export type SessionRecord = {
  id: string;
  userId: string;
  seenAt: Date;
  expiresAt: Date;
  person: { name: string; email: string };
};

/** A session that nobody has ended, of a user who may still sign in; whether it is over by time is the caller's to say. */
export async function findSession(id: string): Promise<SessionRecord | null> {
  const row = await db().session.findFirst({
    where: { id, revokedAt: null, user: { disabledAt: null } },
    include: { user: { select: { name: true, email: true } } },
  });
  return (
    row && { id: row.id, userId: row.userId, seenAt: row.seenAt, expiresAt: row.expiresAt, person: row.user }
  );
}
