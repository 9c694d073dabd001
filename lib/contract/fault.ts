import type { z } from "zod";
import type { FieldError } from "@/lib/errors";

/**
 * Converts zod's issues to the items of a 422 body, with FastAPI's messages, types and order, so that clients written
 * for a FastAPI service can read our errors. Reports all errors at once, in the order of the schema's fields.
 */

/**
 * Echoed strings are cut to this many characters. An object is not echoed at all if its JSON is longer than
 * ECHO_OBJECT_BYTES_MAX. A number that JSON cannot represent exactly is not echoed either, so that an echo never
 * differs from the input.
 */
const ECHO_STRING_MAX = 256;
const ECHO_OBJECT_BYTES_MAX = 1_024;

/** The message of a URL schema for input that is not text. toFault recognises the error by this message. */
export const NOT_AN_ADDRESS = "URL input should be a string or URL";

/** An issue that one of our own schemas raises, already in the wire format. */
export type OwnFault = { type: string; msg: string; ctx?: Record<string, unknown> };

/** Adds an issue in the wire format from within a zod refinement. */
export function raise(
  ctx: { addIssue: (issue: never) => void; value?: unknown },
  fault: OwnFault,
  input: unknown,
): void {
  ctx.addIssue({ code: "custom", message: fault.msg, params: { fault }, input } as never);
}

/** Adds an issue with our own reason. The 422 body has the reason in `msg` and under `ctx`. */
export function refuse(ctx: z.core.$RefinementCtx, reason: string, input: unknown): void {
  raise(ctx as never, { type: "value_error", msg: `Value error, ${reason}`, ctx: { reason } }, input);
}

/** Lists the expected values as Pydantic does: `'a', 'b' or 'c'`. */
export function listExpected(values: readonly unknown[]): string {
  const quoted = values.map((value) => (typeof value === "string" ? `'${value}'` : String(value)));
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`;
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return value;
}

function echo(value: unknown): { input?: unknown } {
  if (value === undefined) return { input: null };
  if (typeof value === "string") return { input: cut(value) };
  if (typeof value === "number") return isExact(value) ? { input: value } : {};
  if (value === null || typeof value !== "object") return { input: value };
  let isWhole = true;
  const text = JSON.stringify(value, (_, inner) => {
    if (typeof inner === "number" && !isExact(inner)) isWhole = false;
    return typeof inner === "string" ? inner.toWellFormed() : inner;
  });
  return isWhole && Buffer.byteLength(text) <= ECHO_OBJECT_BYTES_MAX ? { input: JSON.parse(text) } : {};
}

/**
 * The first ECHO_STRING_MAX characters of a text. Never splits a character, so that every JSON parser accepts the
 * result.
 */
export function cut(text: string): string {
  return [...text.slice(0, 2 * ECHO_STRING_MAX)].slice(0, ECHO_STRING_MAX).join("").toWellFormed();
}

function isExact(value: number): boolean {
  return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
}

function toFault(issue: z.core.$ZodIssue): OwnFault {
  switch (issue.code) {
    case "custom":
      return (
        (issue.params?.fault as OwnFault | undefined) ?? {
          type: "value_error",
          msg: `Value error, ${issue.message}`,
        }
      );
    case "invalid_type":
      if (issue.message === NOT_AN_ADDRESS) return { type: "url_type", msg: NOT_AN_ADDRESS };
      if (issue.expected === "array") return { type: "list_type", msg: "Input should be a valid list" };
      if (issue.expected === "record")
        return { type: "dict_type", msg: "Input should be a valid dictionary" };
      return issue.expected === "string"
        ? { type: "string_type", msg: "Input should be a valid string" }
        : {
            type: "model_attributes_type",
            msg: "Input should be a valid dictionary or object to extract fields from",
          };
    case "invalid_value": {
      const expected = listExpected(issue.values);
      return { type: "literal_error", msg: `Input should be ${expected}`, ctx: { expected } };
    }
    case "too_big":
      return describeLength("string_too_long", "at most", "max_length", Number(issue.maximum));
    case "too_small":
      return describeLength("string_too_short", "at least", "min_length", Number(issue.minimum));
    default:
      return { type: "value_error", msg: "Value error, the value is not valid", ctx: { error: {} } };
  }
}

function describeLength(type: string, bound: string, key: string, length: number): OwnFault {
  return {
    type,
    msg: `String should have ${bound} ${length} character${length === 1 ? "" : "s"}`,
    ctx: { [key]: length },
  };
}

/** Returns the error if a text's length, in characters, is less than `min` or more than `max`; otherwise null. */
export function findLengthFault(length: number, min: number, max: number): OwnFault | null {
  if (length < min) return describeLength("string_too_short", "at least", "min_length", min);
  return length > max ? describeLength("string_too_long", "at most", "max_length", max) : null;
}

/** Returns the error if a number is less than `min` or more than `max`; otherwise null. */
export function findSizeFault(value: number, min: number, max: number): OwnFault | null {
  if (value < min) {
    const msg = `Input should be greater than or equal to ${min}`;
    return { type: "greater_than_equal", msg, ctx: { ge: min } };
  }
  if (value <= max) return null;
  return { type: "less_than_equal", msg: `Input should be less than or equal to ${max}`, ctx: { le: max } };
}

/** Converts the issues of one part of a request; `where` is "body", "query", "path" or "header". */
export function toFieldErrors(
  where: string,
  issues: readonly z.core.$ZodIssue[],
  input: unknown,
): FieldError[] {
  return issues.map((issue) => {
    const loc = [where, ...issue.path.map((key) => (typeof key === "number" ? key : String(key)))];
    const value = valueAt(input, issue.path);
    const isMissing = value === undefined && issue.path.length > 0;
    if (isMissing) {
      return {
        type: "missing",
        loc,
        msg: "Field required",
        ...echo(valueAt(input, issue.path.slice(0, -1))),
      };
    }
    const { type, msg, ctx } = toFault(issue);
    return { type, loc, msg, ...echo(value), ...(ctx ? { ctx } : {}) };
  });
}
