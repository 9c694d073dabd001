import { db } from "@/lib/store/client";

export type Credentials = { userId: string; passwordHash: string | null; isDisabled: boolean };

/** What sign-in needs to know of an address; null when nobody has it. */
export async function findCredentials(email: string): Promise<Credentials | null> {
  const user = await db().user.findUnique({ where: { email: email.toLowerCase() } });
  return user && { userId: user.id, passwordHash: user.passwordHash, isDisabled: user.disabledAt !== null };
}
