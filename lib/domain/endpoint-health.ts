/** What an endpoint that keeps failing comes to, and when (decisions, section 4). */

const HOUR_MS = 3_600_000;

/** The attempt of one delivery at whose failure the owners are told. */
export const TOLD_AT_ATTEMPT = 4;
export const TOLD_AGAIN_HOURS = 24;
export const SWITCHED_OFF_DAYS = 5;

/** What tells of an endpoint; over as soon as the endpoint is well. */
export const WEBHOOK_NOTICES = ["webhook.failing", "webhook.failing_day", "webhook.switched_off"] as const;

/** Why an endpoint is off. The first is the receiver's own word: it answered 410. */
export const OFF_REASONS = {
  gone: "The receiver answered 410 Gone.",
  failing: `Every attempt failed for ${SWITCHED_OFF_DAYS} days.`,
} as const;
export type OffReason = keyof typeof OFF_REASONS;

export type Verdict = { act: "wait" | "tell" | "switch_off"; lookAgainAt: Date | null };

/** When an endpoint that began to fail at `since` is first looked at. */
export function firstLookAt(since: Date): Date {
  return new Date(since.getTime() + TOLD_AGAIN_HOURS * HOUR_MS);
}

/** What is to be done at `now` about an endpoint on which nothing has succeeded since `since`. */
export function judgeStreak(since: Date, now: Date): Verdict {
  const offAt = new Date(since.getTime() + SWITCHED_OFF_DAYS * 24 * HOUR_MS);
  if (now >= offAt) return { act: "switch_off", lookAgainAt: null };
  const tellAt = firstLookAt(since);
  return now >= tellAt ? { act: "tell", lookAgainAt: offAt } : { act: "wait", lookAgainAt: tellAt };
}
