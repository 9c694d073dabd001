import type { WorkName } from "@/lib/store/write/outbox";

/** Seconds until a failed piece of work is tried again: some fifteen hours in all. After the last it is parked for an operator. */
export const BACK_OFF_SECONDS = [2, 5, 15, 60, 120, 300, 900, 1_800, 3_600, 3_600, 10_800, 21_600] as const;

/** Promises to a customer: nobody may give up deleting, however long another's server is away. */
const NEVER_GIVEN_UP: readonly WorkName[] = ["purge", "end_upstream", "expire_share", "expire_consent"];
const PATIENT_SECONDS = 21_600;

/** While a provider is away its customers' work is only late; it goes on soon after the provider is back. */
const PROVIDER_AWAY = "UpstreamFault";
const PROVIDER_AWAY_MAX_SECONDS = 900;

/** Faults that no other try can mend: more data than a report can be made of. Somebody is to look at once. */
const HOPELESS = ["SnapshotTooLarge", "ThreadEnded (out_of_memory)"];

const JITTER = 0.2;

/**
 * Milliseconds until the next try of work that has now failed `failures` times for `reason` (an error's name), or null
 * when it is to be parked. `chance` in [0, 1) spreads the tries by a fifth either way.
 */
export function retryInMs(name: WorkName, failures: number, reason: string, chance: number): number | null {
  if (HOPELESS.some((fault) => reason.startsWith(fault)) && !NEVER_GIVEN_UP.includes(name)) return null;
  const listed = BACK_OFF_SECONDS[failures - 1];
  const seconds = reason.startsWith(PROVIDER_AWAY)
    ? Math.min(listed ?? PROVIDER_AWAY_MAX_SECONDS, PROVIDER_AWAY_MAX_SECONDS)
    : (listed ?? (NEVER_GIVEN_UP.includes(name) ? PATIENT_SECONDS : null));
  return seconds === null ? null : Math.round(seconds * 1000 * (1 - JITTER + 2 * JITTER * chance));
}

/** Workers that may die with a piece of work in hand before it is taken for what kills them. */
const DEATHS_MAX = 20;

/** True when work was begun again and again and neither ended nor failed: its worker died each time. */
export function isDeadly({ attempts, failures }: { attempts: number; failures: number }): boolean {
  return attempts - failures > DEATHS_MAX;
}

/**
 * Milliseconds until deadly work is tried again, or null when it is to be parked: each death counts as a failure. It is
 * kept away for so long that it cannot keep a process from everything else.
 */
export function deadlyRetryInMs({ name, attempts }: { name: WorkName; attempts: number }, chance: number) {
  return retryInMs(name, Math.max(attempts, BACK_OFF_SECONDS.length + 1), "", chance);
}
