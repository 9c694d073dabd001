import { businessDayAfter, isBusinessDay } from "@/lib/engine/calendar/business-days";
import { type Day, fromDayNumber, toDay, toDayNumber, toSydneyTime } from "@/lib/engine/calendar/day";

/**
 * An answer is due at this time in Sydney on the business day after the application arrived. An application that
 * arrives on a weekend or a public holiday counts as arriving on the next business day.
 */
const CLOSES_AT = "17:00:00";

/** The maximum number of days that are counted. A longer wait is overdue anyway. */
const COUNTED_DAYS_MAX = 400;

export type AnswerClock = {
  dueAt: Date;
  isLate: boolean;
  /**
   * The number of business days since the application counts as received, including today but not the day of receipt.
   */
  businessDays: number;
};

/**
 * Calculates when the answer to an application is due, and how many business days it has waited from `since` to
 * `now`.
 */
export function toAnswerClock(since: Date, now: Date): AnswerClock {
  const came = toDayNumber(toDay(since));
  const counted = businessDayAfter(came);
  const dueAt = closeOf(fromDayNumber(businessDayAfter(counted + 1)));
  const today = Math.min(toDayNumber(toDay(now)), came + COUNTED_DAYS_MAX);
  let businessDays = 0;
  for (let day = counted + 1; day <= today; day++) if (isBusinessDay(day)) businessDays++;
  return { dueAt, isLate: now > dueAt, businessDays };
}

function closeOf(day: Day): Date {
  const near = new Date(`${day}T${CLOSES_AT}+10:00`);
  return new Date(`${day}T${CLOSES_AT}${toSydneyTime(near).slice(-6)}`);
}
