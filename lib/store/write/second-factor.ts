import { newId } from "@/lib/ids";
import { db, type Tx } from "@/lib/store/client";
import { sealSecret, unsealSecret } from "@/lib/store/seal";
import { changePerson, revokeSessions } from "@/lib/store/write/person-event";

/** The sealing context of an authenticator's secret, which ties the secret to its person's row. */
export const totpContext = (userId: string) => `totp:${userId}`;

/** Stores the secret of an authenticator that is being set up. Does nothing while an authenticator is in use. */
export async function startTotp(userId: string, secret: string): Promise<void> {
  const data = { totpSealed: sealSecret(totpContext(userId), secret), totpStep: 0 };
  await db().user.updateMany({ where: { id: userId, totpAt: null }, data });
}

type TotpState = { secret: string; isOn: boolean; lastStep: number };

/**
 * Finds the authenticator's secret, and the time step of the last code that was used. Null without an authenticator.
 * `isOn` is false for an authenticator that is still being set up.
 */
export async function findTotp(userId: string): Promise<TotpState | null> {
  const row = await db().user.findUnique({
    where: { id: userId },
    select: { totpSealed: true, totpAt: true, totpStep: true },
  });
  if (!row?.totpSealed) return null;
  const secret = unsealSecret(totpContext(userId), row.totpSealed);
  return { secret, isOn: row.totpAt !== null, lastStep: row.totpStep };
}

/**
 * Uses up the code of one time step, and the codes of all earlier steps. If two calls use it at the same time, only one
 * succeeds.
 */
export async function takeTotpStep(userId: string, step: number): Promise<boolean> {
  const where = { id: userId, totpAt: { not: null }, totpStep: { lt: step } };
  return (await db().user.updateMany({ where, data: { totpStep: step } })).count === 1;
}

/**
 * Requires the authenticator from now on, and replaces the recovery codes. Returns false if an authenticator is already
 * in use, or if none is being set up.
 */
export async function confirmTotp(
  userId: string,
  step: number,
  codeHashes: readonly Uint8Array<ArrayBuffer>[],
  now: Date,
): Promise<boolean> {
  return changePerson({ userId, action: "member.totp_added", now }, async (tx) => {
    const where = { id: userId, totpAt: null, totpSealed: { not: null } };
    const on = await tx.user.updateMany({ where, data: { totpAt: now, totpStep: step } });
    if (on.count === 0) return false;
    await replaceCodes(tx, userId, codeHashes, now);
    return true;
  });
}

/**
 * Removes the authenticator and its recovery codes and ends the other sessions. Returns false if no authenticator was
 * in use.
 */
export async function removeTotp(userId: string, keptSessionId: string, now: Date): Promise<boolean> {
  return changePerson({ userId, action: "member.totp_removed", now }, async (tx) => {
    const where = { id: userId, totpAt: { not: null } };
    const off = await tx.user.updateMany({ where, data: { totpAt: null, totpSealed: null, totpStep: 0 } });
    if (off.count === 0) return false;
    await tx.recoveryCode.deleteMany({ where: { userId } });
    // The second factor no longer exists, so no session may count as confirmed by it. This includes the session that
    // stays open.
    await tx.session.updateMany({ where: { userId }, data: { secondFactorAt: null } });
    await revokeSessions(tx, userId, keptSessionId, now);
    return true;
  });
}

/**
 * Removes the person's authenticator, recovery codes and passkeys on an operator's order, and ends all their sessions.
 * Records the removal in the audit log of each of their companies. Returns false if there was nothing to remove.
 */
export async function removeFactors(userId: string, now: Date): Promise<boolean> {
  const actor = { kind: "operator", id: null } as const;
  const event = { userId, action: "member.factors_removed", actor, detail: { user_id: userId }, now };
  return changePerson(event, async (tx) => {
    const where = { id: userId, totpSealed: { not: null } };
    const off = await tx.user.updateMany({ where, data: { totpAt: null, totpSealed: null, totpStep: 0 } });
    const codes = await tx.recoveryCode.deleteMany({ where: { userId } });
    const passkeys = await tx.passkey.deleteMany({ where: { userId } });
    if (off.count + codes.count + passkeys.count === 0) return false;
    await revokeSessions(tx, userId, null, now);
    return true;
  });
}

async function replaceCodes(
  tx: Tx,
  userId: string,
  hashes: readonly Uint8Array<ArrayBuffer>[],
  now: Date,
): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { userId } });
  const data = hashes.map((hash) => ({ id: newId("rec"), userId, hash, createdAt: now }));
  await tx.recoveryCode.createMany({ data });
}

/** Replaces all recovery codes, used or not. Returns false if no authenticator is in use. */
export async function renewRecoveryCodes(
  userId: string,
  hashes: readonly Uint8Array<ArrayBuffer>[],
  now: Date,
): Promise<boolean> {
  return changePerson({ userId, action: "member.recovery_codes_renewed", now }, async (tx) => {
    const isOn = (await tx.user.count({ where: { id: userId, totpAt: { not: null } } })) === 1;
    if (isOn) await replaceCodes(tx, userId, hashes, now);
    return isOn;
  });
}

/** Uses up a recovery code. If two calls use it at the same time, only one succeeds. */
export async function takeRecoveryCode(
  userId: string,
  hash: Uint8Array<ArrayBuffer>,
  now: Date,
): Promise<boolean> {
  return changePerson({ userId, action: "member.recovery_code_used", now }, async (tx) => {
    const where = { userId, hash, usedAt: null };
    return (await tx.recoveryCode.updateMany({ where, data: { usedAt: now } })).count === 1;
  });
}

/** The number of the user's unused recovery codes; 0 also if the user never had any. */
export async function countCodesLeft(userId: string): Promise<number> {
  return db().recoveryCode.count({ where: { userId, usedAt: null } });
}
