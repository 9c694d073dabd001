import { baseUrl } from "@/lib/env/env";
import { AppError, notFound } from "@/lib/errors";
import { requireMail, sendAccountMail } from "@/lib/identity/account-mail";
import { newMailToken } from "@/lib/identity/mail-token";
import type { Role } from "@/lib/identity/permission";
import { bucketOf, requireAttempt } from "@/lib/identity/throttle";
import type { Actor } from "@/lib/scope";
import { getCompany } from "@/lib/store/read/company";
import { findInvitation } from "@/lib/store/read/invitation";
import * as invitations from "@/lib/store/write/invitation";

const INVITATION_DAYS = 7;
const DAY_MS = 86_400_000;
/** A company may send this many emails to addresses that its members enter, before the company must wait. */
const MAILS = { free: 30, firstWaitSeconds: 60 };

type Inviter = { companyId: string; role: Role; name: string; actor: Actor };

/**
 * Emails an invitation to join the company. Only an owner may invite an owner. Throws not_allowed, too_many and
 * not_set_up. Throws conflict if the address is already invited or a member, or if too many invitations are open.
 * Throws invalid if the provider rejects the address, and upstream_unavailable if nothing can be sent now.
 */
export async function inviteMember(
  inviter: Inviter,
  invitation: { email: string; role: Role },
  now = new Date(),
): Promise<void> {
  requireMail();
  if (invitation.role === "owner" && inviter.role !== "owner")
    throw new AppError("not_allowed", "Only an owner can make someone an owner.");
  await requireAttempt([[bucketOf("invite", inviter.companyId), MAILS]]);
  const { token, hash } = newMailToken();
  const { companyId, actor } = inviter;
  const id = await invitations.inviteMember({
    companyId,
    ...invitation,
    hash,
    expiresAt: expiryOf(now),
    actor,
    now,
  });
  const isSent = await mailInvitation(inviter, invitation.email, token);
  if (isSent) return;
  await invitations.revokeInvitation(companyId, id, actor, now);
  const reason = "The email provider refuses this address.";
  const fields = [{ type: "value_error", loc: ["body", "email"], msg: reason, ctx: { reason } }];
  throw new AppError("invalid", reason, { fields });
}

/**
 * Sends an open invitation again with a new link, valid for another week; the old link stops working. Throws not_found,
 * too_many and not_set_up. Throws not_allowed if anyone but an owner sends an owner's invitation again. Throws conflict
 * if the provider now rejects the address, and upstream_unavailable if nothing can be sent now.
 */
export async function resendInvitation(inviter: Inviter, id: string, now = new Date()): Promise<void> {
  requireMail();
  const { companyId, actor } = inviter;
  const invitation = await findInvitation(companyId, id);
  if (!invitation) throw notFound();
  requireHand(inviter, invitation.role);
  await requireAttempt([[bucketOf("invite", companyId), MAILS]]);
  const { token, hash } = newMailToken();
  await invitations.resendInvitation(companyId, id, { hash, expiresAt: expiryOf(now), actor, now });
  if (await mailInvitation(inviter, invitation.email, token)) return;
  throw new AppError(
    "conflict",
    "The email provider refuses this address, so nothing was sent. Revoke the invitation, and invite the person at another address.",
  );
}

/**
 * Withdraws an open invitation; its link stops working. Throws not_found, and not_allowed if anyone but an owner
 * withdraws an owner's invitation.
 */
export async function revokeInvitation(inviter: Inviter, id: string, now = new Date()): Promise<void> {
  const invitation = await findInvitation(inviter.companyId, id);
  if (!invitation) throw notFound();
  requireHand(inviter, invitation.role);
  await invitations.revokeInvitation(inviter.companyId, id, inviter.actor, now);
}

function requireHand({ role }: Inviter, invited: Role): void {
  if (invited === "owner" && role !== "owner")
    throw new AppError("not_allowed", "Only an owner can change the invitation of an owner.");
}

const expiryOf = (now: Date) => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

async function mailInvitation({ companyId, name }: Inviter, to: string, token: string): Promise<boolean> {
  const { brand } = await getCompany(companyId);
  return sendAccountMail({
    to,
    subject: `Join ${brand.displayName}`,
    lines: [
      `${name} invites you to join ${brand.displayName}.`,
      `${baseUrl()}/invitation?token=${token}`,
      `The link works for ${INVITATION_DAYS} days. If you do not know ${name}, you don’t need to do anything.`,
    ],
    button: "See the invitation",
    key: `invitation:${token}`,
  });
}
