// Formats amounts, shares and times for people, without a clock and without locale data.
import { monthName, sayDay } from "@/lib/engine/calendar/day-words";
import type { Figure, Unit, Window } from "@/lib/engine/document";

export const NOT_AVAILABLE = "not available";
/** Shown in table cells for a figure that is not available, so that columns stay narrow. */
export const DASH = "–";

const INSTANT = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;
const OFFSET_NAMES: Readonly<Record<string, string>> = { "+10:00": "AEST", "+11:00": "AEDT" };

function grouped(whole: number): string {
  return whole < 1_000 ? String(whole) : String(whole).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Writes an amount with cents: "$1,234.56", "−$83.62". */
export function money(cents: number | null): string {
  if (cents === null) return DASH;
  const size = Math.abs(cents);
  const text = `$${grouped(Math.trunc(size / 100))}.${String(size % 100).padStart(2, "0")}`;
  return cents < 0 ? `−${text}` : text;
}

/** Writes an amount in whole dollars, "$1,235", for headline figures, where cents would distract. */
export function wholeMoney(cents: number | null): string {
  if (cents === null) return DASH;
  const dollars = Math.round(Math.abs(cents) / 100);
  return cents < 0 && dollars > 0 ? `−$${grouped(dollars)}` : `$${grouped(dollars)}`;
}

/** Writes a short amount for a chart's labels: "$840", "$1.2k", "$10k". */
export function shortMoney(cents: number): string {
  const dollars = Math.abs(cents) / 100;
  const sign = cents < 0 && dollars >= 0.5 ? "−" : "";
  if (dollars < 999.5) return `${sign}$${Math.round(dollars)}`;
  const thousands = dollars / 1000;
  const text = thousands >= 99.95 ? grouped(Math.round(thousands)) : thousands.toFixed(1);
  return `${sign}$${text.replace(/\.0$/, "")}k`;
}

/** Writes a ratio as a percentage with one decimal: 0.342 becomes "34.2%". */
export function percent(ratio: number | null): string {
  return ratio === null ? DASH : `${(ratio * 100).toFixed(1).replace("-", "−")}%`;
}

/**
 * Writes a yearly rate with two decimals, as lenders do: "5.94%". With one decimal, 5.75% and 5.80% would look equal.
 */
export function yearlyRate(rate: number | null): string {
  return rate === null ? DASH : `${(rate * 100).toFixed(2)}%`;
}

/** Writes a ratio as a multiple: "5.20×". */
export function times(ratio: number | null): string {
  return ratio === null ? DASH : `${ratio.toFixed(2).replace("-", "−")}×`;
}

export function count(value: number | null): string {
  return value === null ? DASH : grouped(value);
}

/** Writes a number with its noun: "1 payment", "12 payments". */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${grouped(value)} ${value === 1 ? one : many}`;
}

/** Writes a date: "2026-07-10" becomes "10 Jul 2026". Returns text that is not a date unchanged. */
export function day(text: string | null): string {
  return text === null ? DASH : sayDay(text);
}

/** Writes a month for a chart's axis: "2026-07" becomes "Jul", or "Jul 26" if `withYear` is true. */
export function shortMonth(text: string, withYear: boolean): string {
  const name = monthName(text) ?? text;
  return withYear ? `${name} ${text.slice(2, 4)}` : name;
}

/** Writes a time with its time zone: "20 Nov 2026, 2:03 pm AEDT (UTC+11:00)". */
export function instant(text: string | null): string {
  if (text === null) return NOT_AVAILABLE;
  const found = INSTANT.exec(text);
  if (!found) return text;
  const [, date = "", hour = "", minute = "", zone = ""] = found;
  const offset = zone.toUpperCase() === "Z" ? "+00:00" : zone;
  const name = OFFSET_NAMES[offset];
  const clock = `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "am" : "pm"}`;
  return `${day(date)}, ${clock} ${name === undefined ? "" : `${name} `}(UTC${offset.replace("-", "−")})`;
}

/** Writes only the date of a time: "20 Nov 2026". */
export function dayOfInstant(text: string | null): string {
  return text === null ? NOT_AVAILABLE : day(text.slice(0, 10));
}

/** Writes a ratio as a whole percentage, for a sentence: 0.54 becomes "54%". */
export function wholePercent(ratio: number | null): string {
  return ratio === null ? DASH : `${Math.round(ratio * 100)}%`.replace("-", "−");
}

/**
 * Writes a range of days, "3 Mar to 14 Nov 2026", with the first day's year only if the years differ. If both days are
 * equal, writes one day.
 */
export function days(from: string, to: string): string {
  if (from === to) return day(from);
  const first = from.slice(0, 4) === to.slice(0, 4) ? day(from).slice(0, -5) : day(from);
  return `${first} to ${day(to)}`;
}

export function span(window: Window): string {
  return `${day(window.from)} to ${day(window.to)} (${counted(window.days, "day")})`;
}

export const figureText = ({ value, unit }: Figure): string => unitText(value, unit);

export function unitText(value: number | null, unit: Unit): string {
  if (value === null) return DASH;
  if (unit === "RATIO") return percent(value);
  if (unit === "DAYS") return counted(value, "day");
  if (unit === "MONTHS") return counted(value, "month");
  if (unit === "COUNT") return count(value);
  return money(value);
}

export function yearlyOf(monthlyCents: number | null): number | null {
  return monthlyCents === null ? null : monthlyCents * 12;
}
