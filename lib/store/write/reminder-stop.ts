import type { Actor, Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { scheduleReminders } from "@/lib/store/write/invite";

/** Stops the reminders of a request. Returns false and writes nothing if they are already stopped. */
export async function stopReminders(
  scope: Scope,
  requestId: string,
  actor: Actor,
  now: Date,
): Promise<boolean> {
  return inScope(scope, async (tx) => {
    const { count } = await tx.request.updateMany({
      where: { id: requestId, ...scope, remindersStoppedAt: null },
      data: { remindersStoppedAt: now },
    });
    if (count === 0) return false;
    await appendAudit(tx, { ...scope, requestId, action: "request.reminders_stopped", actor, at: now });
    return true;
  });
}

/**
 * Resumes a request's reminders; the next one is due in `inMs` at the earliest. Returns false and writes nothing if
 * they were not stopped.
 */
export async function resumeReminders(
  scope: Scope,
  requestId: string,
  { inMs, actor, now }: { inMs: number; actor: Actor; now: Date },
): Promise<boolean> {
  return inScope(scope, async (tx) => {
    const { count } = await tx.request.updateMany({
      where: { id: requestId, ...scope, remindersStoppedAt: { not: null } },
      data: { remindersStoppedAt: null },
    });
    if (count === 0) return false;
    await scheduleReminders(tx, scope, requestId, { inMs, at: now });
    await appendAudit(tx, { ...scope, requestId, action: "request.reminders_resumed", actor, at: now });
    return true;
  });
}
