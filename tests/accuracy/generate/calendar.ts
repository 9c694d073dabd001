import { addDays, addMonths, type Day, parseDay, toDayNumber, weekday } from "@/lib/engine/calendar/day";
import type { Frequency } from "@/lib/engine/document";

/** Weekday public holidays, national and of New South Wales. Banks do not settle on these days. */
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

/** Returns the day if it is a business day, otherwise the previous business day, on which pay arrives. */
export function rollBack(day: Day): Day {
  return isBusinessDay(day) ? day : rollBack(addDays(day, -1));
}

/** Returns the day if it is a business day, otherwise the next business day, on which a direct debit is made. */
export function rollOn(day: Day): Day {
  return isBusinessDay(day) ? day : rollOn(addDays(day, 1));
}

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
 * Lists the due days of a frequency from `anchor` to `to`, without regard to weekends and holidays. Semi-monthly
 * payments fall on the anchor's date and fourteen days later. If the anchor is the 15th, the second falls on the
 * month's last day.
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
  for (let index = 0; ; index++) {
    const day = stepDays
      ? addDays(anchor, index * stepDays)
      : addMonths(anchor, index * (STEP_MONTHS[frequency] ?? 1));
    if (day > to) return days;
    days.push(day);
  }
}

/**
 * Returns how many hours Sydney is ahead of UTC on a day: 11 from the first Sunday of October to the first Sunday of
 * April, otherwise 10.
 */
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
