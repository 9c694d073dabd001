import { newId } from "@/lib/ids";
import { db } from "@/lib/store/client";
import { changePerson, revokeSessions } from "@/lib/store/write/person-event";

export type NewPasskey = {
  userId: string;
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
  isBackedUp: boolean;
  name: string;
  now: Date;
};

/** Keeps a passkey. False when the authenticator gave the same one before. */
export async function insertPasskey({ now, ...passkey }: NewPasskey): Promise<boolean> {
  const id = newId("psk");
  const event = { userId: passkey.userId, action: "member.passkey_added", detail: { passkey_id: id }, now };
  return changePerson(event, async (tx) => {
    const data = [{ id, ...passkey, counter: BigInt(passkey.counter), createdAt: now }];
    return (await tx.passkey.createMany({ data, skipDuplicates: true })).count === 1;
  });
}

/** Notes that it was used; a counter that went back would be a copy's, and is refused by the caller before. */
export async function touchPasskey(id: string, counter: number, now: Date): Promise<void> {
  await db().passkey.updateMany({ where: { id }, data: { counter: BigInt(counter), lastUsedAt: now } });
}

/** Removes one of the user's own passkeys, and ends their other sessions. False where there is none. */
export async function deletePasskey(
  userId: string,
  id: string,
  keptSessionId: string,
  now: Date,
): Promise<boolean> {
  const event = { userId, action: "member.passkey_removed", detail: { passkey_id: id }, now };
  return changePerson(event, async (tx) => {
    if ((await tx.passkey.deleteMany({ where: { userId, id } })).count === 0) return false;
    await revokeSessions(tx, userId, keptSessionId, now);
    return true;
  });
}

export type ChallengePurpose = "sign_in" | "confirm" | "register";

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

/** Takes a challenge out of waiting: it is answered once. Null for one that is unknown, too old or another's. */
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
