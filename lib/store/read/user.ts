import { db } from "@/lib/store/client";

type Credentials = { userId: string; passwordHash: string | null; isDisabled: boolean };

/** The credentials of the user with this email address; null if there is no such user. */
export async function findCredentials(email: string): Promise<Credentials | null> {
  const user = await db().user.findUnique({ where: { email: email.toLowerCase() } });
  return user && { userId: user.id, passwordHash: user.passwordHash, isDisabled: user.disabledAt !== null };
}

/**
 * Finds the user with this email address if they have no password, no passkey and no stored session, not even an
 * expired one. Null if there is none or if the user is disabled.
 */
export async function findUnusedAccount(email: string): Promise<{ userId: string } | null> {
  const never = { passwordHash: null, passwordAt: null, sessions: { none: {} }, passkeys: { none: {} } };
  const where = { email: email.toLowerCase(), disabledAt: null, ...never };
  const user = await db().user.findFirst({ where, select: { id: true } });
  return user && { userId: user.id };
}

type PersonRecord = {
  userId: string;
  name: string;
  email: string;
  hasPassword: boolean;
  passwordAt: Date | null;
  emailConfirmedAt: Date | null;
  /** The time when the authenticator was set up; null if there is none. */
  totpAt: Date | null;
  isDisabled: boolean;
};

/** The user with this id, without the password's hash; null for an unknown id. Finds disabled users too. */
export async function findPerson(userId: string): Promise<PersonRecord | null> {
  const row = await db().user.findUnique({ where: { id: userId } });
  if (!row) return null;
  const { name, email, passwordAt, emailConfirmedAt, totpAt } = row;
  const isDisabled = row.disabledAt !== null;
  const hasPassword = row.passwordHash !== null;
  return { userId, name, email, hasPassword, passwordAt, emailConfirmedAt, totpAt, isDisabled };
}
