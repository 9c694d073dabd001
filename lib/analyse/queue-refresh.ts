import type { Scope } from "@/lib/scope";
import { queueWork } from "@/lib/store/write/queue";

/** Leaves the refresh that makes report `generation` to background work, once. */
export async function queueRefresh(scope: Scope, requestId: string, generation: number): Promise<void> {
  const dedupeKey = `refresh:${requestId}:${generation}`;
  await queueWork(scope, { name: "refresh", subjectId: requestId, dedupeKey });
}
