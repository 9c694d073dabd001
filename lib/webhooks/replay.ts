import { REPLAY_DAYS_MAX, REPLAY_MAX } from "@/lib/contract/webhook";
import { AppError } from "@/lib/errors";
import type { Actor, EndpointTarget } from "@/lib/scope";
import { REPLAY_BATCH, type ReplayPosition, replayBatch } from "@/lib/store/write/replay";

const DAY_MS = 86_400_000;

export type ReplayInput = {
  since: Date;
  until?: Date | undefined;
  only: "missing" | "all";
  /** The position at which the previous call stopped; null or omitted for the first call. */
  after?: ReplayPosition | null;
};
export type Replayed = { queued: number; continueFrom: ReplayPosition | null };

/**
 * Queues the events of a period again, oldest first: all of them, or only those that never arrived at an endpoint. The
 * events go to the given endpoint or to every enabled endpoint; each endpoint gets only the types that it takes. The
 * events are sent immediately, with the same bytes and event id. Skips test events, and deliveries that are due with
 * all their attempts left, so that a repeat is harmless.
 *
 * Pass `continueFrom` as `after` in the next call for the same period; `continueFrom` is null when the whole period is
 * done. Goes back 30 days at most. Throws conflict if the period is empty or without an enabled endpoint.
 */
export async function replayEvents(
  target: EndpointTarget,
  {
    input,
    actor,
    now = new Date(),
    max = REPLAY_MAX,
  }: { input: ReplayInput; actor: Actor; now?: Date; max?: number },
): Promise<Replayed> {
  const since = new Date(Math.max(input.since.getTime(), now.getTime() - REPLAY_DAYS_MAX * DAY_MS));
  const until = input.until ?? now;
  if (until <= since)
    throw new AppError("conflict", "The end of the time to replay must be after its beginning.");
  let queued = 0;
  let after = input.after ?? null;
  for (;;) {
    const limit = Math.min(REPLAY_BATCH, max - queued);
    const batch = await replayBatch(target, { since, until, only: input.only, after, limit }, actor, now);
    queued += batch.queued;
    after = batch.last;
    if (!after) return { queued, continueFrom: null };
    if (queued >= max) return { queued, continueFrom: after };
  }
}
