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
