import { type Day, findDay, findStatementDay } from "@/lib/engine/calendar/day";

/** The order of the day and the month in "03/04/2026". Australian statements print the day first. */
export type DateOrder = "DAY_FIRST" | "MONTH_FIRST";

const LENGTH_MAX = 40;
const MONTHS = "JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC";
const WEEKDAY = /^(?:MON|TUE|WED|THU|FRI|SAT|SUN)[A-Z]{0,6},? +/;
const CLOCK = /^(?:[T ,]+\d{1,2}:\d{2}[0-9:. APMZ+-]*)?$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?!\d)/;
const NUMBERS = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/;
const NAMED = /^(\d{1,2})(?:ST|ND|RD|TH)?[- /]?([A-Z]{3,9})[-, /]{0,2}(\d{4}|\d{2})(?!\d)/;
const NAME_FIRST = /^([A-Z]{3,9}) (\d{1,2}),? (\d{4})(?!\d)/;

/**
 * Finds the order of day and month in a column of dates. Counts the dates that are valid in only one order, and
 * returns the more frequent order; day first if both are equally frequent.
 */
export function findDateOrder(texts: Iterable<string>): DateOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const text of texts) {
    const found = NUMBERS.exec(toPlain(text));
    if (!found) continue;
    if (Number(found[1]) > 12) dayFirst += 1;
    else if (Number(found[2]) > 12) monthFirst += 1;
  }
  return monthFirst > dayFirst ? "MONTH_FIRST" : "DAY_FIRST";
}

/**
 * Reads a date as statements print it ("10/07/2026", "10 Jul 26", "2026-07-10", with or without a time); otherwise
 * null.
 */
export function findPrintedDay(text: string, order: DateOrder): Day | null {
  if (text.length > LENGTH_MAX) return null;
  const instant = findStatementDay(text.trim());
  if (instant) return instant;
  const plain = toPlain(text);
  for (const read of [readYearFirst, readNumbers, readNamed]) {
    const found = read(plain, order);
    if (found && CLOCK.test(plain.slice(found.length))) return findDay(found.day);
  }
  return null;
}

type PrintedDay = { day: string; length: number } | null;

function toPlain(text: string): string {
  return text.slice(0, LENGTH_MAX).trim().toUpperCase().replace(WEEKDAY, "");
}

function readYearFirst(plain: string): PrintedDay {
  const found = YEAR_FIRST.exec(plain) ?? COMPACT.exec(plain);
  if (!found) return null;
  return toFound(found[0], found[1], found[2], found[3]);
}

function readNumbers(plain: string, order: DateOrder): PrintedDay {
  const found = NUMBERS.exec(plain);
  if (!found) return null;
  const [whole, first, second, year] = found;
  return order === "DAY_FIRST" ? toFound(whole, year, second, first) : toFound(whole, year, first, second);
}

function readNamed(plain: string): PrintedDay {
  const named = NAMED.exec(plain);
  if (named) return toFound(named[0], named[3], monthOfName(named[2]), named[1]);
  const first = NAME_FIRST.exec(plain);
  return first ? toFound(first[0], first[3], monthOfName(first[1]), first[2]) : null;
}

function monthOfName(name = ""): string {
  const index = MONTHS.indexOf(name.slice(0, 3));
  return index >= 0 && index % 3 === 0 ? String(index / 3 + 1) : "0";
}

function toFound(whole: string, year = "", month = "", day = ""): PrintedDay {
  const fullYear = year.length === 2 ? `20${year}` : year;
  return { day: `${fullYear}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`, length: whole.length };
}
