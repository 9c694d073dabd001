/**
 * The first wait and the longest wait, in milliseconds. Each wait is twice as long as the wait before it, up to the
 * longest wait.
 */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
/**
 * The longest wait before a retry, in milliseconds. If the service asks for a longer wait, the call throws the
 * service's error instead.
 */
const RETRY_AFTER_MAX_MS = 60_000;

/** The codes of 503 errors for which waiting does not help, because they last until an operator acts. */
const LASTING = new Set(["not_set_up"]);

/**
 * Reports whether the same call may succeed if it is retried a little later. A call that got a 409 may succeed only if
 * the error says that the first call is still running.
 */
export function mayHelp(status: number, code: string): boolean {
  if (status === 409) return code === "idempotency_in_flight";
  if (LASTING.has(code)) return false;
  return status === 408 || status === 429 || status >= 500;
}

/**
 * Reads `Retry-After`, which is whole seconds or an HTTP date, as milliseconds from now. Null if the header is
 * missing or has neither format.
 */
export function readRetryAfter(header: string | null, now = Date.now()): number | null {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Date.parse accepts more than HTTP dates, such as "-5", so the format is checked first.
  const time = /^[A-Z][a-z]{2},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : Math.max(0, time - now);
}

/**
 * Returns the wait before attempt number `next` (2 is the first retry), or null if the service asks for a longer wait
 * than RETRY_AFTER_MAX_MS. Uses the service's Retry-After as it is. Without that header, the waits double up to
 * LONGEST_WAIT_MS, and a random part of up to half is subtracted, so that clients that failed together do not retry
 * together.
 */
export function waitBefore(next: number, askedMs: number | null, chance = Math.random()): number | null {
  if (askedMs !== null) return askedMs > RETRY_AFTER_MAX_MS ? null : askedMs;
  const whole = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (next - 2));
  return whole * (0.5 + chance / 2);
}

/** Waits `ms` milliseconds. Throws the signal's reason if the signal is aborted first. */
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
