import { newId } from "@/lib/ids";
import { db, type Tx } from "@/lib/store/client";
import { changePerson, revokeSessions } from "@/lib/store/write/person-event";

type NewPasskey = {
  userId: string;
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
  isBackedUp: boolean;
  name: string;
  now: Date;
};

/** Stores a passkey. Returns false if the authenticator was already added. */
export async function addPasskey({ now, ...passkey }: NewPasskey): Promise<boolean> {
  const id = newId("psk");
  const event = { userId: passkey.userId, action: "member.passkey_added", detail: { passkey_id: id }, now };
  return changePerson(event, async (tx) => {
    const data = [{ id, ...passkey, counter: BigInt(passkey.counter), createdAt: now }];
    return (await tx.passkey.createMany({ data, skipDuplicates: true })).count === 1;
  });
}

/**
 * Records the use of a passkey. The caller must have refused a counter that is lower than before, which is a sign of
 * a copied passkey.
 */
export async function touchPasskey(id: string, counter: number, now: Date): Promise<void> {
  await db().passkey.updateMany({ where: { id }, data: { counter: BigInt(counter), lastUsedAt: now } });
}

/**
 * Removes one of the user's own passkeys and ends the user's other sessions. If the passkey was the user's last second
 * factor, the remaining session no longer counts as confirmed by a second factor. Returns false if the passkey does not
 * exist.
 */
export async function removePasskey(
  userId: string,
  id: string,
  keptSessionId: string,
  now: Date,
): Promise<boolean> {
  const event = { userId, action: "member.passkey_removed", detail: { passkey_id: id }, now };
  return changePerson(event, async (tx) => {
    // The user is locked, so that if two removals are concurrent, the second sees the result of the first.
    await tx.$queryRaw`select id from app_user where id = ${userId} for no key update`;
    if ((await tx.passkey.deleteMany({ where: { userId, id } })).count === 0) return false;
    if (!(await hasSecondFactor(tx, userId)))
      await tx.session.updateMany({ where: { userId }, data: { secondFactorAt: null } });
    await revokeSessions(tx, userId, keptSessionId, now);
    return true;
  });
}

async function hasSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  if ((await tx.passkey.count({ where: { userId } })) > 0) return true;
  return (await tx.user.count({ where: { id: userId, totpAt: { not: null } } })) > 0;
}

export type ChallengePurpose = "sign_in" | "confirm" | "register";

/** Stores a challenge and returns its id. `sessionId` is null for a challenge that no session asked for. */
export async function insertChallenge(challenge: {
  purpose: ChallengePurpose;
  sessionId: string | null;
  challenge: string;
  expiresAt: Date;
}): Promise<string> {
  const id = newId("chl");
  await db().passkeyChallenge.create({ data: { id, ...challenge }, select: { id: true } });
  return id;
}

/**
 * Takes a challenge, which can be answered only once. Null if the challenge is unknown, expired, or for another purpose
 * or session.
 */
export async function takeChallenge(
  id: string,
  purpose: ChallengePurpose,
  sessionId: string | null,
  now: Date,
): Promise<string | null> {
  return db().$transaction(async (tx) => {
    const where = { id, purpose, sessionId, expiresAt: { gt: now } };
    const found = await tx.passkeyChallenge.findFirst({ where, select: { challenge: true } });
    const { count } = await tx.passkeyChallenge.deleteMany({ where: { id, purpose, sessionId } });
    return found && count === 1 ? found.challenge : null;
  });
}
