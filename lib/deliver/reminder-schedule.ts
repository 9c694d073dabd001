/** When a customer who was invited and has not answered is reminded (decisions, section 6): after 2 days, then 3, then 3. */
const DAY_MS = 86_400_000;
export const FIRST_REMINDER_MS = 2 * DAY_MS;
export const NEXT_REMINDER_MS = 3 * DAY_MS;
export const REMINDERS_MAX = 3;
/** The clock that says work is due and the clock of the process that does it differ by less than this. */
const CLOCKS_DIFFER_MS = 60_000;

export type Reminded = {
  invitedAt: Date | null;
  reminders: number;
  remindedAt: Date | null;
  reminderHeldUntil: Date | null;
};

/**
 * The next reminder of a request and how long until it is due, in milliseconds, zero when it is; null when none is
 * left. A reminder that was begun and not ended is the next one until it has.
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

/** Whole days since the invite, as a reminder tells them. */
export function daysSince(invitedAt: Date, now: Date): number {
  return Math.max(1, Math.round((now.getTime() - invitedAt.getTime()) / DAY_MS));
}
