/**
 * Names on the wire. The document's camelCase names become snake_case by one mechanical rule, so JSON and XML cannot
 * drift apart and a new field needs no second definition. Only property names change, never text.
 */
export type Wire = string | number | boolean | null | Wire[] | { [name: string]: Wire };

const UPPER = /[A-Z]/g;
const WORD_THEN_NUMBER = /([a-z]{2})(\d)/g;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const names = new Map<string, string>();

/** "incomeNetMonthly" → "income_net_monthly", "daysUnder100" → "days_under_100", "m12" stays "m12". */
export function toWireName(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const made = name.replace(WORD_THEN_NUMBER, "$1_$2").replace(UPPER, (letter) => `_${letter.toLowerCase()}`);
  names.set(name, made);
  return made;
}

/**
 * The value as it is written: names in snake_case, undefined left out, and half of a surrogate pair replaced, because
 * text with one has no UTF-8 form and so no digest two readers would agree on.
 */
export function toWire(value: unknown): Wire {
  if (typeof value === "string") return value.replace(LONE_SURROGATE, "\uFFFD");
  if (value === null || typeof value === "boolean") return value;
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new RangeError("a number in the document is not finite");
    return value;
  }
  if (Array.isArray(value)) return value.map(toWire);
  if (typeof value !== "object") throw new TypeError("the document holds something that is not plain data");
  const wire: { [name: string]: Wire } = {};
  for (const [name, inner] of Object.entries(value)) {
    if (inner !== undefined) wire[toWireName(name)] = toWire(inner);
  }
  return wire;
}

const JOINT = /_([a-z0-9])/g;
const namesBack = new Map<string, string>();

/** The name that `toWireName` wrote: exact, because no name of the document has an underscore of its own. */
function fromWireName(name: string): string {
  const known = namesBack.get(name);
  if (known !== undefined) return known;
  const made = name.replace(JOINT, (_, letter: string) => letter.toUpperCase());
  namesBack.set(name, made);
  return made;
}

/** What `toWire` was given, with half surrogates replaced and without what was undefined. */
export function fromWire(value: Wire): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(fromWire);
  const plain: { [name: string]: unknown } = {};
  for (const [name, inner] of Object.entries(value)) plain[fromWireName(name)] = fromWire(inner);
  return plain;
}
