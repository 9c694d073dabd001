/** Tries of a repeatable call, and the waits between them. */
export const TRIES_MAX = 3;
const WAITS_MS = [250, 1_000] as const;
const JITTER = 0.4;
/** The longest wait here, because a customer may be watching. Background work waits longer. */
const ASKED_WAIT_MAX_MS = 3_000;

/**
 * Milliseconds until try `done + 1`, or null if there is none. Honours the provider's Retry-After if it is short
 * enough. `chance`, a random number in [0, 1), spreads the tries of many callers.
 */
export function waitMs(done: number, retryAfterMs: number | null, chance: number): number | null {
  const usual = WAITS_MS[done - 1];
  if (usual === undefined || done >= TRIES_MAX) return null;
  if (retryAfterMs === null) return Math.round(usual * (1 - JITTER / 2 + JITTER * chance));
  return retryAfterMs <= ASKED_WAIT_MAX_MS ? retryAfterMs : null;
}

/** `Retry-After` in seconds or as a date; null if it is neither. */
export function findRetryAfterMs(text: string | null, now: Date): number | null {
  if (text === null) return null;
  if (/^\d{1,6}$/.test(text.trim())) return Number(text) * 1_000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
