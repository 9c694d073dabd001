// Names on the wire. One mechanical rule converts the document's camelCase names to snake_case, so that JSON and XML
// cannot diverge and a new field needs no second definition. Only property names change, never text.

export type Wire = string | number | boolean | null | Wire[] | { [name: string]: Wire };

const UPPER = /[A-Z]/g;
const WORD_THEN_NUMBER = /([a-z]{2})(\d)/g;

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
 * The names of an object's members: `own` as in the document, `wire` as in the output. Both lists are in the order
 * of the output.
 */
type Members = { own: readonly string[]; wire: readonly string[] };

/**
 * Caches the sorted members for each list of property names. Lists are grouped by their first property name, because
 * comparing a few lists is faster than joining the names into a key. A document has thousands of objects with the same
 * properties. Without the cache, the property names of each object would be sorted. The signed JSON of 3,000 rows would
 * then take 27 ms instead of 19 (measured in one run).
 */
const ordered = new Map<string, { names: readonly string[]; members: Members }[]>();

/** The members of an object in the order of RFC 8785: by the UTF-16 code units of the written name. */
export function membersOf(value: object): Members {
  const names = Object.keys(value);
  const first = names[0] ?? "";
  const alike = ordered.get(first) ?? [];
  for (const known of alike) if (isSame(known.names, names)) return known.members;
  const members = order(names);
  ordered.set(first, [...alike, { names, members }]);
  return members;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}

function order(names: readonly string[]): Members {
  const pairs = names.map((own) => ({ own, wire: toWireName(own) }));
  pairs.sort((one, other) => (one.wire < other.wire ? -1 : 1));
  return { own: pairs.map(({ own }) => own), wire: pairs.map(({ wire }) => wire) };
}

/** Returns the number. Throws RangeError if JSON cannot represent it. */
export function toFinite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError("a number in the document is not finite");
  return value;
}

const JOINT = /_([a-z0-9])/g;
const namesBack = new Map<string, string>();

/** Reverses `toWireName`: exact, because no name in the document contains an underscore. */
export function fromWireName(name: string): string {
  const known = namesBack.get(name);
  if (known !== undefined) return known;
  const made = name.replace(JOINT, (_, letter: string) => letter.toUpperCase());
  namesBack.set(name, made);
  return made;
}

/**
 * Converts the written form back to the document's names. The result has no undefined members, and lone surrogates stay
 * replaced.
 */
export function fromWire(value: Wire): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(fromWire);
  const plain: { [name: string]: unknown } = {};
  for (const name in value) plain[fromWireName(name)] = fromWire(value[name] as Wire);
  return plain;
}
