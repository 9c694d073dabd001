import { newId } from "@/lib/ids";
import { db, type Tx } from "@/lib/store/client";

/** The purpose of an emailed link: signing in, choosing a new password, changing an address or restoring it. */
type MailTokenKind = "sign_in" | "reset" | "email" | "email_undo";

type NewMailToken = {
  userId: string;
  kind: MailTokenKind;
  hash: Uint8Array<ArrayBuffer>;
  expiresAt: Date;
  now: Date;
};

/** Stores an emailed link as the hash of its token. The user's earlier links stay valid. */
export async function insertMailToken({ now, ...token }: NewMailToken): Promise<void> {
  const data = { id: newId("tok"), ...token, createdAt: now };
  await db().mailToken.create({ data, select: { id: true } });
}

/** Like insertMailToken, but also voids the user's other links of this kind. */
export async function replaceMailToken({ now, ...token }: NewMailToken & { kind: "reset" }): Promise<void> {
  const data = { id: newId("tok"), ...token, createdAt: now };
  await db().$transaction(async (tx) => {
    await voidMailTokens(tx, token.userId, token.kind, now);
    await tx.mailToken.create({ data, select: { id: true } });
  });
}

/**
 * Uses up a link, with the user's other links of its kind. Returns the link's user; null for an unknown, used or
 * expired link, and for a disabled user. If two calls use the link at the same time, only one succeeds.
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
 * Voids the user's links of one kind or of all kinds. Keeps the links that restore an earlier address, because an
 * intruder in the account could otherwise void them, for example by changing the password.
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

/** Like takeMailToken, but for a sign-in link. The user who opens it has proved that the address is theirs. */
export async function takeSignInToken(hash: Uint8Array<ArrayBuffer>, now: Date): Promise<string | null> {
  return db().$transaction(async (tx) => {
    const userId = await takeMailToken(tx, "sign_in", hash, now);
    if (userId) await markEmailConfirmed(tx, userId, now);
    return userId;
  });
}

/** Records that the user's current email address is confirmed, unless this is recorded already. */
export async function markEmailConfirmed(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.user.updateMany({
    where: { id: userId, emailConfirmedAt: null },
    data: { emailConfirmedAt: now },
  });
}
