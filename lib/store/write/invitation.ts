import { AppError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { Actor } from "@/lib/scope";
import { inCompany, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { markEmailConfirmed } from "@/lib/store/write/mail-token";
import type { Role } from "@/prisma/generated/client";

type NewInvitation = {
  companyId: string;
  email: string;
  role: Role;
  hash: Uint8Array<ArrayBuffer>;
  expiresAt: Date;
  actor: Actor;
  now: Date;
};

type Entry = { action: string; actor: Actor; detail: Record<string, string>; now: Date };

async function record(tx: Tx, companyId: string, { action, actor, detail, now }: Entry): Promise<void> {
  await appendAudit(tx, { companyId, environment: null, requestId: null, action, actor, detail, at: now });
}

/** The largest number of open invitations of a company; each can be emailed repeatedly. */
const OPEN_MAX = 100;

/**
 * Writes an invitation. Throws conflict if the address belongs to a member or has an open invitation, and if the
 * company has too many open invitations.
 */
export async function inviteMember(invitation: NewInvitation): Promise<string> {
  const { companyId, email, role, hash, expiresAt, actor, now } = invitation;
  const id = newId("inv");
  await inCompany(companyId, async (tx) => {
    const open = { companyId, acceptedAt: null, revokedAt: null };
    if ((await tx.membership.count({ where: { companyId, user: { email } } })) > 0)
      throw new AppError("conflict", "This address belongs to a member already.");
    // An expired invitation is closed to make room for a new one.
    await tx.invitation.updateMany({
      where: { ...open, email, expiresAt: { lte: now } },
      data: { revokedAt: now },
    });
    if ((await tx.invitation.count({ where: open })) >= OPEN_MAX)
      throw new AppError("conflict", `${OPEN_MAX} invitations are open. Revoke some first.`);
    const data = [
      { id, companyId, email, role, hash, expiresAt, invitedBy: actor.id ?? "", createdAt: now, sentAt: now },
    ];
    if ((await tx.invitation.createMany({ data, skipDuplicates: true })).count === 0)
      throw new AppError(
        "conflict",
        "This address is invited already. Send the existing invitation again instead.",
      );
    await record(tx, companyId, {
      action: "member.invited",
      actor,
      detail: { invitation_id: id, role },
      now,
    });
  });
  return id;
}

/** Gives an open invitation a new link; the earlier link stops working. Throws not_found. */
export async function resendInvitation(
  companyId: string,
  id: string,
  { hash, expiresAt, actor, now }: Pick<NewInvitation, "hash" | "expiresAt" | "actor" | "now">,
): Promise<void> {
  await inCompany(companyId, async (tx) => {
    const where = { companyId, id, acceptedAt: null, revokedAt: null };
    const data = { hash, expiresAt, sentAt: now };
    if ((await tx.invitation.updateMany({ where, data })).count === 0) throw notFound();
    const detail = { invitation_id: id };
    await record(tx, companyId, { action: "member.invitation_resent", actor, detail, now });
  });
}

/** Withdraws an open invitation. Throws not_found. */
export async function revokeInvitation(
  companyId: string,
  id: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  await inCompany(companyId, async (tx) => {
    const where = { companyId, id, acceptedAt: null, revokedAt: null };
    if ((await tx.invitation.updateMany({ where, data: { revokedAt: now } })).count === 0) throw notFound();
    const detail = { invitation_id: id };
    await record(tx, companyId, { action: "member.invitation_revoked", actor, detail, now });
  });
}

type Joining = {
  companyId: string;
  invitationId: string;
  role: Role;
  /** An existing user, or the user to create. */
  user: { id: string } | { id: string; email: string; name: string; passwordHash: string };
  now: Date;
};

/**
 * Adds a member and uses up the invitation. Creates a new user if necessary. If two calls use the invitation at the
 * same time, only one succeeds. Returns false if the invitation was used, revoked or expired in the meantime.
 */
export async function joinCompany({ companyId, invitationId, role, user, now }: Joining): Promise<boolean> {
  return inCompany(companyId, async (tx) => {
    const where = { companyId, id: invitationId, acceptedAt: null, revokedAt: null, expiresAt: { gt: now } };
    if ((await tx.invitation.updateMany({ where, data: { acceptedAt: now } })).count === 0) return false;
    if ("email" in user) {
      const data = { ...user, passwordAt: now, emailConfirmedAt: now, createdAt: now };
      await tx.user.create({ data, select: { id: true } });
    } else {
      await markEmailConfirmed(tx, user.id, now);
    }
    const data = [{ id: newId("mbr"), companyId, userId: user.id, role, createdAt: now }];
    await tx.membership.createMany({ data, skipDuplicates: true });
    const actor: Actor = { kind: "member", id: user.id };
    const detail = { invitation_id: invitationId, role };
    await record(tx, companyId, { action: "member.joined", actor, detail, now });
    return true;
  });
}
