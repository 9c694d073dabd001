import { isFields } from "@/lib/adapters/upstream/rest/fields";

/** Details nest a few levels; deeper is not looked at. */
const DEPTH_MAX = 6;

/**
 * Their snake_case as the standards' camelCase, all the way down. Numbers become text, because the standards write every
 * amount and rate as text; what is null is left out.
 */
export function toCamel(value: unknown, depth = 0): unknown {
  if (typeof value === "number") return String(value);
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (depth > DEPTH_MAX) return undefined;
  if (Array.isArray(value)) return value.map((each) => toCamel(each, depth + 1));
  if (!isFields(value)) return undefined;
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== null && inner !== undefined)
    .map(([name, inner]) => [toCamelName(name), toCamel(inner, depth + 1)] as const);
  return Object.fromEntries(fields);
}

const toCamelName = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
