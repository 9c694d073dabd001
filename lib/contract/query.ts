import { z } from "zod";
import { raise } from "@/lib/contract/fault";
import { findDay } from "@/lib/domain/day";

/** Query parameters arrive as text; these turn them into values or say what is wrong as FastAPI would. */

/** A whole number from `min` to `max`; absent gives `fallback`. */
export function wholeNumber(min: number, max: number, fallback: number) {
  return z
    .string()
    .optional()
    .transform((value, ctx) => {
      if (value === undefined) return fallback;
      if (!/^\s*[+-]?\d{1,15}\s*$/.test(value)) {
        const msg = "Input should be a valid integer, unable to parse string as an integer";
        raise(ctx as never, { type: "int_parsing", msg }, value);
        return z.NEVER;
      }
      const number = Number(value);
      if (number < min) {
        const msg = `Input should be greater than or equal to ${min}`;
        raise(ctx as never, { type: "greater_than_equal", msg, ctx: { ge: min } }, value);
      }
      if (number > max) {
        const msg = `Input should be less than or equal to ${max}`;
        raise(ctx as never, { type: "less_than_equal", msg, ctx: { le: max } }, value);
      }
      return number;
    });
}

const INSTANT = /^\d{4}-\d{2}-\d{2}([Tt ]\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?([Zz]|[+-]\d{2}:?\d{2})?)?$/;

/** An RFC 3339 time or a plain day (its start in UTC). */
export const Instant = z
  .string()
  .optional()
  .transform((value, ctx) => {
    if (value === undefined) return undefined;
    // A plus sign in a query string is a space unless it was encoded; offsets are the usual victim.
    const text = value.trim().replace(/ (\d{2}:?\d{2})$/, "+$1");
    const hasZone = /([Zz]|[+-]\d{2}:?\d{2})$/.test(text.slice(10));
    // A day that is in no calendar, or in no year a database knows, is refused rather than moved to another.
    const isReal =
      INSTANT.test(text) && text >= "1900" && findDay(text.slice(0, 10)) && !/^.{11}24/.test(text);
    const time = isReal ? Date.parse(text.length > 10 && !hasZone ? `${text}Z` : text) : Number.NaN;
    if (!Number.isNaN(time)) return new Date(time);
    const error = "invalid character in year";
    const msg = "Input should be a valid datetime or date, use the form 2026-07-31T09:30:00+10:00";
    raise(ctx as never, { type: "datetime_from_date_parsing", msg, ctx: { error } }, value);
    return z.NEVER;
  });

/** Text to match, bounded, free of what the database cannot hold. */
export const Term = z
  .string()
  .optional()
  .superRefine((value, ctx) => {
    if (value === undefined) return;
    if (value.includes("\0")) {
      const msg = "Value error, must not contain a NUL character";
      raise(ctx as never, { type: "value_error", msg, ctx: { error: {} } }, value);
    } else if ([...value].length > 200) {
      const msg = "String should have at most 200 characters";
      raise(ctx as never, { type: "string_too_long", msg, ctx: { max_length: 200 } }, value);
    }
  });
