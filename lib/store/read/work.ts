import type { Scope } from "@/lib/scope";
import { asWorker, inScope } from "@/lib/store/client";

/** Reports whether a job is still unfinished. */
export async function isWaiting(workId: string): Promise<boolean> {
  return (await asWorker((tx) => tx.outbox.count({ where: { id: workId, doneAt: null } }))) === 1;
}

/** Returns the time when the oldest unfinished refresh was queued; null if there is none. */
export async function findRefreshAsked(scope: Scope, requestId: string): Promise<Date | null> {
  const work = await inScope(scope, (tx) =>
    tx.outbox.findFirst({
      where: { ...scope, name: "refresh", subjectId: requestId, doneAt: null },
      orderBy: { createdAt: "asc" },
      select: { createdAt: true },
    }),
  );
  return work?.createdAt ?? null;
}
