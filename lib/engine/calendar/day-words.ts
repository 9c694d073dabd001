// Formats days and months, the same in the engine's sentences, in reports and on pages.

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "2026-07-10" as "10 Jul 2026". Returns text that is not a date unchanged. */
export function sayDay(text: string): string {
  const name = monthName(text);
  return name === null ? text : `${Number(text.slice(8, 10))} ${name} ${text.slice(0, 4)}`;
}

/** "2026-07", or any day of it, as "Jul 2026". Returns text that is not a month unchanged. */
export function sayMonth(text: string): string {
  const name = monthName(text);
  return name === null ? text : `${name} ${text.slice(0, 4)}`;
}

/** A number of days in words: "1 day", "12 days". */
export const sayDays = (days: number): string => `${days} day${days === 1 ? "" : "s"}`;

/** The short name of the month in "2026-07" or in a day of it; null for text without a month. */
export function monthName(text: string): string | null {
  return MONTHS[Number(text.slice(5, 7)) - 1] ?? null;
}

/** Reports whether a sentence contains a month or a day as `sayMonth` or `sayDay` writes it. */
export function namesMonth(text: string): boolean {
  return MONTH_SAID.test(text);
}

const MONTH_SAID = new RegExp(`\\b(?:${MONTHS.join("|")}) \\d{4}\\b`);
