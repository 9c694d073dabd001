import { checkPerson, type SignedInPerson } from "@/lib/company/check-person";
import type { Role } from "@/lib/company/permission";
import { getCompany } from "@/lib/store/read/company";
import { findMembership } from "@/lib/store/read/member";

/** Somebody signed in, and where they stand. */
export type SignedInMember = SignedInPerson & {
  role: Role;
  company: {
    id: string;
    name: string;
    /** Approved for production, and not suspended. */
    isLiveApproved: boolean;
    isSuspended: boolean;
    /** Suspended after it was approved: it may have requests in live, whose customers can ask to be deleted. */
    isLiveSuspended: boolean;
  };
};

/**
 * Who a session belongs to and where they stand: null when it is over (check-person.ts), and when its owner no longer
 * belongs to a company.
 */
export async function checkSession(sessionId: string, now = new Date()): Promise<SignedInMember | null> {
  const person = await checkPerson(sessionId, now);
  return person && findStanding(person);
}

/** The company a person who is signed in works in at the moment, and their role there; null for a member of none. */
export async function findStanding(person: SignedInPerson): Promise<SignedInMember | null> {
  const membership = await findMembership(person.userId, person.companyId);
  if (!membership) return null;
  const { id, liveApprovedAt, suspendedAt, brand } = await getCompany(membership.companyId);
  const company = {
    id,
    name: brand.displayName,
    isLiveApproved: liveApprovedAt !== null && suspendedAt === null,
    isSuspended: suspendedAt !== null,
    isLiveSuspended: liveApprovedAt !== null && suspendedAt !== null,
  };
  return { ...person, role: membership.role, company };
}
