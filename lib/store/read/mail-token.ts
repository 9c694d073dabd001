import { db } from "@/lib/store/client";

/**
 * Finds the user of a link; null for an unknown, used or expired link, and for a disabled user. Does not use up the
 * link.
 */
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

/**
 * Finds the user of an unused link of this kind, with the user's current address and the address that the link sets.
 * Null for an unknown, used or expired link, and for a disabled user.
 */
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

type SignUpRecord = {
  id: string;
  email: string;
  name: string;
  companyName: string;
  passwordHash: string;
};

/** Finds the sign-up that waits for this link; null if there is no such sign-up or the sign-up has expired. */
export async function findSignUp(hash: Uint8Array<ArrayBuffer>, now: Date): Promise<SignUpRecord | null> {
  return db().signUp.findFirst({
    where: { hash, expiresAt: { gt: now } },
    select: { id: true, email: true, name: true, companyName: true, passwordHash: true },
  });
}
