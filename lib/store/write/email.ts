import { newId } from "@/lib/ids";
import type { Tx } from "@/lib/store/client";
import { voidMailTokens } from "@/lib/store/write/mail-token";
import { changePerson, revokeSessions } from "@/lib/store/write/person-event";

type Hash = Uint8Array<ArrayBuffer>;
type Link = { hash: Hash; expiresAt: Date };

/**
 * Records a request to change the address and voids the link of an earlier request. Stores the new link, unless `link`
 * is null because another account has the new address. Does everything else in both cases, so that the response does
 * not reveal which addresses have accounts.
 */
export async function askEmailChange(
  userId: string,
  email: string,
  link: Link | null,
  now: Date,
): Promise<void> {
  await changePerson({ userId, action: "member.email_change_asked", now }, async (tx) => {
    await voidMailTokens(tx, userId, "email", now);
    if (link) {
      const data = { id: newId("tok"), userId, kind: "email", email, ...link, createdAt: now };
      await tx.mailToken.create({ data, select: { id: true } });
    }
    return true;
  });
}

type EmailChange = {
  userId: string;
  /** The hash of the token in the link that was emailed to the new address. */
  hash: Hash;
  keptSessionId: string;
  /** The link that will be emailed to the old address. */
  undo: Link;
  now: Date;
};

/**
 * Changes a user's address to the address that received the link, because opening the link proves that the address is
 * the user's. Uses up the link, voids the user's other links except those that restore an earlier address, and ends the
 * user's other sessions. Returns false if the link is used or expired, the user is disabled, or another account has the
 * address.
 */
export async function confirmEmail({
  userId,
  hash,
  keptSessionId,
  undo,
  now,
}: EmailChange): Promise<boolean> {
  const work = async (tx: Tx) => {
    const to = await takeLink(tx, { userId, kind: "email", hash }, now);
    if (!to) return false;
    const { email: from } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true },
    });
    if (!(await giveEmail(tx, userId, to.email, now))) return false;
    await voidMailTokens(tx, userId, null, now);
    const kept = { id: newId("tok"), userId, kind: "email_undo", email: from, ...undo, createdAt: now };
    await tx.mailToken.create({ data: kept, select: { id: true } });
    await revokeSessions(tx, userId, keptSessionId, now);
    return true;
  };
  return unlessTaken(changePerson({ userId, action: "member.email_changed", now }, work));
}

/**
 * Restores a user's earlier address by the link emailed to that address. An intruder may have made the change, so this
 * also ends every session and voids every link except those that restore a still earlier address. Removes the password,
 * and any passkeys and authenticator added since the change. Returns false in the same cases as confirmEmail.
 */
export async function undoEmail(userId: string, hash: Hash, now: Date): Promise<boolean> {
  const work = async (tx: Tx) => {
    const link = await takeLink(tx, { userId, kind: "email_undo", hash }, now);
    if (!link || !(await giveEmail(tx, userId, link.email, now))) return false;
    const since = { gte: link.createdAt };
    await voidMailTokens(tx, userId, null, now);
    const later = { userId, kind: "email_undo", usedAt: null, createdAt: since };
    await tx.mailToken.updateMany({ where: later, data: { usedAt: now } });
    await tx.user.updateMany({ where: { id: userId }, data: { passwordHash: null, passwordAt: null } });
    await tx.passkey.deleteMany({ where: { userId, createdAt: since } });
    const off = await tx.user.updateMany({
      where: { id: userId, totpAt: since },
      data: { totpAt: null, totpSealed: null, totpStep: 0 },
    });
    if (off.count > 0) await tx.recoveryCode.deleteMany({ where: { userId } });
    await revokeSessions(tx, userId, null, now);
    return true;
  };
  return unlessTaken(changePerson({ userId, action: "member.email_put_back", now }, work));
}

/**
 * Uses up a link. Returns null if the link is used or expired or the user is disabled. If two calls use the link at the
 * same time, only one succeeds.
 */
async function takeLink(
  tx: Tx,
  { userId, kind, hash }: { userId: string; kind: "email" | "email_undo"; hash: Hash },
  now: Date,
): Promise<{ email: string; createdAt: Date } | null> {
  // Locks the user first, so that two of the user's links are used one after the other.
  await tx.$queryRaw`select id from app_user where id = ${userId} for no key update`;
  const open = { userId, kind, hash, usedAt: null, expiresAt: { gt: now }, user: { disabledAt: null } };
  const found = await tx.mailToken.findFirst({
    where: open,
    select: { id: true, email: true, createdAt: true },
  });
  if (!found?.email) return null;
  const where = { id: found.id, usedAt: null };
  const { count } = await tx.mailToken.updateMany({ where, data: { usedAt: now } });
  return count === 1 ? { email: found.email, createdAt: found.createdAt } : null;
}

/**
 * Changes the user's address. Returns false if another account has the address. Deletes any sign-up that is waiting
 * for someone to confirm the address.
 */
async function giveEmail(tx: Tx, userId: string, email: string, now: Date): Promise<boolean> {
  if ((await tx.user.count({ where: { email, id: { not: userId } } })) > 0) return false;
  await tx.user.update({
    where: { id: userId },
    data: { email, emailConfirmedAt: now },
    select: { id: true },
  });
  await tx.signUp.deleteMany({ where: { email } });
  return true;
}

/** Prisma's error code for a duplicate of a unique value: another account got the address in the meantime. */
const TAKEN = "P2002";

async function unlessTaken(change: Promise<boolean>): Promise<boolean> {
  return change.catch((error: { code?: unknown }) => {
    if (error.code === TAKEN) return false;
    throw error;
  });
}
