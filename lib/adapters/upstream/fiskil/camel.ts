import { isFields } from "@/lib/adapters/upstream/rest/fields";

/** Details nest a few levels; deeper ones are ignored. */
const DEPTH_MAX = 6;

/**
 * Converts Fiskil's snake_case to the standards' camelCase at every level. Numbers become text, because the Consumer
 * Data Standards write amounts and rates as text; null values are left out.
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
