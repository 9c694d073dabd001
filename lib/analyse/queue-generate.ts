import type { Scope } from "@/lib/scope";
import { queueWork } from "@/lib/store/write/queue";

/** Time is divided into windows of this many milliseconds. Repeated calls in one window queue only one job. */
const WINDOW_MS = 10_000;

/** Queues the next step of a request as background work, which is retried until the data provider answers. */
export async function queueGenerate(scope: Scope, requestId: string, now = new Date()): Promise<void> {
  const window = Math.floor(now.getTime() / WINDOW_MS);
  await queueWork(scope, {
    name: "generate",
    subjectId: requestId,
    dedupeKey: `generate:${requestId}:at:${window}`,
  });
}
