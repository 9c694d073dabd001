/** How days and months are said in a sentence: the same in the engine's own words and in every page that prints them. */

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "2026-07-10" as "10 Jul 2026". Text that is no date is given back as it is. */
export function sayDay(text: string): string {
  const name = monthName(text);
  return name === null ? text : `${Number(text.slice(8, 10))} ${name} ${text.slice(0, 4)}`;
}

/** "2026-07", or any day of it, as "Jul 2026". Text that is no month is given back as it is. */
export function sayMonth(text: string): string {
  const name = monthName(text);
  return name === null ? text : `${name} ${text.slice(0, 4)}`;
}

/** The month's short name alone; null for text that names none. */
export function monthName(text: string): string | null {
  return MONTHS[Number(text.slice(5, 7)) - 1] ?? null;
}

/** Whether a sentence names a month or a day of one in these words. */
export function namesMonth(text: string): boolean {
  return MONTH_SAID.test(text);
}

const MONTH_SAID = new RegExp(`\\b(?:${MONTHS.join("|")}) \\d{4}\\b`);
