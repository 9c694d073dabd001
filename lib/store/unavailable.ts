/** PostgreSQL's error code for a full disk (disk_full, class 53). */
const DISK_FULL = "53100";
/**
 * The code of our error for a missing file of epoch keys (EPOCH_KEYS_FILE). A retry may succeed, because the first
 * server process creates the file once the database is available.
 */
export const EPOCHS_MISSING = "EPOCHS_MISSING";

/**
 * Codes of errors that may disappear if the call is repeated. From the database and its driver: no connection, no free
 * connection, shutting down, timed out, no space left. From us: no epoch keys yet.
 */
const CODES: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  DISK_FULL,
  EPOCHS_MISSING,
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

/** The messages of the pool's own errors, which have no code. */
const WORDS = /^(timeout exceeded when trying to connect|Connection terminated)/;

const CAUSES_MAX = 5;

/**
 * True if an error means that the database or the file of epoch keys is unavailable right now, so that a retry can
 * help. Checks the error's causes too.
 */
export function isUnavailable(error: unknown): boolean {
  return hasCode(error, CODES);
}

/**
 * Milliseconds for which the disk counts as full after a failed write. Load balancers check every few seconds, so they
 * notice.
 */
const FULL_MS = 30_000;
const memory = globalThis as unknown as { surplusDiskFullAt?: number };

/**
 * Remembers for 30 seconds that a write failed because the database's disk is full. Any other error changes nothing.
 */
export function noteDiskFull(error: unknown): void {
  if (hasCode(error, new Set([DISK_FULL]))) memory.surplusDiskFullAt = Date.now();
}

/**
 * True for 30 seconds after a write failed because the database's disk is full. All bundles of the process share this
 * state.
 */
export function isDiskFull(): boolean {
  return Date.now() - (memory.surplusDiskFullAt ?? Number.NEGATIVE_INFINITY) < FULL_MS;
}

function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  let found: unknown = error;
  for (let depth = 0; depth < CAUSES_MAX && found instanceof Error; depth++) {
    const { code, cause } = found as { code?: unknown; cause?: unknown };
    if (typeof code === "string" && codes.has(code)) return true;
    if (codes === CODES && WORDS.test(found.message)) return true;
    if (found instanceof AggregateError) return found.errors.some((each) => hasCode(each, codes));
    const { originalCode } = (cause ?? {}) as { originalCode?: unknown };
    if (typeof originalCode === "string" && codes.has(originalCode)) return true;
    found = cause;
  }
  return false;
}
