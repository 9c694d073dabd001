// A provider's fields. A missing, null or mistyped field counts as absent; unknown fields are ignored.

export type Fields = Readonly<Record<string, unknown>>;

/** The longest id, in characters. Longer text is not an id and must not be passed on. */
const ID_LENGTH_MAX = 200;
/** A time below this number is in seconds since 1970; any other time is in milliseconds. */
const SECONDS_MAX = 100_000_000_000;

/** True for a JSON object. A list and null are not fields. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses bytes as a JSON object; null if the bytes are not text or not a JSON object. */
export function parseFields(bytes: Uint8Array): Fields | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return isFields(value) ? value : null;
  } catch {
    // The bytes are not JSON text, so they do not come from the provider.
    return null;
  }
}

/** The value if it is a JSON object; undefined for anything else, including a list and null. */
export function findFields(value: unknown): Fields | undefined {
  return isFields(value) ? value : undefined;
}

/** The value if it is text, even empty text; undefined for anything else. Numbers are not converted. */
export function findText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/**
 * The first value that is an id. Numbers count as ids, because some responses give an institution as a number, others
 * as text.
 */
export function findId(...candidates: unknown[]): string | undefined {
  for (const each of candidates) {
    const text = typeof each === "number" && Number.isSafeInteger(each) ? String(each) : each;
    if (typeof text !== "string" || text === "" || text.length > ID_LENGTH_MAX) continue;
    if (!text.includes("\u0000")) return text;
  }
  return undefined;
}

/**
 * An amount as text. Text stays unchanged. A number is written out, which is exact for the amounts that banks send.
 * Anything else is absent.
 */
export function findAmount(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return findText(value);
}

/** The value if it is true or false; undefined for anything else. The text "true" does not count. */
export function findFlag(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

/** The entries of a list that findId accepts, as text, so whole numbers count too. Empty if the value is not a list. */
export function listTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((each) => findId(each) ?? []) : [];
}

/** An instant from RFC 3339 text or from seconds (or milliseconds) since 1970, as a number or as digits. */
export function findMoment(value: unknown): Date | null {
  const digits = typeof value === "string" && /^\d{9,13}$/.test(value) ? Number(value) : value;
  if (typeof digits === "number") {
    const at = new Date(digits < SECONDS_MAX ? digits * 1_000 : digits);
    return Number.isNaN(at.getTime()) ? null : at;
  }
  if (typeof digits !== "string" || !/^\d{4}-\d{2}-\d{2}/.test(digits)) return null;
  const at = new Date(digits);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Returns the fields without those that are null or undefined. */
export function keep<T extends Record<string, unknown>>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(present) as { [K in keyof T]?: NonNullable<T[K]> };
}
