import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";

/**
 * Returns the time of the next check of a request's reminders, according to the queued work; null if no check is
 * queued.
 */
export async function findReminderLook(scope: Scope, requestId: string): Promise<Date | null> {
  const row = await inScope(scope, (tx) =>
    tx.outbox.findFirst({
      where: { ...scope, name: "remind", subjectId: requestId, doneAt: null, deadLetteredAt: null },
      select: { availableAt: true },
    }),
  );
  return row?.availableAt ?? null;
}
