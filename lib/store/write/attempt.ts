import { ask, pool } from "@/lib/store/client";

/**
 * A limit on attempts: `free` attempts without a wait, then a wait that doubles from `firstWaitSeconds` up to
 * `waitSecondsMax` (15 minutes by default).
 */
export type AttemptRule = { free: number; firstWaitSeconds: number; waitSecondsMax?: number };

/** Seconds after the last attempt at which the count is cleared. */
const FORGOTTEN_AFTER_SECONDS = 900;

/**
 * Takes one attempt from a bucket in one statement, so that concurrent attempts are all counted. Returns null if the
 * attempt is allowed, otherwise the seconds to wait. A refused attempt is not counted.
 */
export async function takeAttempt(bucket: string, rule: AttemptRule): Promise<number | null> {
  const { free, firstWaitSeconds, waitSecondsMax = FORGOTTEN_AFTER_SECONDS } = rule;
  const taken = await ask(
    "take_attempt",
    `
      insert into rate_bucket as b (id, window_start, used) values ($1, now(), 1)
      on conflict (id) do update set
        used = case when b.window_start <= now() - make_interval(secs => $4) then 1 else b.used + 1 end,
        window_start = now()
      where b.used < $2
        or b.window_start <= now() - make_interval(secs => least($5, $3 * power(2, least(b.used - $2, 20))))
      returning used`,
    [bucket, free, firstWaitSeconds, FORGOTTEN_AFTER_SECONDS, waitSecondsMax],
  );
  if (taken.length > 0) return null;
  const [row] = await ask<{ wait: number }>(
    "attempt_wait",
    `
      select ceil(least($4, $3 * power(2, least(used - $2, 20))) - extract(epoch from now() - window_start))::int as wait
      from rate_bucket where id = $1`,
    [bucket, free, firstWaitSeconds, waitSecondsMax],
  );
  return Math.max(1, row?.wait ?? 1);
}

/** Gives an attempt back to a bucket, because the attempt did not fail. */
export async function returnAttempt(bucket: string): Promise<void> {
  await pool().query("update rate_bucket set used = greatest(used - 1, 0) where id = $1", [bucket]);
}

/** Clears a bucket, so that its next attempt counts as the first. */
export async function clearAttempts(bucket: string): Promise<void> {
  await pool().query("delete from rate_bucket where id = $1", [bucket]);
}

/** Clears the counts of every bucket whose name starts with `beginning`. */
export async function clearAttemptsOf(beginning: string): Promise<void> {
  await pool().query("delete from rate_bucket where starts_with(id, $1)", [beginning]);
}
