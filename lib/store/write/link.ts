import { findLockTime } from "@/lib/rules/link";
import type { Actor, Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { resumeReminders } from "@/lib/store/write/invite";
import type { Prisma } from "@/prisma/generated/client";

/** A request whose customer has yet to consent, as the database sees it; the rule is `awaitsConsent`. */
const UNANSWERED: Prisma.RequestWhereInput = {
  consentedAt: null,
  stage: { in: ["awaiting_consent", "awaiting_data"] },
};

/** Locks an open link from now on. False if there is none, and nothing is written. */
export async function writeLinkLock(
  scope: Scope,
  requestId: string,
  actor: Actor,
  now: Date,
): Promise<boolean> {
  return inScope(scope, async (tx) => {
    const isOpen = { OR: [{ linkLocksAt: null }, { linkLocksAt: { gt: now } }] };
    const { count } = await tx.request.updateMany({
      where: { AND: [{ id: requestId, ...scope }, UNANSWERED, isOpen] },
      data: { linkLocksAt: now },
    });
    if (count === 0) return false;
    await appendAudit(tx, { ...scope, requestId, action: "request.link_locked", actor, at: now });
    return true;
  });
}

export type Unlocking = { linkDays: number | null; remindInMs: number | null; actor: Actor; now: Date };

/**
 * Opens a locked link again, for as many days as the firm's links stay open; where there is a `remindInMs`, a customer who
 * was sent their link is reminded on from then. False, and nothing is written, for a link that is not locked.
 */
export async function eraseLinkLock(
  scope: Scope,
  requestId: string,
  { linkDays, remindInMs, actor, now }: Unlocking,
): Promise<boolean> {
  return inScope(scope, async (tx) => {
    const { count } = await tx.request.updateMany({
      where: { AND: [{ id: requestId, ...scope }, UNANSWERED, { linkLocksAt: { lte: now } }] },
      data: { linkLocksAt: findLockTime(now, linkDays) },
    });
    if (count === 0) return false;
    if (remindInMs !== null) await resumeReminders(tx, scope, requestId, remindInMs, now);
    await appendAudit(tx, { ...scope, requestId, action: "request.link_unlocked", actor, at: now });
    return true;
  });
}
