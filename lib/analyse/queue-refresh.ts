import type { Scope } from "@/lib/scope";
import { refreshKey } from "@/lib/store/write/outbox";
import { queueWork } from "@/lib/store/write/queue";

/** Queues the refresh that creates report `generation`, once. */
export async function queueRefresh(scope: Scope, requestId: string, generation: number): Promise<void> {
  await queueWork(scope, {
    name: "refresh",
    subjectId: requestId,
    dedupeKey: refreshKey(requestId, generation),
  });
}
