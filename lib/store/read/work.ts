import type { Scope } from "@/lib/scope";
import { asWorker, inScope } from "@/lib/store/client";
import { refreshKey } from "@/lib/store/write/outbox";

/** True while a piece of work is still to be done, by any worker. */
export async function isWaiting(workId: string): Promise<boolean> {
  return (await asWorker((tx) => tx.outbox.count({ where: { id: workId, doneAt: null } }))) === 1;
}

/** When the refresh to report `generation` was queued; null once that row is deleted. */
export async function findRefreshAsked(
  scope: Scope,
  requestId: string,
  generation: number,
): Promise<Date | null> {
  const dedupeKey = refreshKey(requestId, generation);
  const work = await inScope(scope, (tx) =>
    tx.outbox.findFirst({ where: { ...scope, dedupeKey }, select: { createdAt: true } }),
  );
  return work?.createdAt ?? null;
}
