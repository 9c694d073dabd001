import { checkPerson, type SignedInPerson } from "@/lib/identity/check-person";
import type { Role } from "@/lib/identity/permission";
import { chooseMembership, listMemberships, type MembershipRecord } from "@/lib/store/read/member";

/** A signed-in user with their company and role. */
export type SignedInMember = SignedInPerson & {
  role: Role;
  /**
   * True if the company requires a second factor and none was used in this session. The session then cannot open any
   * page of the company.
   */
  lacksSecondFactor: boolean;
  /**
   * True if the company requires single sign-on and this session was not started by single sign-on. The session then
   * cannot open any page of the company.
   */
  lacksSso: boolean;
  company: {
    id: string;
    name: string;
    /** True if the company is approved for live and not suspended. */
    isLiveApproved: boolean;
    isSuspended: boolean;
    /**
     * True if the company was suspended after approval. The company may still have live requests, and their customers
     * can ask for deletion.
     */
    isLiveSuspended: boolean;
  };
  /** All companies of the user, including this one, in the order in which the user joined them. */
  companies: MembershipRecord[];
};

/** Finds the member of a session; null if the session has ended (check-person.ts) or its user belongs to no company. */
export async function checkSession(sessionId: string, now = new Date()): Promise<SignedInMember | null> {
  const person = await checkPerson(sessionId, now);
  return person && findMember(person);
}

/** The current company and role of a signed-in user; null if they belong to no company. */
export async function findMember(person: SignedInPerson): Promise<SignedInMember | null> {
  const { userId, ssoCompanyId, secondFactorAt } = person;
  const all = await listMemberships(userId);
  const at = chooseMembership(all, ssoCompanyId ?? person.companyId);
  if (!at || (ssoCompanyId && at.companyId !== ssoCompanyId)) return null;
  const { companyId: id, approvedAt, suspendedAt } = at;
  const company = {
    id,
    name: at.companyName,
    isLiveApproved: approvedAt !== null && suspendedAt === null,
    isSuspended: suspendedAt !== null,
    isLiveSuspended: approvedAt !== null && suspendedAt !== null,
  };
  // For a session of single sign-on, the company's identity provider decides about second factors.
  const bySso = ssoCompanyId === id;
  const isBreakGlass = at.requireSso && !bySso && at.breakGlassUserId === userId;
  const needsSecond = (at.requireSecondFactor && !bySso) || isBreakGlass;
  return {
    ...person,
    role: at.role,
    lacksSecondFactor: needsSecond && secondFactorAt === null,
    lacksSso: at.requireSso && !bySso && !isBreakGlass,
    company,
    companies: all,
  };
}
