const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Milliseconds until the next poll of upstream for an event that may have been lost, after a wait of `ageMs`. Polls
 * every minute in the first two hours, then every ten minutes until a day has passed, then hourly.
 */
export function nextLookMs(ageMs: number): number {
  if (ageMs < 2 * HOUR_MS) return MINUTE_MS;
  return ageMs < 24 * HOUR_MS ? 10 * MINUTE_MS : HOUR_MS;
}
