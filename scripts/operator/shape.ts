/**
 * Describes the structure of a response without its values: the names of the fields and the types of the values. The
 * first item of a list stands for all its items.
 */
export function shapeOf(value: unknown, depth = 0): unknown {
  if (value === null) return "null";
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0], depth + 1)];
  if (typeof value !== "object") return typeof value;
  if (depth > DEPTH_MAX) return "object";
  return Object.fromEntries(
    Object.entries(value as object).map(([name, inner]) => [safeName(name), shapeOf(inner, depth + 1)]),
  );
}

const DEPTH_MAX = 8;

/** Hides the name of a field that may be a customer's id or address. */
const safeName = (name: string): string => (/^[a-zA-Z_][a-zA-Z_]{0,40}$/.test(name) ? name : "(name)");
