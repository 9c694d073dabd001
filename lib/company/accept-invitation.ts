import { beginSession, type SignedIn } from "@/lib/company/begin-session";
import type { SignedInPerson } from "@/lib/company/check-person";
import { hashPassword } from "@/lib/company/hash-password";
import { hashMailToken } from "@/lib/company/mail-token";
import { requireGoodPassword } from "@/lib/company/password-rule";
import type { Role } from "@/lib/company/permission";
import { requireAsk } from "@/lib/company/throttle";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { findHeldInvitation } from "@/lib/store/read/invitation";
import { findCredentials } from "@/lib/store/read/user";
import { joinCompany } from "@/lib/store/write/invitation";
import { moveSession } from "@/lib/store/write/session";

/** What the page of an invitation shows; `hasAccount` says whether its address signs in or is new here. */
export type ShownInvitation = {
  companyId: string;
  companyName: string;
  email: string;
  role: Role;
  hasAccount: boolean;
};

/** The invitation a link is for; null for a link that is no good any more. Opening its page does not use it up. */
export async function findShownInvitation(token: string, now = new Date()): Promise<ShownInvitation | null> {
  const held = await findHeldInvitation(hashMailToken(token), now);
  if (!held) return null;
  const { id: _, ...shown } = held;
  return { ...shown, hasAccount: (await findCredentials(held.email)) !== null };
}

export type NewMember = {
  token: string;
  name: string;
  password: string;
  /** A hash of where they come from. */
  address: string;
  userAgent: string | null;
};

/**
 * Makes a new person a member, with the name and password they chose, and signs them in. Throws gone, invalid, conflict,
 * too_many.
 */
export async function acceptAsNew(
  { token, name, password, address, userAgent }: NewMember,
  now = new Date(),
): Promise<SignedIn> {
  await requireAsk("new-password", address);
  const held = await findHeldInvitation(hashMailToken(token), now);
  if (!held) throw gone();
  const { id: invitationId, companyId, companyName, email, role } = held;
  if (await findCredentials(email))
    throw new AppError("conflict", "This address has an account. Sign in with it to accept.");
  await requireGoodPassword(password, [name, email, companyName]);
  const userId = newId("usr");
  const user = { id: userId, email, name, passwordHash: await hashPassword(password) };
  if (!(await joinCompany({ companyId, invitationId, role, user, now }))) throw gone();
  return beginSession({ userId, by: "invitation", withSecond: false, userAgent, companyId }, now);
}

/** Makes somebody who is signed in as the invited address a member, and goes on in that company. Throws gone, not_allowed. */
export async function acceptAsMember(person: SignedInPerson, token: string, now = new Date()): Promise<void> {
  const held = await findHeldInvitation(hashMailToken(token), now);
  if (!held) throw gone();
  if (held.email !== person.email)
    throw new AppError("not_allowed", `This invitation is for ${held.email}. Sign in as that address.`);
  const { id: invitationId, companyId, role } = held;
  if (!(await joinCompany({ companyId, invitationId, role, user: { id: person.userId }, now }))) throw gone();
  await moveSession(person.sessionId, companyId);
}

function gone(): AppError {
  return new AppError("gone", "This invitation was used or taken back, or is too old. Ask for another.");
}
