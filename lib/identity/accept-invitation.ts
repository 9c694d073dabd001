import { AppError } from "@/lib/errors";
import { beginSession, type SignedIn } from "@/lib/identity/begin-session";
import type { SignedInPerson } from "@/lib/identity/check-person";
import { hashPassword } from "@/lib/identity/hash-password";
import { hashMailToken } from "@/lib/identity/mail-token";
import { requireGoodPassword } from "@/lib/identity/password-rule";
import type { Role } from "@/lib/identity/permission";
import { requireAsk } from "@/lib/identity/throttle";
import { newId } from "@/lib/ids";
import { findHeldInvitation } from "@/lib/store/read/invitation";
import { findCredentials } from "@/lib/store/read/user";
import { joinCompany } from "@/lib/store/write/invitation";
import { moveSession } from "@/lib/store/write/session";

/** An invitation as its page shows it. `hasAccount` says whether the invited address already has an account. */
export type ShownInvitation = {
  companyId: string;
  companyName: string;
  email: string;
  role: Role;
  hasAccount: boolean;
};

/** Finds the invitation for a link; null if the link is no longer valid. Opening the page does not use up the link. */
export async function findShownInvitation(token: string, now = new Date()): Promise<ShownInvitation | null> {
  const held = await findHeldInvitation(hashMailToken(token), now);
  if (!held) return null;
  const { id: _, ...shown } = held;
  return { ...shown, hasAccount: (await findCredentials(held.email)) !== null };
}

type NewMember = {
  token: string;
  name: string;
  password: string;
  /** A hash of the visitor's IP address. */
  address: string;
  userAgent: string | null;
};

/**
 * Creates an account for an invited person, with the name and password they chose, adds the person to the company and
 * signs them in. Throws too_many and gone; conflict if the address has an account; invalid for a password that is easy
 * to guess.
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
    throw new AppError("conflict", "This address already has an account. Sign in to accept the invitation.");
  await requireGoodPassword(password, [name, email, companyName]);
  const userId = newId("usr");
  const user = { id: userId, email, name, passwordHash: await hashPassword(password) };
  if (!(await joinCompany({ companyId, invitationId, role, user, now }))) throw gone();
  return beginSession({ userId, by: "invitation", withSecond: false, userAgent, companyId }, now);
}

/**
 * Accepts an invitation for a user who is already signed in with the invited address: adds the user to the company
 * and switches their session to it. Throws gone. Throws not_allowed for another address, or if the user signed in
 * through single sign-on.
 */
export async function acceptAsMember(person: SignedInPerson, token: string, now = new Date()): Promise<void> {
  const held = await findHeldInvitation(hashMailToken(token), now);
  if (!held) throw gone();
  if (held.email !== person.email)
    throw new AppError("not_allowed", `This invitation is for ${held.email}. Sign in with that address.`);
  const { id: invitationId, companyId, role } = held;
  if (person.ssoCompanyId)
    throw new AppError(
      "not_allowed",
      "You signed in with single sign-on, which works for only one company. Sign out, then open the invitation again.",
    );
  if (!(await joinCompany({ companyId, invitationId, role, user: { id: person.userId }, now }))) throw gone();
  await moveSession(person.sessionId, companyId);
}

function gone(): AppError {
  return new AppError(
    "gone",
    "This invitation was used or revoked, or has expired. Ask for a new invitation.",
  );
}
