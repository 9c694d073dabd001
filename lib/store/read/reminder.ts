import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";

/** Returns the time when a request's reminders are checked next; null if no check is queued. */
export async function findReminderLook(scope: Scope, requestId: string): Promise<Date | null> {
  const row = await inScope(scope, (tx) =>
    tx.outbox.findFirst({
      where: { ...scope, name: "remind", subjectId: requestId, doneAt: null, deadLetteredAt: null },
      select: { availableAt: true },
    }),
  );
  return row?.availableAt ?? null;
}
