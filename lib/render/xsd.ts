import {
  REPORT_NAME,
  type ReportSchema,
  readPart,
  reportSchema,
  type SchemaPart,
} from "@/lib/contract/report/json-schema";
import { toItemName } from "@/lib/render/xml";

/**
 * The XML Schema (1.0) of the report, generated from its JSON Schema. Each named part has a type: a sequence of its
 * members, in the order in which they are written. Later versions may extend a sequence at its end. An element is
 * `nillable` where JSON allows null. The JSON Schema states that a figure is a whole number in every unit except RATIO;
 * this schema cannot.
 */
export function renderXsd(schema = reportSchema()): string {
  const { Report: root, ...named } = schema.$defs;
  if (!root) throw new Error("The schema has no report.");
  const types = Object.entries({ Report: root, ...named }).flatMap(([name, part]) =>
    part.properties
      ? block("complexType", { name }, [...says(part), ...sequence(schema, part)])
      : block("simpleType", { name }, [...says(part), ...restriction(part)]),
  );
  const attributes = {
    "xmlns:xs": "http://www.w3.org/2001/XMLSchema",
    xmlns: REPORT_NAME,
    targetNamespace: REPORT_NAME,
    elementFormDefault: "qualified",
    version: "1.1",
  };
  const lines = block("schema", attributes, [
    ...block("element", { name: "report", type: "Report" }, []),
    ...types,
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines.join("\n")}\n`;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark);

/** An element of the schema as lines of XML: its attributes, and its contents, indented. */
function block(name: string, attributes: Record<string, string>, inner: readonly string[]): string[] {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const start = `<xs:${name}${written.join("")}`;
  if (inner.length === 0) return [`${start}/>`];
  return [`${start}>`, ...inner.map((line) => `  ${line}`), `</xs:${name}>`];
}

function says({ description }: SchemaPart): string[] {
  if (!description) return [];
  return block("annotation", {}, [`<xs:documentation>${escaped(description)}</xs:documentation>`]);
}

function sequence(schema: ReportSchema, { properties = {} }: SchemaPart): string[] {
  const members = Object.entries(properties).flatMap(([name, part]) => element(schema, name, part, {}));
  const more = block("any", { minOccurs: "0", maxOccurs: "unbounded", processContents: "lax" }, []);
  return block("sequence", {}, [...members, ...more]);
}

function element(
  schema: ReportSchema,
  name: string,
  member: SchemaPart,
  more: Record<string, string>,
): string[] {
  const { part, name: type, isNullable } = readPart(schema, member);
  const attributes = { name, ...(isNullable ? { nillable: "true" } : {}), ...more };
  if (type !== null) return block("element", { ...attributes, type }, says(member));
  return block("element", attributes, [...says(member), ...contentOf(schema, name, part)]);
}

function contentOf(schema: ReportSchema, name: string, part: SchemaPart): string[] {
  if (part.properties) return block("complexType", {}, sequence(schema, part));
  if (!part.items) return block("simpleType", {}, restriction(part));
  const many = { minOccurs: "0", maxOccurs: "unbounded" };
  const one = element(schema, toItemName(name), part.items, many);
  return block("complexType", {}, block("sequence", {}, one));
}

const BASES: Readonly<Record<string, string>> = {
  string: "xs:string",
  integer: "xs:long",
  number: "xs:decimal",
  boolean: "xs:boolean",
};

/**
 * The XML Schema type of a format. XML Schema also allows dates with a time zone and times without one. The patterns
 * exclude both, because our documents contain neither.
 */
const FORMATS: Readonly<Record<string, { base: string; pattern?: string }>> = {
  date: { base: "xs:date", pattern: "[0-9]{4}-[0-9]{2}-[0-9]{2}" },
  "date-time": { base: "xs:dateTime", pattern: ".+(Z|[+\\-][0-9]{2}:[0-9]{2})" },
  uri: { base: "xs:anyURI" },
};

function restriction(part: SchemaPart): string[] {
  const format = FORMATS[part.format ?? ""];
  const base = format?.base ?? BASES[[part.type ?? []].flat()[0] ?? ""];
  if (!base) throw new Error(`XML Schema has no type for ${JSON.stringify(part)}.`);
  const pattern = format ? format.pattern : part.pattern && toPattern(part.pattern);
  const words = part.enum ?? (part.const === undefined ? [] : [part.const]);
  return block("restriction", { base }, [
    ...words.flatMap((value) => block("enumeration", { value }, [])),
    ...(pattern ? block("pattern", { value: pattern }, []) : []),
    ...limit("minInclusive", part.minimum),
    ...limit("maxInclusive", part.maximum),
  ]);
}

const limit = (name: string, value: number | undefined) =>
  value === undefined ? [] : block(name, { value: String(value) }, []);

/**
 * Converts a pattern to the syntax of XML Schema. There a pattern always matches the whole value, and `\d` matches the
 * digits of every script.
 */
const toPattern = (pattern: string) => pattern.replace(/^\^|\$$/g, "").replaceAll("\\d", "[0-9]");
