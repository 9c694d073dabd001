import { nextLookMs } from "@/lib/domain/look-again";
import type { Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { findRefreshAsked } from "@/lib/store/read/work";
import { noteLate } from "@/lib/store/write/arrival";

/** New data is usually there in a minute or two; after this long somebody who waits for it is to be told. */
const LATE_AFTER_MS = 10 * 60_000;

/**
 * In how many milliseconds to look again for the data of a refresh that is to make report `generation`: seldom, the longer
 * it has been waited for, as upstream's own message makes the look due at once. That it is late is recorded for the firm.
 */
export async function waitForRefresh(scope: Scope, requestId: string, generation: number): Promise<number> {
  const now = await readClock();
  const asked = await findRefreshAsked(scope, requestId, generation);
  const ageMs = asked ? now.getTime() - asked.getTime() : Number.POSITIVE_INFINITY;
  if (ageMs >= LATE_AFTER_MS) await noteLate(scope, requestId, now);
  return nextLookMs(ageMs);
}
