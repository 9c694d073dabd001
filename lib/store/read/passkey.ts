import { db } from "@/lib/store/client";

type PasskeyRecord = {
  id: string;
  name: string;
  credentialId: string;
  transports: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** The maximum number of passkeys for one person. Most people have a few, one for each device. */
export const PASSKEYS_MAX = 20;

/** The user's passkeys, oldest first. */
export async function listPasskeys(userId: string): Promise<PasskeyRecord[]> {
  return db().passkey.findMany({
    where: { userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: PASSKEYS_MAX,
    select: { id: true, name: true, credentialId: true, transports: true, createdAt: true, lastUsedAt: true },
  });
}

type CredentialRecord = {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
};

/** Finds a passkey by its credential id, of a user who can sign in; null if there is none. */
export async function findPasskey(credentialId: string): Promise<CredentialRecord | null> {
  const row = await db().passkey.findFirst({
    where: { credentialId, user: { disabledAt: null } },
    select: { id: true, userId: true, credentialId: true, publicKey: true, counter: true, transports: true },
  });
  return row && { ...row, publicKey: new Uint8Array(row.publicKey), counter: Number(row.counter) };
}
