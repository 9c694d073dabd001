import { nameOf, type Schema } from "./document";

/** Part of a type's description. If it has a `schema`, it links to that schema. */
export type TypeWord = { text: string; schema?: string };

const isNull = (schema: Schema) => schema.type === "null";

/** Lists the alternatives of a schema, including those of `type: [a, b]`. */
function alternativesOf(schema: Schema): Schema[] {
  const listed = schema.anyOf ?? schema.oneOf;
  if (listed) return listed.flatMap(alternativesOf);
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  return [schema];
}

/** Describes a value's type: "string or null", "array of Request". */
export function toTypeWords(schema: Schema): TypeWord[] {
  const alternatives = alternativesOf(schema);
  const words = alternatives.flatMap((each, index) => [
    ...(index > 0 ? [{ text: " or " }] : []),
    ...toWords(each),
  ]);
  return words;
}

function toWords(schema: Schema): TypeWord[] {
  if (schema.$ref) return [{ text: nameOf(schema.$ref), schema: nameOf(schema.$ref) }];
  if (schema.type === "array") return [{ text: "array of " }, ...toTypeWords(schema.items ?? {})];
  if (schema.type === "object" && typeof schema.additionalProperties === "object")
    return [{ text: "object of " }, ...toTypeWords(schema.additionalProperties)];
  if (schema.type === undefined && schema.const !== undefined) return [{ text: typeof schema.const }];
  return [{ text: typeof schema.type === "string" ? schema.type : "any value" }];
}

const FORMATS: Record<string, string> = {
  "date-time": "RFC 3339 time",
  date: "day",
  uri: "URL",
  email: "email address",
};

/** Lists a value's other constraints: bounds, format, default. */
export function toLimits(schema: Schema): string[] {
  const [main = schema] = alternativesOf(schema).filter((each) => !isNull(each));
  const of = { ...main, ...schema };
  const limits: string[] = [];
  if (of.format) limits.push(FORMATS[of.format] ?? of.format);
  if (of.minLength !== undefined && of.maxLength !== undefined)
    limits.push(`${of.minLength} to ${of.maxLength} characters`);
  else if (of.maxLength !== undefined) limits.push(`up to ${of.maxLength} characters`);
  if (of.minimum !== undefined && of.maximum !== undefined) limits.push(`${of.minimum} to ${of.maximum}`);
  else if (of.minimum !== undefined && of.minimum > Number.MIN_SAFE_INTEGER)
    limits.push(`at least ${of.minimum}`);
  else if (of.maximum !== undefined && of.maximum < Number.MAX_SAFE_INTEGER)
    limits.push(`at most ${of.maximum}`);
  if (of.minItems) limits.push(`at least ${of.minItems}`);
  if (of.maxItems !== undefined) limits.push(`at most ${of.maxItems} items`);
  if (of.default !== undefined) limits.push(`default ${JSON.stringify(of.default)}`);
  return limits;
}

/** The allowed values of a schema, if it lists any. */
export function toValues(schema: Schema): unknown[] {
  return alternativesOf(schema).flatMap(
    (each) => each.enum ?? (each.const === undefined ? [] : [each.const]),
  );
}

/**
 * The object whose fields are shown below a value: the value itself, an array's items or a map's values. Null if the
 * object has its own page, or if there is no object.
 */
export function toInnerObject(schema: Schema): Schema | null {
  const [main] = alternativesOf(schema).filter((each) => !isNull(each));
  if (!main || main.$ref) return null;
  if (main.type === "array") return toInnerObject(main.items ?? {});
  if (typeof main.additionalProperties === "object") return toInnerObject(main.additionalProperties);
  return main.properties ? main : null;
}
