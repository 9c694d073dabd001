import { judgeStreak } from "@/lib/rules/webhook-delivery";
import type { Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { findStreak } from "@/lib/store/read/endpoint";
import { actOnStreak } from "@/lib/store/write/delivery";

/**
 * Checks an endpoint that has begun to fail: notifies the company after a day and disables it after five. Uses the
 * current row and the database's clock, so failures that have ended are ignored and a repeated check sends no second
 * email. Returns the milliseconds until the next check, or null.
 */
export async function checkEndpoint(
  scope: Scope,
  endpointId: string,
  at: Date | null = null,
): Promise<number | null> {
  const streak = await findStreak(scope, endpointId);
  if (!streak) return null;
  const now = at ?? (await readClock());
  const { act, lookAgainAt } = judgeStreak(streak.since, now);
  if (act !== "wait")
    await actOnStreak(scope, { sent: { endpointId, url: streak.url }, since: streak.since, act, now });
  return lookAgainAt && Math.max(1, lookAgainAt.getTime() - now.getTime());
}
