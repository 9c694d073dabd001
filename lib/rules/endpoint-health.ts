/** The consequences for an endpoint that keeps failing, and when they apply. */

const HOUR_MS = 3_600_000;

/** The attempt of one delivery whose failure notifies the owners. */
export const NOTIFY_AT_ATTEMPT = 4;
export const NOTIFY_AGAIN_HOURS = 24;
export const SWITCHED_OFF_DAYS = 5;

/** The notices about an endpoint, which close as soon as it is healthy. */
export const WEBHOOK_NOTICES = ["webhook.failing", "webhook.failing_day", "webhook.switched_off"] as const;

/**
 * The reason why an endpoint is disabled. `gone`: the receiver answered 410. `chosen`: a member or a key
 * switched it off.
 */
export const OFF_REASONS = {
  chosen: "It was switched off by your company.",
  gone: "The receiver answered 410 Gone.",
  failing: `Every attempt failed for ${SWITCHED_OFF_DAYS} days.`,
} as const;
export type OffReason = keyof typeof OFF_REASONS;

type Verdict = { act: "wait" | "tell" | "switch_off"; lookAgainAt: Date | null };

/** The time of the first check of an endpoint that began to fail at `since`. */
export function firstLookAt(since: Date): Date {
  return new Date(since.getTime() + NOTIFY_AGAIN_HOURS * HOUR_MS);
}

/** The action due at `now` for an endpoint without a successful delivery since `since`. */
export function judgeStreak(since: Date, now: Date): Verdict {
  const offAt = new Date(since.getTime() + SWITCHED_OFF_DAYS * 24 * HOUR_MS);
  if (now >= offAt) return { act: "switch_off", lookAgainAt: null };
  const notifyAt = firstLookAt(since);
  return now >= notifyAt ? { act: "tell", lookAgainAt: offAt } : { act: "wait", lookAgainAt: notifyAt };
}
