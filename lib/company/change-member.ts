import { notifyMember } from "@/lib/company/notify-member";
import type { Role } from "@/lib/identity/permission";
import type { Actor } from "@/lib/scope";
import * as memberships from "@/lib/store/write/membership";

type Change = { companyId: string; userId: string; actor: Actor };

/**
 * Changes a member's role, effective from their next page, and notifies them by email. Withdraws the open invitations
 * that they sent and that the new role does not allow; returns the number withdrawn. Throws not_found. Throws
 * not_allowed if the actor is neither an owner nor an admin, or if an admin tries to change or appoint an owner.
 * Throws conflict if the last owner, or the owner who may sign in without single sign-on, would lose that role.
 */
export async function changeRole(change: Change, role: Role, now = new Date()): Promise<number> {
  const { changed, revoked } = await memberships.changeRole({ ...change, now }, role);
  const { companyId, userId } = change;
  if (changed) notifyMember({ companyId, userId, now, what: "role", role });
  return revoked;
}

/**
 * Removes a member from the company and notifies them by email. Their sessions in it end, or switch to another of
 * their companies. Withdraws the open invitations that they sent, and returns the number withdrawn. Throws as
 * changeRole does, but a member of any role may remove themselves.
 */
export async function removeMember(change: Change, now = new Date()): Promise<number> {
  const revoked = await memberships.removeMember({ ...change, now });
  const { companyId, userId, actor } = change;
  notifyMember({ companyId, userId, now, what: actor.id === userId ? "left" : "removed" });
  return revoked;
}
