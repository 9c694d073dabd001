import { REPLAY_DAYS_MAX, REPLAY_MAX } from "@/lib/contract/webhook";
import { AppError } from "@/lib/errors";
import type { Actor, Scope } from "@/lib/scope";
import { type Place, REPLAY_BATCH, replayBatch } from "@/lib/store/write/replay";

const DAY_MS = 86_400_000;

export type ReplayWish = {
  since: Date;
  until?: Date | undefined;
  only: "missing" | "all";
  /** Where the call before this one stopped; null or left out at the beginning. */
  after?: Place | null;
};
export type Replayed = { queued: number; continueFrom: Place | null };

/**
 * Queues the events of a time again, oldest first: all, or those that never arrived, the ones that had nobody to go to
 * included. Each goes out at once, the same bytes under the same event id. Tests of the endpoint are left out, and so is
 * what is due anyway, which makes repeating it harmless. `continueFrom` is what a next call for the same time takes
 * as `after`, so that it sends nothing of this one again; null when the whole time was seen to. Goes 30 days back at most.
 * Throws conflict where no URL is set or it is switched off.
 */
export async function replayEvents(
  scope: Scope,
  wish: ReplayWish,
  actor: Actor,
  now = new Date(),
  max = REPLAY_MAX,
): Promise<Replayed> {
  const since = new Date(Math.max(wish.since.getTime(), now.getTime() - REPLAY_DAYS_MAX * DAY_MS));
  const until = wish.until ?? now;
  if (until <= since) throw new AppError("conflict", "The time to replay ends before it begins.");
  let queued = 0;
  let after = wish.after ?? null;
  for (;;) {
    const limit = Math.min(REPLAY_BATCH, max - queued);
    const batch = await replayBatch(scope, { since, until, only: wish.only }, after, limit, actor, now);
    queued += batch.queued;
    after = batch.last;
    if (!after) return { queued, continueFrom: null };
    if (queued >= max) return { queued, continueFrom: after };
  }
}
