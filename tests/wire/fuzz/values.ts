import fc from "fast-check";

// biome-ignore lint/suspicious/noExplicitAny: a JSON Schema, as in the document.
export type Schema = any;

/** Text that is known to break parsers, databases and pages. */
const NASTY = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u202e\u2066",
  "'; drop table request; --",
  "<script>alert(1)</script>",
  "{{7*7}}#{7*7}",
  "../../../../etc/passwd",
  "%00%ff%2e%2e%2f",
  "\r\nX-Injected: 1",
  "𝒵𝓪𝓵𝓰𝓸 ̸̡̛",
  "null",
  "NaN",
  "1e400",
  "__proto__",
  "javascript:alert(1)",
  "http://169.254.169.254/",
  "file:///etc/passwd",
  "x@",
  "+61",
] as const;

export const nastyText = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.nat(3_000).map((length) => "x".repeat(length)),
);

/** Any JSON value, and keys with a meaning in JavaScript. */
export const anything = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  nastyText,
  fc.constantFrom<unknown>(
    { __proto__: null },
    { constructor: { prototype: {} } },
    [[[[]]]],
    1e308,
    -0,
    2 ** 53,
    true,
  ),
);

const pick = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(pick));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type: string) => pick({ ...schema, type })));
  }
  if (schema.type === "null") return fc.constant(null);
  if (schema.type === "integer")
    return fc.integer({ min: schema.minimum ?? -10, max: schema.maximum ?? 400 });
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "array") return fc.array(pick(schema.items ?? {}), { maxLength: 3 });
  if (schema.type === "object") return objectOf(schema);
  if (schema.type === "string") return textOf(schema);
  return anything;
};

function textOf(schema: Schema): fc.Arbitrary<string> {
  const examples: string[] = schema.examples ?? [];
  if (schema.pattern || schema.format) {
    return examples.length > 0 ? fc.constantFrom(...examples) : fc.constant("x");
  }
  const text = fc.string({ unit: "grapheme", minLength: schema.minLength ?? 0, maxLength: 60 });
  return examples.length > 0 ? fc.oneof(fc.constantFrom(...examples), text) : text;
}

function objectOf(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const shape = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, pick(field)] as const);
  return fc.record(Object.fromEntries(shape), { requiredKeys: schema.required ?? [] });
}

export const valid = (schema: Schema): fc.Arbitrary<unknown> => pick(schema);

/** An object with one to three of its fields replaced, removed or added, as in callers' mistakes. */
export function nearlyValid(schema: Schema): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  const changes = fc.tuple(fc.constantFrom(...names, "surprise"), fc.oneof(anything, fc.constant(undefined)));
  return fc
    .tuple(objectOf(schema), fc.array(changes, { minLength: 1, maxLength: 3 }))
    .map(([good, wrong]) => {
      const broken: Record<string, unknown> = { ...good };
      for (const [name, value] of wrong) {
        if (value === undefined) delete broken[name];
        else broken[name] = value;
      }
      return broken;
    });
}
