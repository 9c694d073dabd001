/**
 * The deepest allowed nesting. No value that our pages send is nested this deeply. The framework reads nested values
 * recursively.
 */
const DEPTH_MAX = 64;
/** The marked texts that pages can send: escaped text, no value, a form, a time, and numbers that JSON lacks. */
const MARKED = /^\$(\$|(undefined|NaN|-0|-?Infinity)$|K[0-9a-f]{1,5}$|D\d{4}-\d\d-\d\dT)/;

/**
 * Reports whether text is a list of values as our pages send them to an action. The framework marks other kinds of
 * values by `$` and a letter; on one that does not fit, it fails with a server error or never answers. A list may refer
 * to an object earlier in it; `part` is the number by which it names itself.
 */
export function areActionValues(text: string, part: string): boolean {
  if (isTooDeep(text)) return false;
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    return false;
  }
  return Array.isArray(values) && isValue(values, `$${part}`, new Set());
}

/** `known` has the references to the objects before this value. The references to its own parents are not in it. */
function isValue(value: unknown, path: string, known: Set<string>): boolean {
  if (typeof value === "string") return !value.startsWith("$") || MARKED.test(value) || known.has(value);
  if (typeof value !== "object" || value === null) return true;
  if (!Object.entries(value).every(([name, each]) => isValue(each, `${path}:${name}`, known))) return false;
  known.add(path);
  return true;
}

/** Reports whether brackets outside strings nest deeper than DEPTH_MAX. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isString = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index];
    if (sign === '"') isString = !isString;
    else if (isString && sign === "\\") index++;
    else if (!isString && (sign === "[" || sign === "{")) depth++;
    else if (!isString && (sign === "]" || sign === "}")) depth--;
    if (depth > DEPTH_MAX) return true;
  }
  return false;
}
