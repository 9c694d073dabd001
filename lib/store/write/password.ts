import { markEmailConfirmed, takeMailToken, voidMailTokens } from "@/lib/store/write/mail-token";
import { changePerson, revokeSessions } from "@/lib/store/write/person-event";

type PasswordChange = { userId: string; passwordHash: string; now: Date };

/**
 * Sets a new password, ends the user's other sessions and voids the links emailed to the user, except those that
 * restore an earlier address.
 */
export async function changePassword({
  userId,
  passwordHash,
  keptSessionId,
  now,
}: PasswordChange & { keptSessionId: string }): Promise<void> {
  await changePerson({ userId, action: "member.password_changed", now }, async (tx) => {
    await tx.user.update({
      where: { id: userId },
      data: { passwordHash, passwordAt: now },
      select: { id: true },
    });
    await voidMailTokens(tx, userId, null, now);
    await revokeSessions(tx, userId, keptSessionId, now);
    return true;
  });
}

/**
 * Like changePassword, but authorised by an emailed link. Marks the link as used and ends every session. Returns false
 * if the link was used before or has expired, or the user is disabled.
 */
export async function resetPassword({
  userId,
  passwordHash,
  hash,
  now,
}: PasswordChange & { hash: Uint8Array<ArrayBuffer> }): Promise<boolean> {
  return changePerson({ userId, action: "member.password_reset", now }, async (tx) => {
    if ((await takeMailToken(tx, "reset", hash, now)) !== userId) return false;
    await tx.user.update({
      where: { id: userId },
      data: { passwordHash, passwordAt: now },
      select: { id: true },
    });
    await markEmailConfirmed(tx, userId, now);
    await voidMailTokens(tx, userId, null, now);
    await revokeSessions(tx, userId, null, now);
    return true;
  });
}

/** Changes a person's name. The audit entry says that the name changed, but not the new name. */
export async function changeName(userId: string, name: string, now: Date): Promise<void> {
  await changePerson({ userId, action: "member.name_changed", now }, async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { name }, select: { id: true } });
    return true;
  });
}
