import type { Role } from "@/lib/company/permission";
import { tellMember } from "@/lib/company/tell-member";
import type { Actor } from "@/lib/scope";
import { deleteMembership, writeRole } from "@/lib/store/write/membership";

type Change = { companyId: string; userId: string; actor: Actor };

/**
 * Gives a member another role, which counts from their next page on, and tells them by mail. Open invitations of theirs
 * that they could not make in it are taken back; returns how many. Throws not_found, not_allowed where an owner is touched
 * by anybody but an owner, conflict when the company would be without one.
 */
export async function changeRole(change: Change, role: Role, now = new Date()): Promise<number> {
  const { changed, revoked } = await writeRole({ ...change, now }, role);
  const { companyId, userId } = change;
  if (changed) tellMember({ companyId, userId, now, what: "role", role });
  return revoked;
}

/**
 * Takes a member out of the company, ends their sessions in it, tells them by mail, and takes back the open invitations they
 * made; returns how many. Throws as changeRole.
 */
export async function removeMember(change: Change, now = new Date()): Promise<number> {
  const revoked = await deleteMembership({ ...change, now });
  const { companyId, userId, actor } = change;
  tellMember({ companyId, userId, now, what: actor.id === userId ? "left" : "removed" });
  return revoked;
}
