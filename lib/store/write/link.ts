import { findLockTime } from "@/lib/rules/link";
import type { Actor, Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { scheduleReminders } from "@/lib/store/write/invite";
import type { Prisma } from "@/prisma/generated/client";

/** The condition of `awaitsConsent` as a database query: the customer has not answered. */
const UNANSWERED: Prisma.RequestWhereInput = {
  consentedAt: null,
  stage: { in: ["awaiting_consent", "awaiting_data"] },
};

/** Locks an open link now. Returns false and writes nothing if there is no open link. */
export async function lockLink(scope: Scope, requestId: string, actor: Actor, now: Date): Promise<boolean> {
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

type Unlocking = { linkDays: number | null; remindInMs: number | null; actor: Actor; now: Date };

/**
 * Unlocks a link. The link locks again after `linkDays` days. If `linkDays` is null, the link does not lock again
 * automatically. With `remindInMs`, reminders resume for a customer who was sent their link. Returns false and writes
 * nothing for a link that is not locked.
 */
export async function unlockLink(
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
    if (remindInMs !== null) await scheduleReminders(tx, scope, requestId, { inMs: remindInMs, at: now });
    await appendAudit(tx, { ...scope, requestId, action: "request.link_unlocked", actor, at: now });
    return true;
  });
}
