import { ask, inCompany } from "@/lib/store/client";
import type { Role } from "@/prisma/generated/client";

export type MembershipRecord = {
  companyId: string;
  companyName: string;
  role: Role;
  /** The time when the company was approved for live; null before. */
  approvedAt: Date | null;
  suspendedAt: Date | null;
  requireSso: boolean;
  requireSecondFactor: boolean;
  /** The owner who can sign in by password although the company requires single sign-on. */
  breakGlassUserId: string | null;
};

const COMPANIES_MAX = 100;

/** Reads the companies that a user belongs to, in the order in which the user joined them, in one round trip. */
export async function listMemberships(userId: string): Promise<MembershipRecord[]> {
  return ask<MembershipRecord>(
    "list_memberships",
    `select company_id as "companyId", company_name as "companyName", role, approved_at as "approvedAt",
       suspended_at as "suspendedAt", require_sso as "requireSso", require_second_factor as "requireSecondFactor",
       break_glass_user_id as "breakGlassUserId"
     from list_memberships($1, $2)`,
    [userId, COMPANIES_MAX],
  );
}

/**
 * Chooses the company that a user works in: `companyId` if the user belongs to it, otherwise the first. Returns null if
 * the user belongs to no company.
 */
export function chooseMembership(
  all: readonly MembershipRecord[],
  companyId: string | null,
): MembershipRecord | null {
  return all.find((one) => one.companyId === companyId) ?? all[0] ?? null;
}

export type MemberRecord = { userId: string; name: string; email: string; role: Role; joinedAt: Date };

/** The largest number of members shown; a company has a handful. */
const MEMBERS_MAX = 500;

/** Reports whether the user has any role in the company. Disabled users count. */
export async function isMember(companyId: string, userId: string): Promise<boolean> {
  const where = { companyId, userId };
  return inCompany(companyId, async (tx) => (await tx.membership.count({ where })) > 0);
}

/** The members of the company, including disabled users, oldest first; at most MEMBERS_MAX. */
export async function listMembers(companyId: string): Promise<MemberRecord[]> {
  const rows = await inCompany(companyId, (tx) =>
    tx.membership.findMany({
      where: { companyId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: MEMBERS_MAX,
      include: { user: { select: { name: true, email: true } } },
    }),
  );
  return rows.map(({ userId, role, createdAt, user }) => ({ userId, ...user, role, joinedAt: createdAt }));
}
