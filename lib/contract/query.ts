import { z } from "zod";
import { findSizeFault, raise } from "@/lib/contract/fault";
import { refuseLength, refuseUnstorable } from "@/lib/contract/text";
import { findDay } from "@/lib/domain/day";

/** Query parameters arrive as text; these turn them into values or say what is wrong as FastAPI would. */

/** Python refuses to read a longer number. */
const DIGITS_MAX = 4_300;

/** A whole number from `min` to `max`; absent gives `fallback`. */
export function wholeNumber<F extends number | null>(min: number, max: number, fallback: F) {
  return z
    .string()
    .optional()
    .transform((value, ctx): number | F => {
      if (value === undefined) return fallback;
      const text = value.trim().replace(/(?<=\d)_(?=\d)/g, "");
      if (!/^[+-]?\d+(\.0+)?$/.test(text)) {
        const msg = "Input should be a valid integer, unable to parse string as an integer";
        raise(ctx as never, { type: "int_parsing", msg }, value);
        return z.NEVER;
      }
      if (text.length > DIGITS_MAX) {
        const msg = "Unable to parse input string as an integer, exceeded maximum size";
        raise(ctx as never, { type: "int_parsing_size", msg }, value);
        return z.NEVER;
      }
      const number = Number(text);
      const fault = findSizeFault(number, min, max);
      if (fault) raise(ctx as never, fault, value);
      return number;
    });
}

const DAY_LENGTH = "2026-07-31".length;
const TIME = /^[Tt _]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d([.,]\d{1,9})?)?([Zz]|[+-]([01]\d|2[0-3]):?[0-5]\d)?$/;

/** The first and last instants that every reader of a year has four digits for. */
const EARLIEST_MS = Date.parse("0001-01-01T00:00:00Z");
const LATEST_MS = Date.parse("9999-12-31T23:59:59.999Z");

/** An RFC 3339 time or a plain day (its start in UTC); a time that names no zone is in UTC. */
export const Instant = z
  .string()
  .optional()
  .transform((value, ctx) => {
    if (value === undefined) return undefined;
    // A plus sign in a query string is a space unless it was encoded; offsets are the usual victim.
    const text = value.replace(/^(.{16,32}) (\d{2}:?\d{2})$/, "$1+$2");
    const error = findDayFault(text) ?? findTimeFault(text.slice(DAY_LENGTH));
    if (error?.startsWith("year 0")) {
      const msg = `Input should be a valid datetime, ${error}`;
      raise(ctx as never, { type: "datetime_parsing", msg, ctx: { error } }, value);
      return z.NEVER;
    }
    if (error) {
      const msg = `Input should be a valid datetime or date, ${error}`;
      raise(ctx as never, { type: "datetime_from_date_parsing", msg, ctx: { error } }, value);
      return z.NEVER;
    }
    return new Date(Math.min(LATEST_MS, Math.max(EARLIEST_MS, Date.parse(toStandard(text)))));
  });

/** Why a text does not begin with a day, in the words of the parser that Pydantic uses; null when it does. */
function findDayFault(text: string): string | null {
  if (text.length < DAY_LENGTH) return "input is too short";
  if (!/^\d{4}/.test(text)) return "invalid character in year";
  if (text[4] !== "-") return "invalid date separator, expected `-`";
  if (!/^\d{2}/.test(text.slice(5))) return "invalid character in month";
  if (text[7] !== "-") return "invalid date separator, expected `-`";
  if (!/^\d{2}/.test(text.slice(8))) return "invalid character in day";
  const month = Number(text.slice(5, 7));
  if (month < 1 || month > 12) return "month value is outside expected range of 1-12";
  // The proleptic calendar repeats every 400 years; the year nought is in it, and refused for itself.
  const year = `${2000 + (Number(text.slice(0, 4)) % 400)}`;
  if (!findDay(`${year}${text.slice(4, DAY_LENGTH)}`)) return "day value is outside expected range";
  return text.startsWith("0000") ? "year 0 is out of range" : null;
}

function findTimeFault(text: string): string | null {
  return text === "" || TIME.test(text) ? null : "unexpected extra characters at the end of the input";
}

/** A day or time that was found right, in the one form every parser of dates reads alike. */
function toStandard(text: string): string {
  const time = text
    .slice(DAY_LENGTH + 1)
    .toUpperCase()
    .replace(",", ".");
  if (time === "") return `${text.slice(0, DAY_LENGTH)}T00:00:00Z`;
  const [, clock = "", zone = "Z"] = /^(.*?)(Z|[+-]\d{2}:?\d{2})?$/.exec(time) ?? [];
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;
  return `${text.slice(0, DAY_LENGTH)}T${clock}${offset}`;
}

/** The longest text matched or looked for. */
const TERM_LENGTH_MAX = 200;

/** Text to match, bounded, free of what the database cannot hold. */
export const Term = z
  .string()
  .optional()
  .superRefine((value, ctx) => {
    if (value === undefined) return;
    const text = ctx as z.core.$RefinementCtx<string>;
    if (!refuseUnstorable(value, text)) refuseLength(value, 0, TERM_LENGTH_MAX, text);
  });

/** What a cursor of ours looks like; whether it is one of this list, only the edge can tell. */
const CURSOR = /^[A-Za-z0-9_-]{1,180}\.[A-Za-z0-9_-]{16}$/;

/** What is wrong with a cursor that is not one of ours. */
export const CURSOR_FAULT = {
  type: "value_error",
  msg: "Value error, the cursor is not one this list gave out",
  ctx: { error: {} },
};

/** Where a list goes on, as the page before it said. */
export const Cursor = z
  .string()
  .optional()
  .superRefine((value, ctx) => {
    if (value === undefined || CURSOR.test(value)) return;
    const text = ctx as z.core.$RefinementCtx<string>;
    if (refuseUnstorable(value, text) || refuseLength(value, 0, TERM_LENGTH_MAX, text)) return;
    raise(ctx as never, CURSOR_FAULT, value);
  });
