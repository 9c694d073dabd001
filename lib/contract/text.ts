import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { parsePhoneNumberFromString as parseMobileNumber } from "libphonenumber-js/mobile";
import { z } from "zod";
import { refuseEmail, toMailAddress } from "@/lib/contract/email";
import { findLengthFault, raise } from "@/lib/contract/fault";

/** The kinds of text callers send us, each refusing what the database or the world behind it cannot take. */

/** White space as Unicode has it, by which Pydantic strips too, and byte order marks. */
const BLANK = /[\p{White_Space}\u{feff}]/u;

/** The text without blanks at both ends. A loop, because a pattern tied to the end takes the square of a long text. */
function strip(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && BLANK.test(text.charAt(start))) start++;
  while (end > start && BLANK.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Postgres text cannot hold NUL, and a lone surrogate is not text at all; both must be a 422, never a fault of ours. */
export function refuseUnstorable(text: string, ctx: z.core.$RefinementCtx<string>): boolean {
  const reason = text.includes("\0")
    ? "must not contain a NUL character"
    : text.isWellFormed()
      ? null
      : "must be well-formed Unicode";
  if (reason)
    raise(ctx as never, { type: "value_error", msg: `Value error, ${reason}`, ctx: { error: {} } }, text);
  return reason !== null;
}

/** Whether the length, in code points as Pydantic counts it, was refused. */
export function refuseLength(
  text: string,
  min: number,
  max: number,
  ctx: z.core.$RefinementCtx<string>,
): boolean {
  const fault = findLengthFault([...text].length, min, max);
  if (fault) raise(ctx as never, fault, text);
  return fault !== null;
}

/** Text of `min` to `max` characters after trimming. */
export function text(min: number, max: number) {
  return z
    .string()
    .overwrite(strip)
    .superRefine((value, ctx) => {
      if (!refuseUnstorable(value, ctx)) refuseLength(value, min, max, ctx);
    });
}

export const Email = z
  .string()
  .overwrite(strip)
  .superRefine((value, ctx) => {
    const reason = refuseEmail(value);
    if (!reason) return;
    raise(
      ctx as never,
      { type: "value_error", msg: `value is not a valid email address: ${reason}`, ctx: { reason } },
      value,
    );
  })
  .overwrite(toMailAddress);

/** The number in E.164 ("+61412345678"), or null when it is neither that nor an Australian number. */
export function findPhone(value: string): string | null {
  const number = parsePhoneNumberFromString(value, "AU");
  if (!number?.isPossible() || number.ext) return null;
  return number.country !== "AU" || number.isValid() ? number.number : null;
}

/**
 * The number in E.164 when it is an Australian mobile's, else null. Text messages go nowhere else: other countries cost
 * many times as much, and are what a stolen key is used for.
 */
export function findAustralianMobile(value: string): string | null {
  const number = parseMobileNumber(value, "AU");
  return number?.country === "AU" && !number.ext && number.isValid() ? number.number : null;
}

export const Phone = z
  .string()
  .trim()
  .superRefine((value, ctx) => {
    if (findPhone(value)) return;
    const reason = "must be an Australian phone number or an international one beginning with +";
    raise(ctx as never, { type: "value_error", msg: `Value error, ${reason}`, ctx: { error: {} } }, value);
  })
  .transform((value) => findPhone(value) ?? value);
