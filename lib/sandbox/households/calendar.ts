import { addDays, type Day, fromDayNumber, parseDay, toDayNumber, weekday } from "@/lib/engine/calendar/day";

/**
 * The days other than weekends on which banks are closed, by year: the national public holidays, and the King's
 * Birthday in June, as in most states.
 */
const holidaysByYear = new Map<string, ReadonlySet<string>>();

/** Computes Easter Sunday (the anonymous Gregorian computus). */
function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekShift = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekShift) / 451);
  const sum = epact + weekShift - 7 * late + 114;
  const month = String(Math.floor(sum / 31)).padStart(2, "0");
  return parseDay(`${year}-${month}-${String((sum % 31) + 1).padStart(2, "0")}`);
}

function isWeekend(day: Day): boolean {
  return weekday(day) === 0 || weekday(day) === 6;
}

/** The day on which a holiday is observed: the day itself or, on a weekend, the next weekday that is not a holiday. */
function observed(day: Day, taken: ReadonlySet<string>): Day {
  let moved = day;
  while (isWeekend(moved) || taken.has(moved)) moved = addDays(moved, 1);
  return moved;
}

function makeHolidays(year: string): ReadonlySet<string> {
  const easter = easterSunday(Number(year));
  const days = new Set<string>([addDays(easter, -2), addDays(easter, 1), `${year}-04-25`]);
  for (const date of ["01-01", "01-26", "12-25", "12-26"])
    days.add(observed(parseDay(`${year}-${date}`), days));
  const june = toDayNumber(parseDay(`${year}-06-01`));
  // The King's Birthday: the second Monday in June.
  const firstMonday = june + ((8 - weekday(fromDayNumber(june))) % 7);
  days.add(fromDayNumber(firstMonday + 7));
  return days;
}

/** True when banks settle on this day. */
export function isBusinessDay(day: Day): boolean {
  if (isWeekend(day)) return false;
  const year = day.slice(0, 4);
  const known = holidaysByYear.get(year) ?? makeHolidays(year);
  holidaysByYear.set(year, known);
  return !known.has(day);
}

/** The day itself or, if banks are closed, the last business day before it. Payrolls pay early in this way. */
export function rollBack(day: Day): Day {
  let moved = day;
  while (!isBusinessDay(moved)) moved = addDays(moved, -1);
  return moved;
}

/** The day itself or, if banks are closed, the next business day. For direct debits. */
export function rollForward(day: Day): Day {
  let moved = day;
  while (!isBusinessDay(moved)) moved = addDays(moved, 1);
  return moved;
}
