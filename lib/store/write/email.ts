import { newId } from "@/lib/ids";
import type { Tx } from "@/lib/store/client";
import { voidMailTokens } from "@/lib/store/write/mail-token";
import { changePerson, revokeSessions } from "@/lib/store/write/person-event";

type Hash = Uint8Array<ArrayBuffer>;
type Link = { hash: Hash; expiresAt: Date };

/**
 * Records that somebody asked for another address, and voids the link of an ask before; `link` is kept for the new one,
 * null where that cannot be had. All else is the same for it, so that nobody finds out which can.
 */
export async function writeEmailAsk(
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

export type EmailChange = {
  userId: string;
  /** The link that was mailed to the new address. */
  hash: Hash;
  keptSessionId: string;
  /** The link that is about to be mailed to the old one. */
  undo: Link;
  now: Date;
};

/**
 * Gives the user the address their link was mailed to, which it shows to be theirs; the link is used up, every other that
 * was mailed to them is void, and their other sessions end. Keeps the link that puts the old address back. False when the
 * link is used or too old by now, or somebody else has the address.
 */
export async function writeEmail({ userId, hash, keptSessionId, undo, now }: EmailChange): Promise<boolean> {
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
 * Puts the address back that a user had before, by the link that was mailed to it then. Whatever was done since may have
 * been done by somebody else: every session ends, every link is void but those of still earlier addresses, the password
 * is gone, and with it the passkeys and the authenticator that were added since. False as writeEmail.
 */
export async function writeEmailBack(userId: string, hash: Hash, now: Date): Promise<boolean> {
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

/** Uses a link up. Of two that use it at once, one gets it. */
async function takeLink(
  tx: Tx,
  { userId, kind, hash }: { userId: string; kind: "email" | "email_undo"; hash: Hash },
  now: Date,
): Promise<{ email: string; createdAt: Date } | null> {
  // The user is held first, so that two links of theirs are used one after the other.
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

/** False where somebody else has it; the link is used up all the same. What waited for it as a new account waits no more. */
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

/** Prisma's word for a value that must be one of its kind and is not: somebody took the address a moment before. */
const TAKEN = "P2002";

async function unlessTaken(change: Promise<boolean>): Promise<boolean> {
  return change.catch((error: { code?: unknown }) => {
    if (error.code === TAKEN) return false;
    throw error;
  });
}
