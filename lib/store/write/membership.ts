import { AppError, notFound } from "@/lib/errors";
import type { Actor } from "@/lib/scope";
import { inCompany, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import type { Role } from "@/prisma/generated/client";

/** Who changes a membership, with the role they had when they asked; looked at again under the lock. */
export type MembershipChange = { companyId: string; userId: string; actor: Actor; now: Date };

/**
 * The roles of the member at hand and of whoever acts, with the company locked, so that two changes at once cannot leave
 * it without an owner. Throws not_found, not_allowed for an owner's membership in the hands of anybody but an owner,
 * conflict when the last owner would go.
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
    throw new AppError("not_allowed", "Only an owner or admin changes who belongs to the company.");
  if (own !== "owner" && (role === "owner" || next === "owner"))
    throw new AppError("not_allowed", "Only an owner makes, changes or removes an owner.");
  if (role === "owner" && next !== "owner") {
    const owners = await tx.membership.count({ where: { companyId, role: "owner" } });
    if (owners === 1)
      throw new AppError("conflict", "This is the last owner. Make somebody else an owner first.");
  }
  return role;
}

/** Gives a member another role, at once for whatever they do next. The same role again changes nothing. */
export async function writeRole(change: MembershipChange, role: Role): Promise<void> {
  const { companyId, userId, actor, now } = change;
  await inCompany(companyId, async (tx) => {
    const before = await lockRoles(tx, change, role);
    if (before === role) return;
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
  });
}

/** Takes somebody out of the company and ends their sessions in it. */
export async function deleteMembership(change: MembershipChange): Promise<void> {
  const { companyId, userId, actor, now } = change;
  await inCompany(companyId, async (tx) => {
    const role = await lockRoles(tx, change, null);
    await tx.membership.deleteMany({ where: { companyId, userId } });
    await tx.session.updateMany({ where: { userId, companyId, revokedAt: null }, data: { revokedAt: now } });
    await appendAudit(tx, {
      companyId,
      environment: null,
      requestId: null,
      action: userId === actor.id ? "member.left" : "member.removed",
      actor,
      detail: { member_id: userId, role },
      at: now,
    });
  });
}
