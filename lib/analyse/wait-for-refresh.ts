import { nextLookMs } from "@/lib/rules/look-again";
import type { Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { findRefreshAsked } from "@/lib/store/read/work";
import { noteLate } from "@/lib/store/write/arrival";

/** After this long the firm is notified that new data is late; it usually arrives within a minute or two. */
const LATE_AFTER_MS = 10 * 60_000;

/**
 * Returns the milliseconds until the next check for a refresh's data. Checks become less frequent, because upstream's
 * event triggers a check at once. Records for the firm that the data is late.
 */
export async function waitForRefresh(scope: Scope, requestId: string): Promise<number> {
  const now = await readClock();
  const asked = await findRefreshAsked(scope, requestId);
  const ageMs = asked ? now.getTime() - asked.getTime() : Number.POSITIVE_INFINITY;
  if (ageMs >= LATE_AFTER_MS) await noteLate(scope, requestId, now);
  return nextLookMs(ageMs);
}
