/** The first wait, doubled each time, and where the doubling ends. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
/** A longer wait is returned as an error instead of keeping the caller waiting. */
export const RETRY_AFTER_MAX_MS = 60_000;

/** 503s that a wait of a minute will not change. */
const LASTING = new Set(["not_set_up"]);

/** Whether the same call may go better a little later. A 409 only where it means that the first one is under way. */
export function mayHelp(status: number, code: string): boolean {
  if (status === 409) return code === "idempotency_in_flight";
  if (LASTING.has(code)) return false;
  return status === 408 || status === 429 || status >= 500;
}

/** `Retry-After` as milliseconds from now: whole seconds or an HTTP date. Null where it is missing or is neither. */
export function readRetryAfter(header: string | null, now = Date.now()): number | null {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Date.parse reads much that is no HTTP date, "-5" among it.
  const time = /^[A-Z][a-z]{2},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : Math.max(0, time - now);
}

/**
 * How long to wait before try number `next` (2 is the first repeat), or null when that is longer than a caller should
 * wait. Follows the service's Retry-After; without it the waits double, each spread between half and whole, so that
 * clients that failed together do not return together.
 */
export function waitBefore(next: number, askedMs: number | null, chance = Math.random()): number | null {
  if (askedMs !== null) return askedMs > RETRY_AFTER_MAX_MS ? null : askedMs;
  const whole = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (next - 2));
  return whole * (0.5 + chance / 2);
}

/** Waits; throws the signal's reason when it ends before. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}
