import { listParkedOfKind } from "@/lib/store/read/operations";
import { retryWork } from "@/lib/store/write/parked";
import { recordRetries } from "@/lib/store/write/retry-record";
import type { Operator } from "@/lib/store/write/review";

/** As many pieces as one press makes due again; pressing again takes the rest. */
const RETRIES_MAX = 1_000;

/**
 * Makes work that was given up due again: one piece, or all of a kind. What is done or under way by then is left alone.
 * Returns how many; each company's record says how many were its own.
 */
export async function retryParkedWork(
  wish: { id: string } | { kind: string },
  operator: Operator,
  now = new Date(),
): Promise<number> {
  const ids = "id" in wish ? [wish.id] : await listParkedOfKind(wish.kind, RETRIES_MAX);
  const retried = await retryWork(ids);
  await recordRetries(retried, operator.actor, now);
  return retried.length;
}
