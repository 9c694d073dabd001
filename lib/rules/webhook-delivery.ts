/** The states by which deliveries are filtered. A dead-lettered delivery is stored as pending, but nothing sends it. */
export const DELIVERY_FILTERS = ["pending", "dead_lettered", "delivered", "failed"] as const;
export type DeliveryFilter = (typeof DELIVERY_FILTERS)[number];

/** Seconds to wait before each attempt; the first attempt is immediate. The ten attempts take about 75 hours. */
export const RETRY_SECONDS = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
const JITTER = 0.2;
const RETRY_AFTER_MAX_SECONDS = 86_400;

/**
 * The time of the next attempt after attempt `number` (from 1) failed, or null if that was the last. `chance`, a random
 * number in [0, 1), makes the wait up to a fifth shorter or longer. The wait is at least the receiver's Retry-After; a
 * Retry-After of more than a day counts as a day.
 */
export function nextAttemptAt(
  number: number,
  now: Date,
  chance: number,
  retryAfterSeconds: number | null,
): Date | null {
  const base = RETRY_SECONDS[number];
  if (base === undefined) return null;
  const spread = base * (1 - JITTER + 2 * JITTER * chance);
  const asked = Math.min(retryAfterSeconds ?? 0, RETRY_AFTER_MAX_SECONDS);
  return new Date(now.getTime() + Math.max(spread, asked) * 1000);
}

const HOUR_MS = 3_600_000;

/** The company is notified when the attempt with this number fails, counted from 1 in each round of attempts. */
export const NOTIFY_AT_ATTEMPT = 4;
export const NOTIFY_AGAIN_HOURS = 24;
export const SWITCHED_OFF_DAYS = 5;

/** The notices about an endpoint. They close as soon as the endpoint is healthy. */
export const WEBHOOK_NOTICES = ["webhook.failing", "webhook.failing_day", "webhook.switched_off"] as const;

/**
 * The reason why an endpoint is disabled. `chosen`: a member or a key switched it off. `gone`: the receiver answered
 * 410. `failing`: every attempt failed for SWITCHED_OFF_DAYS.
 */
export const OFF_REASONS = {
  chosen: "Your company switched sending off.",
  gone: "The receiver answered 410 Gone.",
  failing: `Every attempt failed for ${SWITCHED_OFF_DAYS} days.`,
} as const;
export type OffReason = keyof typeof OFF_REASONS;

type Verdict = { act: "wait" | "notify" | "switch_off"; lookAgainAt: Date | null };

/** The time of the first check of an endpoint that began to fail at `since`. */
export function firstLookAt(since: Date): Date {
  return new Date(since.getTime() + NOTIFY_AGAIN_HOURS * HOUR_MS);
}

/** The action due at `now` for an endpoint without a successful delivery since `since`. */
export function judgeStreak(since: Date, now: Date): Verdict {
  const offAt = new Date(since.getTime() + SWITCHED_OFF_DAYS * 24 * HOUR_MS);
  if (now >= offAt) return { act: "switch_off", lookAgainAt: null };
  const notifyAt = firstLookAt(since);
  return now >= notifyAt ? { act: "notify", lookAgainAt: offAt } : { act: "wait", lookAgainAt: notifyAt };
}
