/** Seconds between attempts; the first is immediate. Ten attempts over about 75 hours. */
export const RETRY_SECONDS = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
const JITTER = 0.2;
const RETRY_AFTER_MAX_SECONDS = 86_400;

/**
 * The time of the next attempt after attempt `number` (from 1) failed, or null if that was the last. `chance`, a
 * random number in [0, 1), makes the wait up to a fifth shorter or longer. Honours a receiver's Retry-After of up to
 * a day.
 */
export function nextAttemptAt(
  number: number,
  now: Date,
  chance: number,
  retryAfterSeconds: number | null,
): Date | null {
  const base = RETRY_SECONDS[number];
  if (base === undefined) return null;
  const spread = base * (1 - JITTER + 2 * JITTER * chance);
  const asked = Math.min(retryAfterSeconds ?? 0, RETRY_AFTER_MAX_SECONDS);
  return new Date(now.getTime() + Math.max(spread, asked) * 1000);
}
