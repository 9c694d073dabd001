import { AppError, notFound } from "@/lib/errors";
import type { Actor } from "@/lib/scope";
import { inCompany, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import type { Role } from "@/prisma/generated/client";

type MembershipChange = { companyId: string; userId: string; actor: Actor; now: Date };

/**
 * Reads the roles of the member and of the acting user. Locks the company, so that two concurrent changes cannot
 * leave it without an owner. Throws not_found if the user is not a member.
 *
 * Throws not_allowed in two cases:
 * - An actor who is neither owner nor admin does anything other than leave the company.
 * - An actor who is not an owner adds, changes or removes an owner.
 *
 * Throws conflict if the change would remove or demote the last owner, or the owner who can sign in without single
 * sign-on.
 */
async function lockRoles(
  tx: Tx,
  { companyId, userId, actor }: MembershipChange,
  next: Role | null,
): Promise<Role> {
  await tx.$queryRaw`select id from company where id = ${companyId} for no key update`;
  const rows = await tx.membership.findMany({
    where: { companyId, userId: { in: [userId, actor.id ?? ""] } },
    select: { userId: true, role: true },
  });
  const role = rows.find((row) => row.userId === userId)?.role;
  const own = rows.find((row) => row.userId === actor.id)?.role;
  if (!role) throw notFound();
  const isLeaving = userId === actor.id && next === null;
  if (own !== "owner" && own !== "admin" && !isLeaving)
    throw new AppError("not_allowed", "Only an owner or admin can add, change or remove members.");
  if (own !== "owner" && (role === "owner" || next === "owner"))
    throw new AppError("not_allowed", "Only an owner can add, change or remove an owner.");
  if (role === "owner" && next !== "owner") {
    const owners = await tx.membership.count({ where: { companyId, role: "owner" } });
    if (owners === 1)
      throw new AppError("conflict", "This is the last owner. Make someone else an owner first.");
    const settings = await tx.companySettings.findUniqueOrThrow({ where: { companyId } });
    if (settings.breakGlassUserId === userId)
      throw new AppError(
        "conflict",
        "This owner can sign in without single sign-on. Give that right to another owner first, under Settings, Single sign-on.",
      );
  }
  return role;
}

/**
 * Revokes the open invitations that the member sent for any of the roles `ranks`, at most 100. Returns the number
 * revoked.
 */
async function revokeInvitationsBy(
  tx: Tx,
  { companyId, userId, actor, now }: MembershipChange,
  ranks: readonly Role[],
): Promise<number> {
  const where = { companyId, invitedBy: userId, role: { in: [...ranks] }, acceptedAt: null, revokedAt: null };
  const open = await tx.invitation.findMany({
    where,
    select: { id: true },
    orderBy: { id: "asc" },
    take: 100,
  });
  let count = 0;
  for (const { id } of open) {
    const { count: taken } = await tx.invitation.updateMany({
      where: { ...where, id },
      data: { revokedAt: now },
    });
    if (taken === 0) continue;
    count += 1;
    await appendAudit(tx, {
      companyId,
      environment: null,
      requestId: null,
      action: "member.invitation_revoked",
      actor,
      detail: { invitation_id: id },
      at: now,
    });
  }
  return count;
}

const EVERY_ROLE = ["owner", "admin", "member", "viewer", "developer"] as const satisfies readonly Role[];

/** The roles to which a member with this role cannot invite. */
function beyond(role: Role): readonly Role[] {
  if (role === "owner") return [];
  return role === "admin" ? ["owner"] : EVERY_ROLE;
}

/**
 * Revokes the member's open invitations to roles that the new role may not invite, at most 100. Returns the number
 * revoked.
 */
export const revokeInvitationsBeyond = (tx: Tx, change: MembershipChange, role: Role): Promise<number> =>
  revokeInvitationsBy(tx, change, beyond(role));

/**
 * Changes a member's role, with immediate effect. An unchanged role writes nothing. Revokes open invitations that the
 * new role does not allow. Returns whether the role changed, and the number of revoked invitations.
 */
export async function changeRole(
  change: MembershipChange,
  role: Role,
): Promise<{ changed: boolean; revoked: number }> {
  const { companyId, userId, actor, now } = change;
  return inCompany(companyId, async (tx) => {
    const before = await lockRoles(tx, change, role);
    if (before === role) return { changed: false, revoked: 0 };
    await tx.membership.updateMany({ where: { companyId, userId }, data: { role } });
    await appendAudit(tx, {
      companyId,
      environment: null,
      requestId: null,
      action: "member.role_changed",
      actor,
      detail: { member_id: userId, from: before, to: role },
      at: now,
    });
    return { changed: true, revoked: await revokeInvitationsBeyond(tx, change, role) };
  });
}

/**
 * Takes the user's sessions out of the company, so that each opens another company of the user. Ends a session
 * instead if the user has no other company, or if the company's identity provider started it.
 */
async function leaveSessions(tx: Tx, { companyId, userId, now }: MembershipChange): Promise<void> {
  await tx.$executeRaw`select set_config('app.asked', ${userId}, true)`;
  const isElsewhere = (await tx.membership.count({ where: { userId } })) > 0;
  const data = isElsewhere ? { companyId: null } : { revokedAt: now };
  const open = { userId, revokedAt: null };
  // A session started by the company's identity provider cannot open another company, so it ends.
  await tx.session.updateMany({ where: { ...open, ssoCompanyId: companyId }, data: { revokedAt: now } });
  await tx.session.updateMany({ where: { ...open, companyId }, data });
}

/**
 * Removes a member, takes their sessions out of the company and revokes the open invitations that they sent. Returns
 * the number of revoked invitations.
 */
export async function removeMember(change: MembershipChange): Promise<number> {
  const { companyId, userId, actor, now } = change;
  return inCompany(companyId, async (tx) => {
    const role = await lockRoles(tx, change, null);
    await tx.membership.deleteMany({ where: { companyId, userId } });
    await leaveSessions(tx, change);
    await appendAudit(tx, {
      companyId,
      environment: null,
      requestId: null,
      action: userId === actor.id ? "member.left" : "member.removed",
      actor,
      detail: { member_id: userId, role },
      at: now,
    });
    return revokeInvitationsBy(tx, change, EVERY_ROLE);
  });
}
