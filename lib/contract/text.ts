import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { parsePhoneNumberFromString as parseMobileNumber } from "libphonenumber-js/mobile";
import { z } from "zod";
import { refuseEmail, toMailAddress } from "@/lib/contract/email";
import { findLengthFault, raise, refuse } from "@/lib/contract/fault";

/** Schemas of text input. Each refuses text that the database or a later system cannot accept. */

/** Unicode white space, which Pydantic also strips, and byte order marks. */
const BLANK = /[\p{White_Space}\u{feff}]/u;

/**
 * Trims white space at both ends. Uses a loop, because a regular expression anchored at the end takes quadratic time on
 * long text.
 */
function strip(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && BLANK.test(text.charAt(start))) start++;
  while (end > start && BLANK.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/**
 * Refuses text that cannot be stored: Postgres cannot hold NUL, and a lone surrogate is not valid text. Without this
 * check, the call would fail with a 500. Returns true if it added an error.
 */
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

/**
 * Adds an error if the length is not allowed, counted in code points as Pydantic does. Returns true if it added an
 * error.
 */
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

/**
 * Invisible characters that change how text reads: control characters, line breaks and direction marks. Allows the two
 * joiners that scripts and emoji need.
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/** Removes invisible characters that change how text reads, including line breaks. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, "");

/** One line of text without invisible characters. */
export function line(min: number, max: number) {
  const reason = "Use one line of plain text, without hidden characters.";
  return text(min, max).superRefine((value, ctx) => refuseUnseen(value, value, reason, ctx));
}

/** Text of several lines, without invisible characters other than line breaks and tabs. */
export function lines(min: number, max: number) {
  const reason = "Use plain text, without hidden characters.";
  return text(min, max).superRefine((value, ctx) =>
    refuseUnseen(value.replace(/[\r\n\t]/g, ""), value, reason, ctx),
  );
}

function refuseUnseen(
  checked: string,
  value: string,
  reason: string,
  ctx: z.core.$RefinementCtx<string>,
): void {
  // A text with NUL has already been refused, and gets no second error.
  if (value.includes("\0") || withoutUnseen(checked) === checked) return;
  refuse(ctx as never, reason, value);
}

function refuseBadEmail(value: string, ctx: z.core.$RefinementCtx<string>): void {
  const reason = refuseEmail(value);
  if (!reason) return;
  raise(
    ctx as never,
    { type: "value_error", msg: `value is not a valid email address: ${reason}`, ctx: { reason } },
    value,
  );
}

export const Email = z.string().overwrite(strip).superRefine(refuseBadEmail).overwrite(toMailAddress);

/** Like Email, but empty text means no address. */
export const EmailOrBlank = z
  .string()
  .overwrite(strip)
  .superRefine((value, ctx) => {
    if (value !== "") refuseBadEmail(value, ctx);
  })
  .transform((value) => (value === "" ? null : toMailAddress(value)));

/** The number in E.164 ("+61412345678"); null if it is neither E.164 nor an Australian number, or has an extension. */
export function findPhone(value: string): string | null {
  const number = parsePhoneNumberFromString(value, "AU");
  if (!number?.isPossible() || number.ext) return null;
  return number.country !== "AU" || number.isValid() ? number.number : null;
}

/**
 * The number in E.164 if it is an Australian mobile, otherwise null. We do not send text messages to other countries,
 * because messages abroad cost many times as much and attract abuse of stolen keys.
 */
export function findAustralianMobile(value: string): string | null {
  const number = parseMobileNumber(value, "AU");
  return number?.country === "AU" && !number.ext && number.isValid() ? number.number : null;
}

/** A phone number, converted to E.164; empty text becomes null. */
export const PhoneOrBlank = z
  .string()
  .trim()
  .transform((value, ctx) => {
    if (value === "") return null;
    const phone = findPhone(value);
    if (phone !== null) return phone;
    const reason = "must be an Australian phone number or an international one beginning with +";
    raise(ctx as never, { type: "value_error", msg: `Value error, ${reason}`, ctx: { error: {} } }, value);
    return z.NEVER;
  });
