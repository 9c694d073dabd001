// Calendar arithmetic on the characters of a date. The platform's parser and time-zone tables are used only for unusual
// texts, because they take longer than reading the rest of a row.

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DASH = 45;
const ZERO = 48;
const COLON = 58;
const MINUTES_PER_DAY = 1_440;

/**
 * Returns the number of days from 1970-01-01 to the day with which a text begins, in the form "YYYY-MM-DD". Null if
 * the text does not begin with a real day of the calendar.
 */
export function findDayNumber(text: string): number | null {
  const year = digitsAt(text, 0, 4);
  const month = digitsAt(text, 5, 2);
  const date = digitsAt(text, 8, 2);
  if (year < 0 || month < 1 || month > 12 || date < 1) return null;
  if (text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH) return null;
  const isLeapDay = month === 2 && date === 29 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (date > (MONTH_LENGTHS[month - 1] ?? 0) && !isLeapDay) return null;
  // Years are counted from March, so that the leap day is the last day of its year.
  const from = month > 2 ? year : year - 1;
  const century = Math.floor(from / 100);
  const leapDays = Math.floor(from / 4) - century + Math.floor(century / 4);
  return from * 365 + leapDays + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 719_469;
}

/** Minutes since 1970-01-01 in UTC of "YYYY-MM-DDThh:mm[:ss[.f]]" with "Z" or "±hh:mm"; null for any other text. */
export function findMinute(text: string): number | null {
  const day = findDayNumber(text);
  const hour = digitsAt(text, 11, 2);
  const minute = digitsAt(text, 14, 2);
  if (day === null || text[10] !== "T" || text.charCodeAt(13) !== COLON) return null;
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59) return null;
  const offset = findOffset(text, skipSeconds(text, 16));
  return offset === null ? null : day * MINUTES_PER_DAY + hour * 60 + minute - offset;
}

/** The index after ":ss" or ":ss.fff" at `index`; `index` itself if there is neither; -1 for invalid seconds. */
function skipSeconds(text: string, index: number): number {
  if (text.charCodeAt(index) !== COLON) return index;
  const second = digitsAt(text, index + 1, 2);
  if (second < 0 || second > 59) return -1;
  let end = index + 3;
  if (text[end] !== ".") return end;
  end++;
  while (digitsAt(text, end, 1) >= 0) end++;
  return end === index + 4 ? -1 : end;
}

function findOffset(text: string, index: number): number | null {
  const sign = text[index];
  if (sign === "Z") return index === text.length - 1 ? 0 : null;
  if ((sign !== "+" && sign !== "-") || index !== text.length - 6) return null;
  const hours = digitsAt(text, index + 1, 2);
  const minutes = digitsAt(text, index + 4, 2);
  if (hours < 0 || hours > 14 || minutes < 0 || minutes > 59 || text.charCodeAt(index + 3) !== COLON)
    return null;
  return (sign === "-" ? -1 : 1) * (hours * 60 + minutes);
}

/** The number in the `count` digits from `index`; -1 if one of these characters is not a digit. */
function digitsAt(text: string, index: number, count: number): number {
  let value = 0;
  for (let at = index; at < index + count; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return -1;
    value = value * 10 + digit;
  }
  return value;
}
