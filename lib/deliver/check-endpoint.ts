import { judgeStreak } from "@/lib/domain/endpoint-health";
import type { Scope } from "@/lib/scope";
import { findStreak } from "@/lib/store/read/endpoint";
import { actOnStreak, checkKey } from "@/lib/store/write/endpoint";

/**
 * Looks at an endpoint that began to fail: after a day its owners are told, after five it is switched off. Decides by
 * the row as it is, so a streak that ended meanwhile is nobody's business and repeating it tells nobody twice. Returns
 * when to look again, or null.
 */
export async function checkEndpoint(
  scope: Scope,
  endpointId: string,
  now = new Date(),
): Promise<{ at: Date; dedupeKey: string } | null> {
  const streak = await findStreak(scope, endpointId);
  if (!streak) return null;
  const { act, lookAgainAt } = judgeStreak(streak.since, now);
  if (act !== "wait") await actOnStreak(scope, { endpointId, url: streak.url }, streak.since, act, now);
  return lookAgainAt && { at: lookAgainAt, dedupeKey: checkKey(endpointId, lookAgainAt) };
}
