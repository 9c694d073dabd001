import { listDeadLettersOfKind } from "@/lib/store/read/operations";
import { recordRetries } from "@/lib/store/write/retry-record";
import type { Operator } from "@/lib/store/write/review";
import * as stuckWork from "@/lib/store/write/stuck-work";

/** The largest number of jobs that one call retries; call again to retry more. */
const RETRIES_MAX = 1_000;

/**
 * Retries dead-lettered work: one job, or the oldest jobs of a kind (at most RETRIES_MAX). Skips jobs that have since
 * finished or are running. Returns the number of jobs retried. Records the number for each company in that company's
 * audit log.
 */
export async function retryWork(
  target: { id: string } | { kind: string },
  operator: Operator,
  now = new Date(),
): Promise<number> {
  const ids = "id" in target ? [target.id] : await listDeadLettersOfKind(target.kind, RETRIES_MAX);
  const retried = await stuckWork.retryWork(ids);
  await recordRetries(retried, operator.actor, now);
  return retried.length;
}
