import type { Role } from "@/lib/company/permission";
import { getCompany } from "@/lib/store/read/company";
import { findMembership } from "@/lib/store/read/member";
import { findSession } from "@/lib/store/read/session";
import { revokeSession, touchSession } from "@/lib/store/write/session";

const IDLE_MS_MAX = 30 * 60_000;
/** How stale the note of a session's last use may get before it is written again. */
const TOUCH_AFTER_MS = 60_000;

/** Somebody signed in, and where they stand. */
export type SignedInMember = {
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  role: Role;
  company: { id: string; name: string; isLiveApproved: boolean; isSuspended: boolean };
};

/**
 * Who a session belongs to, asked on every page and action: null once it was ended, has lain idle for half an hour or
 * is twelve hours old, and when its owner no longer belongs to a company.
 */
export async function checkSession(sessionId: string, now = new Date()): Promise<SignedInMember | null> {
  const session = await findSession(sessionId);
  if (!session) return null;
  const idleMs = now.getTime() - session.seenAt.getTime();
  if (session.expiresAt <= now || idleMs > IDLE_MS_MAX) {
    await revokeSession(sessionId, now);
    return null;
  }
  if (idleMs > TOUCH_AFTER_MS) await touchSession(sessionId, new Date(now.getTime() - TOUCH_AFTER_MS), now);
  const membership = await findMembership(session.userId);
  if (!membership) return null;
  const { id, liveApprovedAt, suspendedAt, brand } = await getCompany(membership.companyId);
  const company = {
    id,
    name: brand.displayName,
    isLiveApproved: liveApprovedAt !== null && suspendedAt === null,
    isSuspended: suspendedAt !== null,
  };
  return { sessionId, userId: session.userId, ...session.person, role: membership.role, company };
}
