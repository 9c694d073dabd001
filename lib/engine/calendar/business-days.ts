// Days on which banks settle payrolls and direct debits: weekdays that are not national public holidays. Direct
// entry settles on state holidays, so state holidays count as business days. The only exception is the King's
// Birthday in June. It is not a business day, because the states where most payrolls are run observe it (Reserve
// Bank of Australia, banking holidays).

const MS_PER_DAY = 86_400_000;

/**
 * The maximum number of days that a date may move to reach a business day. Easter closes banks from Friday to Monday;
 * Christmas may close them for four days and a weekend.
 */
const ROLL_DAYS_MAX = 6;

const holidaysOf = new Map<number, ReadonlySet<number>>();

/**
 * Caches whether a day from 1970 to 2106 is a business day, because every cadence looks up the same few days. The gain
 * of this cache and two others together is stated in streams/calendar.ts.
 */
const known = new Uint8Array(50_000);
const OPEN = 1;
const CLOSED = 2;

/** Reports whether banks settle on a day. `day` is a day number: days since 1970-01-01. */
export function isBusinessDay(day: number): boolean {
  const answer = known[day];
  if (answer) return answer === OPEN;
  const isOpen = isOpenOn(day);
  if (answer === 0) known[day] = isOpen ? OPEN : CLOSED;
  return isOpen;
}

function isOpenOn(day: number): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6) return false;
  return !listHolidays(new Date(day * MS_PER_DAY).getUTCFullYear()).has(day);
}

/**
 * The day itself if it is a business day, otherwise the last business day before it. Employers move paydays this way.
 */
export function businessDayBefore(day: number): number {
  return rollTo(day, -1);
}

/**
 * The day itself if it is a business day, otherwise the first business day after it. Banks move direct debits this
 * way.
 */
export function businessDayAfter(day: number): number {
  return rollTo(day, 1);
}

function rollTo(day: number, step: 1 | -1): number {
  for (let rolled = 0; rolled <= ROLL_DAYS_MAX; rolled++)
    if (isBusinessDay(day + rolled * step)) return day + rolled * step;
  return day;
}

/**
 * The public holidays of a year as day numbers, with a substitute weekday for each that falls on a weekend. Anzac Day
 * has no substitute.
 */
function listHolidays(year: number): ReadonlySet<number> {
  const listed = holidaysOf.get(year);
  if (listed) return listed;
  const easter = easterSunday(year);
  const christmas = dayOf(year, 12, 25);
  const june = dayOf(year, 6, 1);
  const secondMonday = june + ((8 - weekdayOf(june)) % 7) + 7;
  const days = new Set([
    ...observed(dayOf(year, 1, 1), 1),
    ...observed(dayOf(year, 1, 26), 1),
    dayOf(year, 4, 25),
    easter - 2,
    easter + 1,
    secondMonday,
    ...observed(christmas, 2),
  ]);
  holidaysOf.set(year, days);
  return days;
}

/** `length` consecutive holidays, and a substitute weekday after them for each that falls on a weekend. */
function observed(first: number, length: number): number[] {
  const days = Array.from({ length }, (_, index) => first + index);
  let owed = days.filter((day) => weekdayOf(day) === 0 || weekdayOf(day) === 6).length;
  for (let day = first + length; owed > 0; day++) {
    if (weekdayOf(day) === 0 || weekdayOf(day) === 6) continue;
    days.push(day);
    owed--;
  }
  return days;
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm printed in Nature, 1876). */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const lunar =
    (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const moon =
    lunar - Math.floor(lunar / 28) * (1 - Math.floor(29 / (lunar + 1)) * Math.floor((21 - golden) / 11));
  const leap = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const offset = moon - leap;
  const month = 3 + Math.floor((offset + 40) / 44);
  const date = offset + 28 - 31 * Math.floor(month / 4);
  return dayOf(year, month, date);
}

function dayOf(year: number, month: number, date: number): number {
  return Date.UTC(year, month - 1, date) / MS_PER_DAY;
}

/** The day of the week: 0 = Sunday … 6 = Saturday. */
function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}
