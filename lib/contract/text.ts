import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import { raise } from "@/lib/contract/fault";

/** The kinds of text callers send us, each refusing what the database or the world behind it cannot take. */

const URL_LENGTH_MAX = 2_083;
const EMAIL_LENGTH_MAX = 254;

/** Postgres text cannot hold NUL, and a lone surrogate is not text at all; both must be a 422, never a fault of ours. */
function refuseUnstorable(text: string, ctx: z.core.$RefinementCtx<string>): boolean {
  const reason = text.includes("\0")
    ? "must not contain a NUL character"
    : text.isWellFormed()
      ? null
      : "must be well-formed Unicode";
  if (reason)
    raise(ctx as never, { type: "value_error", msg: `Value error, ${reason}`, ctx: { error: {} } }, text);
  return reason !== null;
}

/** Length in code points, as Pydantic counts it. */
function refuseLength(text: string, min: number, max: number, ctx: z.core.$RefinementCtx<string>): void {
  const length = [...text].length;
  const say = (type: string, bound: string, key: string, limit: number) =>
    raise(
      ctx as never,
      {
        type,
        msg: `String should have ${bound} ${limit} character${limit === 1 ? "" : "s"}`,
        ctx: { [key]: limit },
      },
      text,
    );
  if (length < min) say("string_too_short", "at least", "min_length", min);
  if (length > max) say("string_too_long", "at most", "max_length", max);
}

/** Text of `min` to `max` characters after trimming. */
export function text(min: number, max: number) {
  return z
    .string()
    .trim()
    .superRefine((value, ctx) => {
      if (!refuseUnstorable(value, ctx)) refuseLength(value, min, max, ctx);
    });
}

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** Null for an address mail can be sent to; else why not, in email-validator's words. */
export function refuseEmail(address: string): string | null {
  const at = address.lastIndexOf("@");
  if (at < 0) return "An email address must have an @-sign.";
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  if (!local) return "There must be something before the @-sign.";
  if (!domain) return "There must be something after the @-sign.";
  if (!domain.includes(".")) return "The part after the @-sign is not valid. It should have a period.";
  if (!LOCAL.test(local)) return "The email address contains invalid characters before the @-sign.";
  if (!DOMAIN.test(domain)) return "The part after the @-sign contains invalid characters.";
  return address.length > EMAIL_LENGTH_MAX ? "The email address is too long." : null;
}

export const Email = z
  .string()
  .trim()
  .superRefine((value, ctx) => {
    const reason = refuseEmail(value);
    if (!reason) return;
    raise(
      ctx as never,
      { type: "value_error", msg: `value is not a valid email address: ${reason}`, ctx: { reason } },
      value,
    );
  });

/** The number in E.164 ("+61412345678"), or null when it is neither that nor an Australian number. */
export function findPhone(value: string): string | null {
  const number = parsePhoneNumberFromString(value, "AU");
  return number?.isPossible() ? number.number : null;
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

/**
 * A web address the customer may be sent to. https; http only for this machine, for trying things out. The environment
 * is not known here, so the edge refuses http in live.
 */
export const WebAddress = z.string().superRefine((value, ctx) => {
  const parsing = (error: string) =>
    raise(
      ctx as never,
      { type: "url_parsing", msg: `Input should be a valid URL, ${error}`, ctx: { error } },
      value,
    );
  const scheme = (expected: string) =>
    raise(
      ctx as never,
      { type: "url_scheme", msg: `URL scheme should be ${expected}`, ctx: { expected_schemes: expected } },
      value,
    );
  if (value.length > URL_LENGTH_MAX) {
    return raise(
      ctx as never,
      {
        type: "url_too_long",
        msg: `URL should have at most ${URL_LENGTH_MAX} characters`,
        ctx: { max_length: URL_LENGTH_MAX },
      },
      value,
    );
  }
  if (value === "") return parsing("input is empty");
  if (refuseUnstorable(value, ctx)) return;
  if (!/^[A-Za-z][A-Za-z0-9+.-]*:/.test(value)) return parsing("relative URL without a base");
  if (/\s/.test(value)) return parsing("invalid character");
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    return parsing(/^https?:\/*$/i.test(value) ? "empty host" : "invalid international domain name");
  }
  if (url.username || url.password) return parsing("credentials are not allowed");
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLocal)) scheme("'https'");
});
