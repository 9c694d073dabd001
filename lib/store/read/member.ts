import { asking, inCompany } from "@/lib/store/client";
import type { Role } from "@/prisma/generated/client";

/** The company a user works in: the one they joined first. Null for a user who belongs to none any more. */
export async function findMembership(userId: string): Promise<{ companyId: string; role: Role } | null> {
  return asking(userId, (tx) =>
    tx.membership.findFirst({
      where: { userId },
      orderBy: { createdAt: "asc" },
      select: { companyId: true, role: true },
    }),
  );
}

export type MemberRecord = { userId: string; name: string; email: string; role: Role; joinedAt: Date };

/** A company has a handful of members; this many at most are shown. */
const MEMBERS_MAX = 500;

/** Everybody who may sign in for the company, oldest member first. */
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
