import type { Scope } from "@/lib/scope";
import { asWorker, inScope } from "@/lib/store/client";
import { refreshKey } from "@/lib/store/write/outbox";

/** Whether a piece of work is still to be done; by whom does not matter. */
export async function isWaiting(workId: string): Promise<boolean> {
  return (await asWorker((tx) => tx.outbox.count({ where: { id: workId, doneAt: null } }))) === 1;
}

/** When the refresh that is to make report `generation` was left to background work; null when that is forgotten. */
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
