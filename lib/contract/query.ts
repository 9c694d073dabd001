import { z } from "zod";
import { findSizeFault, raise } from "@/lib/contract/fault";
import { refuseLength, refuseUnstorable } from "@/lib/contract/text";
import { type Day, findDay } from "@/lib/engine/calendar/day";

/** Parses query parameters from text, with FastAPI's error messages. */

/** The maximum number of digits of a number that Python parses as an integer. */
const DIGITS_MAX = 4_300;

/** A whole number from `min` to `max`; `fallback` if absent. */
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

/** The range of instants whose years have four digits. */
const EARLIEST_MS = Date.parse("0001-01-01T00:00:00Z");
const LATEST_MS = Date.parse("9999-12-31T23:59:59.999Z");

/** An RFC 3339 time or a plain day (its start in UTC). A time without a zone is in UTC. */
export const Instant = z
  .string()
  .optional()
  .transform((value, ctx) => {
    if (value === undefined) return undefined;
    // An unencoded plus sign in a query string arrives as a space. Before an offset, the space is turned back into a
    // plus.
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

/** The error of text that does not start with a valid day, in the words of Pydantic's parser; otherwise null. */
function findDayFault(text: string): string | null {
  if (text.length < DAY_LENGTH) return "input is too short";
  if (!/^\d{4}/.test(text)) return "invalid character in year";
  if (text[4] !== "-") return "invalid date separator, expected `-`";
  if (!/^\d{2}/.test(text.slice(5))) return "invalid character in month";
  if (text[7] !== "-") return "invalid date separator, expected `-`";
  if (!/^\d{2}/.test(text.slice(8))) return "invalid character in day";
  const month = Number(text.slice(5, 7));
  if (month < 1 || month > 12) return "month value is outside expected range of 1-12";
  // Uses a year from 2000 on, because the calendar repeats every 400 years. Year 0 is refused separately.
  const year = `${2000 + (Number(text.slice(0, 4)) % 400)}`;
  if (!findDay(`${year}${text.slice(4, DAY_LENGTH)}`)) return "day value is outside expected range";
  return text.startsWith("0000") ? "year 0 is out of range" : null;
}

function findTimeFault(text: string): string | null {
  return text === "" || TIME.test(text) ? null : "unexpected extra characters at the end of the input";
}

/** Rewrites a valid day or time in the one format that every date parser reads in the same way. */
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

/** The longest text to match or search for, in characters. */
const TERM_LENGTH_MAX = 200;

/** Search text within the length limit, without characters that the database cannot store. */
export const Term = z
  .string()
  .optional()
  .superRefine((value, ctx) => {
    if (value === undefined) return;
    const text = ctx as z.core.$RefinementCtx<string>;
    if (!refuseUnstorable(value, text)) refuseLength(value, 0, TERM_LENGTH_MAX, text);
  });

/** The format of our cursors. Only the route can check that a cursor belongs to its list. */
const CURSOR = /^[A-Za-z0-9_-]{1,180}\.[A-Za-z0-9_-]{16}$/;

/** The error of a cursor that is malformed or comes from another list. */
export const CURSOR_FAULT = {
  type: "value_error",
  msg: "Value error, the cursor does not come from this list",
  ctx: { error: {} },
};

/** The cursor from which the list continues, as returned with the previous page. */
export const Cursor = z
  .string()
  .optional()
  .superRefine((value, ctx) => {
    if (value === undefined || CURSOR.test(value)) return;
    const text = ctx as z.core.$RefinementCtx<string>;
    if (refuseUnstorable(value, text) || refuseLength(value, 0, TERM_LENGTH_MAX, text)) return;
    raise(ctx as never, CURSOR_FAULT, value);
  });

/** A calendar day in Sydney that a person entered in a form or a filter. */
export const SydneyDay = z.string().transform((text, ctx): Day => {
  const day = findDay(text);
  if (day) return day;
  ctx.addIssue({ code: "custom", message: "Enter a day." });
  return z.NEVER;
});
