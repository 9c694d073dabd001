import { asking, inCompany } from "@/lib/store/client";
import type { Role } from "@/prisma/generated/client";

/** The largest number of companies read for a user. */
const COMPANIES_MAX = 100;

/**
 * Finds the company that a user works in: `companyId` if they belong to it, otherwise the first one they joined. Null
 * for a user who belongs to no company.
 */
export async function findMembership(
  userId: string,
  companyId: string | null = null,
): Promise<{ companyId: string; role: Role } | null> {
  const all = await asking(userId, (tx) =>
    tx.membership.findMany({
      where: { userId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: COMPANIES_MAX,
      select: { companyId: true, role: true },
    }),
  );
  return all.find((one) => one.companyId === companyId) ?? all[0] ?? null;
}

export type MemberRecord = { userId: string; name: string; email: string; role: Role; joinedAt: Date };

/** The largest number of members shown; a company has a handful. */
const MEMBERS_MAX = 500;

/** Reports whether the user is a member of the company. */
export async function isMember(companyId: string, userId: string): Promise<boolean> {
  const where = { companyId, userId };
  return inCompany(companyId, async (tx) => (await tx.membership.count({ where })) > 0);
}

/** All members who may sign in for the company, oldest first. */
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
