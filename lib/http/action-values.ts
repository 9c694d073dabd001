import { findTooDeep } from "@/lib/http/json-fault";

/**
 * The deepest allowed nesting; our pages send no value that is nested this deeply. A limit is needed because the
 * framework reads nested values recursively.
 */
const DEPTH_MAX = 64;
/**
 * The texts beginning with `$` that pages can send. Most stand for a value that JSON cannot express: undefined, a
 * number such as NaN, a form, or a time. A text that itself begins with `$` is sent with a second `$`.
 */
const MARKED = /^\$(\$|(undefined|NaN|-0|-?Infinity)$|K[0-9a-f]{1,5}$|D\d{4}-\d\d-\d\dT)/;

/**
 * Reports whether text is a list of values as our pages send them to an action. The framework marks other kinds of
 * values with `$` and a letter. If such a mark is invalid, the framework fails with a server error or never answers.
 * A value may refer to an earlier object of its list. The reference begins with `$` and `part`, the number of the
 * list.
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

/**
 * Reports whether a value is one that our pages send. `known` contains the references to earlier objects. It does not
 * contain the objects around this value, because a value must not refer to them.
 */
function isValue(value: unknown, path: string, known: Set<string>): boolean {
  if (typeof value === "string") return !value.startsWith("$") || MARKED.test(value) || known.has(value);
  if (typeof value !== "object" || value === null) return true;
  if (!Object.entries(value).every(([name, each]) => isValue(each, `${path}:${name}`, known))) return false;
  known.add(path);
  return true;
}

/** Reports whether brackets outside strings nest more deeply than in any value that our pages send. */
export const isTooDeep = (text: string): boolean => findTooDeep(text, DEPTH_MAX) !== null;
