import { describeError } from "@/lib/log";
import type { WorkName } from "@/lib/store/write/outbox";

/**
 * Seconds before each retry of failed work, about twelve hours in total. After the last retry the work is dead-lettered
 * for an operator.
 */
export const BACK_OFF_SECONDS = [2, 5, 15, 60, 120, 300, 900, 1_800, 3_600, 3_600, 10_800, 21_600] as const;

/**
 * Work that deletes data or ends a consent. We promised this to customers, so we retry it without limit, even if
 * another server is down for a long time.
 */
const ALWAYS_RETRIED: readonly WorkName[] = [
  "purge",
  "end_upstream",
  "end_bank",
  "expire_share",
  "expire_consent",
];
const PATIENT_SECONDS = 21_600;

/**
 * The error of work that failed because a provider could not be reached or refused a call. If the provider refused the
 * call (REFUSED), the work may be dead-lettered. Otherwise it is only delayed.
 */
const PROVIDER_AWAY = "UpstreamFault";
/**
 * The longest wait between two tries of work that failed with PROVIDER_AWAY, in seconds and without jitter. The work
 * thus resumes soon after the provider recovers. Work that ends a consent waits at most ENDING_MAX_SECONDS.
 */
const PROVIDER_AWAY_MAX_SECONDS = 900;
/**
 * The longest wait, in seconds and without jitter, before we try again to end a consent at a provider that is down. The
 * consent must end there within a minute of the provider's recovery. That minute covers at most this wait, a try that
 * began during the outage and ran into its timeout (TimeoutSeconds), and the try that succeeds.
 */
const ENDING_MAX_SECONDS = 30;
const ENDINGS: readonly WorkName[] = ["end_upstream", "end_bank"];
/** Reports whether the work ends a consent at the provider. In our own records, the consent has already ended. */
export const isEnding = (name: WorkName): boolean => ENDINGS.includes(name);
/** The code of a refusal that no retry can change. */
const REFUSED = "upstream_refused";

/**
 * Faults that mean that there is too much data for a report, so no retry can succeed. Work that fails with one of them
 * is dead-lettered immediately, for an operator, unless it is in ALWAYS_RETRIED.
 */
const HOPELESS = ["SnapshotTooLarge", "ThreadEnded (out_of_memory)"];

const JITTER = 0.2;

/**
 * An error in the form that is stored with its work: its name and code. Leaves out the message, because it may quote
 * bank data.
 */
export function toReason(error: unknown): string {
  const { name, code } = describeError(error);
  return code ? `${name} (${code})` : name;
}

/**
 * Returns the milliseconds before work is retried; null if it is to be dead-lettered. The work has failed `failures`
 * times, the last time for `reason` (see toReason). `chance`, a random number in [0, 1), makes the wait up to a fifth
 * shorter or longer, so that retries do not coincide.
 */
export function retryInMs(name: WorkName, failures: number, reason: string, chance: number): number | null {
  if (HOPELESS.some((fault) => reason.startsWith(fault)) && !ALWAYS_RETRIED.includes(name)) return null;
  const listed = BACK_OFF_SECONDS[failures - 1];
  const most = isEnding(name) ? ENDING_MAX_SECONDS : PROVIDER_AWAY_MAX_SECONDS;
  const isAway =
    reason.startsWith(PROVIDER_AWAY) && (!reason.includes(REFUSED) || ALWAYS_RETRIED.includes(name));
  const seconds = isAway
    ? Math.min(listed ?? most, most)
    : (listed ?? (ALWAYS_RETRIED.includes(name) ? PATIENT_SECONDS : null));
  return seconds === null ? null : Math.round(seconds * 1000 * (1 - JITTER + 2 * JITTER * chance));
}

/** The number of workers that may die while they run a job before we treat the job itself as the cause. */
const DEATHS_MAX = 20;

/** True if work was started repeatedly and neither finished nor failed: its worker died each time. */
export function isDeadly({ attempts, failures }: { attempts: number; failures: number }): boolean {
  return attempts - failures > DEATHS_MAX;
}

/**
 * Milliseconds before deadly work (see isDeadly) is retried, or null if it is to be dead-lettered. Each death counts
 * as a failure. The wait is long, so that this work cannot keep killing the process that runs all other work.
 */
export function deadlyRetryInMs({ name, attempts }: { name: WorkName; attempts: number }, chance: number) {
  return retryInMs(name, Math.max(attempts, BACK_OFF_SECONDS.length + 1), "", chance);
}
