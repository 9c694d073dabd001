import { newId } from "@/lib/ids";
import { db, type Tx } from "@/lib/store/client";

/** What a mailed link is for: signing in, choosing a new password, changing an address, or putting it back. */
export type MailTokenKind = "sign_in" | "reset" | "email" | "email_undo";

export type NewMailToken = {
  userId: string;
  kind: MailTokenKind;
  hash: Uint8Array<ArrayBuffer>;
  expiresAt: Date;
  now: Date;
};

export async function insertMailToken({ now, ...token }: NewMailToken): Promise<void> {
  const data = { id: newId("tok"), ...token, createdAt: now };
  await db().mailToken.create({ data, select: { id: true } });
}

/**
 * Uses a link up, and with it every other of its kind that its user holds. Returns whose it is; null for one that is
 * unknown, used or too old. Of two that use it at once, one gets it.
 */
export async function takeMailToken(
  tx: Tx,
  kind: Exclude<MailTokenKind, "email_undo">,
  hash: Uint8Array<ArrayBuffer>,
  now: Date,
): Promise<string | null> {
  const open = { kind, usedAt: null, expiresAt: { gt: now }, user: { disabledAt: null } };
  const found = await tx.mailToken.findFirst({
    where: { ...open, hash },
    select: { id: true, userId: true },
  });
  if (!found) return null;
  const taken = await tx.mailToken.updateMany({
    where: { id: found.id, usedAt: null },
    data: { usedAt: now },
  });
  if (taken.count === 0) return null;
  await voidMailTokens(tx, found.userId, kind, now);
  return found.userId;
}

/**
 * Voids the user's links of a kind, or of every kind; but never one that puts their address back, which stands against
 * whoever took the account over and would void it by the next thing they do.
 */
export async function voidMailTokens(
  tx: Tx,
  userId: string,
  kind: Exclude<MailTokenKind, "email_undo"> | null,
  now: Date,
): Promise<void> {
  const where = { userId, usedAt: null, kind: kind ?? { not: "email_undo" } };
  await tx.mailToken.updateMany({ where, data: { usedAt: now } });
}

/** As takeMailToken for a link that signs in; having read the mail, its user has shown the address to be theirs. */
export async function takeSignInToken(hash: Uint8Array<ArrayBuffer>, now: Date): Promise<string | null> {
  return db().$transaction(async (tx) => {
    const userId = await takeMailToken(tx, "sign_in", hash, now);
    if (userId) await confirmEmail(tx, userId, now);
    return userId;
  });
}

/** Notes once that somebody who reads the mail of this address is its user. */
export async function confirmEmail(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.user.updateMany({
    where: { id: userId, emailConfirmedAt: null },
    data: { emailConfirmedAt: now },
  });
}
