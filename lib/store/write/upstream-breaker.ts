import { BREAKER_WINDOW_MS, isTripped } from "@/lib/rules/consent-evidence";
import type { Environment } from "@/lib/scope";
import { ask, db } from "@/lib/store/client";
import { isOpen, listStopped } from "@/lib/store/read/upstream-breaker";

type BreakerLimits = { most: number; percent: number };
type Of = { provider: string; environment: Environment };

/**
 * Stops the automatic ending of the provider's consents if too many of its customers seem to have disappeared. Counts
 * customers who disappeared within the last hour or are unknown to the provider now. Does not count customers who
 * disappeared before an operator's release. `isStopped` is true while ending is stopped, `isNew` if this call stopped
 * it. Call after recording a disappearance, so that the last of several concurrent calls counts every disappearance.
 */
export async function weighLosses(
  { provider, environment }: Of,
  limits: BreakerLimits,
  now: Date,
): Promise<{ isStopped: boolean; isNew: boolean }> {
  const where = { provider_environment: { provider, environment } };
  const row = await db().upstreamBreaker.findUnique({ where });
  if (row && isOpen(row)) return { isStopped: true, isNew: false };
  const released = row?.releasedAt ?? new Date(0);
  const since = new Date(Math.max(now.getTime() - BREAKER_WINDOW_MS, released.getTime()));
  const [counts = { lost: 0, active: 0 }] = await ask<{ lost: number; active: number }>(
    "count_lost",
    "select * from count_lost($1, $2::environment, $3, $4)",
    [provider, environment, since, released],
  );
  if (!isTripped(counts, limits)) return { isStopped: false, isNew: false };
  const data = { trippedAt: now, mailedAt: null, releasedAt: null, releasedBy: null, ...counts };
  await db().upstreamBreaker.upsert({ where, create: { provider, environment, ...data }, update: data });
  return { isStopped: true, isNew: true };
}

/**
 * Resumes the automatic ending of the provider's consents. Returns false if it was not stopped. `by` is the id of
 * the operator or "command line", never a name.
 */
export async function releaseProvider(
  { provider, environment }: Of,
  by: string,
  now: Date,
): Promise<boolean> {
  const isStopped = (await listStopped()).some(
    (each) => each.provider === provider && each.environment === environment,
  );
  if (!isStopped) return false;
  const { count } = await db().upstreamBreaker.updateMany({
    where: { provider, environment, releasedAt: null },
    data: { releasedAt: now, releasedBy: by },
  });
  return count === 1;
}

/** Records that the operators were emailed about the stop, so that they are not emailed again. */
export async function markBreakerMailed({ provider, environment }: Of, now: Date): Promise<void> {
  await db().upstreamBreaker.updateMany({ where: { provider, environment }, data: { mailedAt: now } });
}
