import { z } from "zod";

export type JsonSchema = { [key: string]: unknown };

/** The named schemas collected while a document is generated. */
export type Components = Record<string, JsonSchema>;

export type Reading = {
  /** `input` if callers send the value, `output` if we send it. */
  io: "input" | "output";
  /**
   * Closed schemas refuse unknown fields. The published ones are open, because /v1 may gain fields; tests check our
   * responses against the closed ones.
   */
  isClosed: boolean;
  /** The server's address, for URLs that must be absolute. */
  baseUrl: string;
};

/**
 * Converts a zod schema to JSON Schema 2020-12, the dialect of OpenAPI 3.1. Moves schemas with an id to `components`
 * and returns a reference to them.
 */
export function toSchema(schema: z.ZodType, reading: Reading, components: Components): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...root
  } = z.toJSONSchema(schema, {
    target: "draft-2020-12",
    io: reading.io,
    unrepresentable: "any",
  }) as JsonSchema & { $defs?: Components };
  for (const [name, part] of Object.entries($defs))
    keep(name, polish(part, reading) as JsonSchema, components);
  return polish(root, reading) as JsonSchema;
}

/**
 * Adds a named schema. Throws if a different schema has the same name, because one schema would overwrite the other.
 */
function keep(name: string, part: JsonSchema, components: Components): void {
  const before = components[name];
  if (before && JSON.stringify(before) !== JSON.stringify(part))
    throw new Error(`There are two schemas ${name}.`);
  components[name] = part;
}

const REF = "#/$defs/";

/**
 * Adjusts zod's output. References point to our components, `example` becomes the `examples` of 2020-12, and
 * `defaultValue` becomes `default`. Closed objects become open unless `isClosed` is set.
 */
function polish(node: unknown, reading: Reading): unknown {
  if (Array.isArray(node)) return node.map((item) => polish(item, reading));
  if (node === null || typeof node !== "object") return node;
  const polished: JsonSchema = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === "$ref" && typeof value === "string") {
      polished[key] = value.startsWith(REF) ? `#/components/schemas/${value.slice(REF.length)}` : value;
    } else if (key === "properties") {
      const fields = Object.entries(value as JsonSchema);
      polished[key] = Object.fromEntries(fields.map(([name, field]) => [name, polish(field, reading)]));
    } else if (key === "enum" || key === "const" || key === "required") polished[key] = value;
    else if (key === "example") polished.examples = [value];
    else if (key === "defaultValue") polished.default = value;
    else if (key === "additionalProperties" && value === false && !reading.isClosed) continue;
    // Drops zod's pattern if a `format` says the same, and the safe-integer bounds of whole numbers.
    else if (key === "pattern" && "format" in node) continue;
    else if (value === Number.MAX_SAFE_INTEGER || value === Number.MIN_SAFE_INTEGER) continue;
    else polished[key] = polish(value, reading);
  }
  return polished;
}
