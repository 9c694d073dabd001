import { db } from "@/lib/store/client";

/** Whose open link this is; null for one that is unknown, used or too old. Reading it does not use it up. */
export async function findMailToken(
  kind: "sign_in" | "reset",
  hash: Uint8Array<ArrayBuffer>,
  now: Date,
): Promise<{ userId: string; email: string; name: string } | null> {
  const row = await db().mailToken.findFirst({
    where: { kind, hash, usedAt: null, expiresAt: { gt: now }, user: { disabledAt: null } },
    select: { userId: true, user: { select: { email: true, name: true } } },
  });
  return row && { userId: row.userId, ...row.user };
}

/** What an open link of this kind would make of whose address; null for one that is unknown, used or too old. */
export async function findEmailToken(
  kind: "email" | "email_undo",
  hash: Uint8Array<ArrayBuffer>,
  now: Date,
): Promise<{ userId: string; from: string; to: string } | null> {
  const row = await db().mailToken.findFirst({
    where: { kind, hash, usedAt: null, expiresAt: { gt: now }, user: { disabledAt: null } },
    select: { userId: true, email: true, user: { select: { email: true } } },
  });
  return row?.email ? { userId: row.userId, from: row.user.email, to: row.email } : null;
}

export type SignUpRecord = {
  id: string;
  email: string;
  name: string;
  companyName: string;
  passwordHash: string;
};

/** A company that waits for this link; null when there is none or it is too old. */
export async function findSignUp(hash: Uint8Array<ArrayBuffer>, now: Date): Promise<SignUpRecord | null> {
  return db().signUp.findFirst({
    where: { hash, expiresAt: { gt: now } },
    select: { id: true, email: true, name: true, companyName: true, passwordHash: true },
  });
}
