import { judgeStreak } from "@/lib/domain/endpoint-health";
import type { Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { findStreak } from "@/lib/store/read/endpoint";
import { actOnStreak } from "@/lib/store/write/endpoint";

/**
 * Looks at an endpoint that began to fail: after a day its owners are told, after five it is switched off. Decides by
 * the row as it is and the database's clock, so a streak that ended meanwhile is nobody's business and repeating it tells
 * nobody twice. Returns in how many milliseconds to look again, or null.
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
  if (act !== "wait") await actOnStreak(scope, { endpointId, url: streak.url }, streak.since, act, now);
  return lookAgainAt && Math.max(1, lookAgainAt.getTime() - now.getTime());
}
