// A customer who has not answered an invite is reminded after 2 days, 3 days later, and another 3 days later.

const DAY_MS = 86_400_000;
export const FIRST_REMINDER_MS = 2 * DAY_MS;
export const NEXT_REMINDER_MS = 3 * DAY_MS;
export const REMINDERS_MAX = 3;
/** The largest accepted difference, in milliseconds, between the scheduler's clock and the worker's clock. */
const CLOCKS_DIFFER_MS = 60_000;

type Reminded = {
  invitedAt: Date | null;
  reminders: number;
  remindedAt: Date | null;
  reminderHeldUntil: Date | null;
};

/**
 * The next reminder of a request and the milliseconds until it is due (zero if due now); null if there is none. A
 * reminder that was started but not finished is still the next one.
 */
export function nextReminder(request: Reminded, now: Date): { number: number; inMs: number } | null {
  const { invitedAt, reminders, remindedAt, reminderHeldUntil } = request;
  if (reminderHeldUntil) {
    return { number: reminders, inMs: Math.max(0, reminderHeldUntil.getTime() - now.getTime()) };
  }
  if (!invitedAt || reminders >= REMINDERS_MAX) return null;
  const dueAt = remindedAt
    ? remindedAt.getTime() + NEXT_REMINDER_MS
    : invitedAt.getTime() + FIRST_REMINDER_MS;
  const inMs = dueAt - now.getTime();
  return { number: reminders + 1, inMs: inMs <= CLOCKS_DIFFER_MS ? 0 : inMs };
}

/** Whole days since the invite, for the reminder's text. */
export function daysSince(invitedAt: Date, now: Date): number {
  return Math.max(1, Math.round((now.getTime() - invitedAt.getTime()) / DAY_MS));
}
