import { z } from "zod";

export type JsonSchema = { [key: string]: unknown };

/** Named schemas, gathered while a document is written. */
export type Components = Record<string, JsonSchema>;

export type Reading = {
  /** Whether callers send it or we do. */
  io: "input" | "output";
  /**
   * Closed schemas refuse fields they do not name. The published ones are open, because fields may be added to /v1;
   * the tests hold our answers to the closed ones.
   */
  isClosed: boolean;
};

/**
 * A zod schema as JSON Schema 2020-12, the dialect of OpenAPI 3.1. Schemas with an id go to `components` and are
 * referred to; the answer is what stands in their place.
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

/** Two schemas of one name would leave one of them unsaid. */
function keep(name: string, part: JsonSchema, components: Components): void {
  const before = components[name];
  if (before && JSON.stringify(before) !== JSON.stringify(part))
    throw new Error(`There are two schemas ${name}.`);
  components[name] = part;
}

const REF = "#/$defs/";

/** What zod writes, with our references, the 2020-12 word for an example, and open objects where they should be. */
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
    // The format says it better than zod's pattern for it, and whole numbers need not be told they are safe ones.
    else if (key === "pattern" && "format" in node) continue;
    else if (value === Number.MAX_SAFE_INTEGER || value === Number.MIN_SAFE_INTEGER) continue;
    else polished[key] = polish(value, reading);
  }
  return polished;
}
