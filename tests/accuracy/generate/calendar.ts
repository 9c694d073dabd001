import { addDays, addMonths, type Day, parseDay, toDayNumber, weekday } from "@/lib/engine/calendar/day";
import type { Frequency } from "@/lib/engine/document";

/** National and New South Wales public holidays that fall on a weekday, the days banks do not settle. */
const HOLIDAYS = new Set(
  `2025-01-01 2025-01-27 2025-04-18 2025-04-21 2025-04-25 2025-06-09 2025-10-06 2025-12-25 2025-12-26
   2026-01-01 2026-01-26 2026-04-03 2026-04-06 2026-06-08 2026-10-05 2026-12-25 2026-12-28
   2027-01-01 2027-01-26 2027-03-26 2027-03-29 2027-04-26 2027-06-14 2027-10-04 2027-12-27 2027-12-28`.split(
    /\s+/,
  ),
);

export type Regular = Exclude<Frequency, "IRREGULAR">;

export function isBusinessDay(day: Day): boolean {
  const name = weekday(day);
  return name !== 0 && name !== 6 && !HOLIDAYS.has(day);
}

/** The day itself or the business day before: how pays fall. */
export function rollBack(day: Day): Day {
  return isBusinessDay(day) ? day : rollBack(addDays(day, -1));
}

/** The day itself or the business day after: how direct debits fall. */
export function rollOn(day: Day): Day {
  return isBusinessDay(day) ? day : rollOn(addDays(day, 1));
}

/** `count` business days later. */
export function addBusinessDays(day: Day, count: number): Day {
  return count === 0 ? day : addBusinessDays(rollOn(addDays(day, 1)), count - 1);
}

const STEP_DAYS: Partial<Record<Regular, number>> = { WEEKLY: 7, FORTNIGHTLY: 14, FOUR_WEEKLY: 28 };
const STEP_MONTHS: Partial<Record<Regular, number>> = {
  MONTHLY: 1,
  BIMONTHLY: 2,
  QUARTERLY: 3,
  HALF_YEARLY: 6,
  ANNUAL: 12,
};

/**
 * The due days of a rhythm from `anchor` to `to`, before weekends and holidays move them. Semi-monthly is the anchor's
 * date and the one fifteen days on (the last of the month for 15).
 */
export function listDueDays(frequency: Regular, anchor: Day, to: Day): Day[] {
  const days: Day[] = [];
  if (frequency === "SEMI_MONTHLY") {
    const date = Number(anchor.slice(8, 10));
    for (let month = parseDay(`${anchor.slice(0, 8)}01`); month <= to; month = addMonths(month, 1)) {
      const second = date === 15 ? addDays(addMonths(month, 1), -1) : addDays(month, date + 13);
      days.push(addDays(month, date - 1), second);
    }
    return days.filter((day) => day >= anchor && day <= to);
  }
  const stepDays = STEP_DAYS[frequency];
  for (let place = 0; ; place++) {
    const day = stepDays
      ? addDays(anchor, place * stepDays)
      : addMonths(anchor, place * (STEP_MONTHS[frequency] ?? 1));
    if (day > to) return days;
    days.push(day);
  }
}

/** Hours Sydney is ahead of UTC from the morning of a day on: daylight saving from the first Sunday of October to that of April. */
export function sydneyOffsetHours(day: Day): number {
  const year = day.slice(0, 4);
  return day >= firstSunday(`${year}-10`) || day < firstSunday(`${year}-04`) ? 11 : 10;
}

function firstSunday(month: string): Day {
  let day = parseDay(`${month}-01`);
  while (weekday(day) !== 0) day = addDays(day, 1);
  return day;
}

export function daysBetween(from: Day, to: Day): number {
  return toDayNumber(to) - toDayNumber(from);
}
