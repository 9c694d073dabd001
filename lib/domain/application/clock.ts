import { type Day, fromDayNumber, toDay, toDayNumber, toSydneyTime } from "@/lib/domain/day";
import { businessDayAfter, isBusinessDay } from "@/lib/domain/stream/business-days";

/** An answer is due at the close of the next business day in Sydney. What comes on another day counts as come on the next. */
const CLOSES_AT = "17:00:00";

/** More days than these are not counted one by one: whoever waits so long waits too long. */
const COUNTED_DAYS_MAX = 400;

export type AnswerClock = {
  dueAt: Date;
  isLate: boolean;
  /** Business days that began since it came, the day itself not counted. */
  businessDays: number;
};

/** How long an application that came at `since` has waited at `now`, and when its answer is due. */
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
