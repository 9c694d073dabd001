/**
 * Error codes of the database and its driver that mean "not now": no connection, none free, shutting down, timed out.
 */
const CODES: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "53300",
  "57P01",
  "57P02",
  "57P03",
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  "P2028",
]);

/** Words of the pool's own refusals, which carry no code. */
const WORDS = /^(timeout exceeded when trying to connect|Connection terminated)/;

const CAUSES_MAX = 5;

/**
 * True if an error means that the database is unavailable right now, so that a retry can help. Checks the error's
 * causes too.
 */
export function isUnavailable(error: unknown): boolean {
  let found: unknown = error;
  for (let depth = 0; depth < CAUSES_MAX && found instanceof Error; depth++) {
    const { code, cause } = found as { code?: unknown; cause?: unknown };
    if (typeof code === "string" && CODES.has(code)) return true;
    if (WORDS.test(found.message)) return true;
    if (found instanceof AggregateError) return found.errors.some(isUnavailable);
    const { originalCode } = (cause ?? {}) as { originalCode?: unknown };
    if (typeof originalCode === "string" && CODES.has(originalCode)) return true;
    found = cause;
  }
  return false;
}
