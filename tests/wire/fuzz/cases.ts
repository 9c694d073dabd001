import fc from "fast-check";
import { OPERATIONS } from "@/lib/contract/api";
import { toOpenApi } from "@/lib/contract/openapi/document";
import type { Operation } from "@/lib/contract/operation";
import { newRequestId } from "@/lib/ids";
import { anything, nastyText, nearlyValid, type Schema, valid } from "@/tests/wire/fuzz/values";

/** One call to make. `key` names the owner of the key, so that a printed failure contains no secret. */
export type Case = {
  operationId: string;
  method: Operation["method"];
  path: string;
  key: "own" | "none" | "wrong" | "garbage";
  headers: Record<string, string>;
  /** The text that is sent as the body; undefined sends no body. */
  raw: string | undefined;
  /**
   * The value that `raw` encodes as JSON, to be checked against the schema; undefined for broken or odd text, which is
   * not checked.
   */
  body: unknown;
};

const document = toOpenApi("http://localhost") as {
  paths: Record<string, Record<string, Schema>>;
  components: { schemas: Record<string, Schema> };
};

/** Returns the schema with its references resolved; the references are never circular. */
function resolve(schema: Schema): Schema {
  if (Array.isArray(schema)) return schema.map(resolve);
  if (schema === null || typeof schema !== "object") return schema;
  if (schema.$ref) return resolve(document.components.schemas[schema.$ref.split("/").at(-1)]);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, resolve(value)]));
}

const entryOf = (operation: Operation) =>
  document.paths[operation.path]?.[operation.method.toLowerCase()] ?? {};

export function operationOfCase({ operationId }: Case): Operation {
  const found = OPERATIONS.find(({ id }) => id === operationId);
  if (!found) throw new Error(`There is no operation ${operationId}.`);
  return found;
}

/** The schema of an operation's body, as published; undefined if it has none. */
export const bodySchemaOf = (operation: Operation): Schema | undefined => {
  const schema = entryOf(operation).requestBody?.content["application/json"].schema;
  return schema && resolve(schema);
};

type Parameter = { name: string; in: string; schema: Schema };
const parametersOf = (operation: Operation): Parameter[] =>
  (entryOf(operation).parameters ?? []).filter((parameter: Schema) => !parameter.$ref).map(resolve);

const inUrl = (text: string) => encodeURIComponent(text.isWellFormed() ? text : text.toWellFormed());

function queryOf(operation: Operation): fc.Arbitrary<string> {
  const fields = parametersOf(operation).filter((parameter) => parameter.in === "query");
  if (fields.length === 0) return fc.constantFrom("", "", "?x=1", "?%zz", "?a[b]=c&a=1");
  const pairs = fields.map(({ name, schema }) =>
    fc.oneof(valid(schema), nastyText).map((value) => `${name}=${inUrl(String(value))}`),
  );
  return fc
    .subarray(pairs)
    .chain((chosen) => fc.tuple(...chosen).map((parts) => (parts.length ? `?${parts.join("&")}` : "")));
}

const segment = fc.oneof(
  fc.constant(newRequestId()),
  nastyText.map(inUrl),
  fc.constantFrom("req_", "REQ_7H2K9M4XW0C8R5T1VBN3QYZ6D0EFGJPA", "%2e%2e", "0", "null", ".", "%00"),
);

/** Header values that a client can send. */
const headerText = fc.oneof(
  fc
    .string({ unit: fc.constantFrom(..."abcXYZ019-_.:;,/ \"'{}"), maxLength: 300 })
    .map((text) => text.trim()),
  fc.constantFrom("", "é", "a, b", "\u00ff\u00fe"),
);

const JSON_TYPE = "application/json";

function bodyOf(
  operation: Operation,
): fc.Arbitrary<{ raw: string | undefined; body: unknown; type: string | null }> {
  const schema = bodySchemaOf(operation) ?? { type: "object", properties: { a: {} } };
  const json = fc
    .oneof({ weight: 3, arbitrary: nearlyValid(schema) }, { weight: 2, arbitrary: valid(schema) }, anything)
    .map((body) => ({ raw: JSON.stringify(body), body, type: JSON_TYPE }));
  const broken = fc
    .tuple(
      fc.oneof(nearlyValid(schema), anything),
      fc.nat(40),
      fc.constantFrom("", "}", "\\", '"', "\u0000", "]"),
    )
    .map(([body, at, more]) => ({
      raw: `${JSON.stringify(body).slice(0, at)}${more}`,
      body: undefined,
      type: JSON_TYPE,
    }));
  const odd = fc.constantFrom(
    { raw: "[".repeat(20_000), body: undefined, type: JSON_TYPE },
    { raw: `{"a":${"9".repeat(5_000)}}`, body: undefined, type: JSON_TYPE },
    { raw: "client_name=a&report_type=b", body: undefined, type: "application/x-www-form-urlencoded" },
    { raw: "<a/>", body: undefined, type: "text/xml" },
    { raw: "{}", body: {}, type: null },
    { raw: "", body: undefined, type: JSON_TYPE },
    { raw: undefined, body: undefined, type: null },
    { raw: `"${"y".repeat(70_000)}"`, body: undefined, type: JSON_TYPE },
  );
  return fc.oneof({ weight: 6, arbitrary: json }, { weight: 2, arbitrary: broken }, odd);
}

/**
 * Generates any call of any operation: mostly plausible, often wrong, sometimes hostile. `ids` are the caller's
 * requests.
 */
export function anyCase(ids: string[]): fc.Arbitrary<Case> {
  return fc.constantFrom(...OPERATIONS).chain((operation) => {
    const id = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, segment);
    const key = fc.oneof(
      { weight: 12, arbitrary: fc.constant("own" as const) },
      fc.constantFrom("none" as const, "wrong" as const, "garbage" as const),
    );
    const headers = fc.record(
      {
        "idempotency-key": headerText,
        "x-request-id": headerText,
        accept: headerText,
        "if-none-match": headerText,
      },
      { requiredKeys: [] },
    );
    const takesBody = operation.method === "POST";
    return fc
      .tuple(id, queryOf(operation), key, headers, bodyOf(operation))
      .map(([id, query, key, more, sent]) => ({
        operationId: operation.id,
        method: operation.method,
        path: operation.path.replace("{id}", id) + query,
        key,
        headers: { ...more, ...(takesBody && sent.type ? { "content-type": sent.type } : {}) },
        raw: takesBody ? sent.raw : undefined,
        body: takesBody ? sent.body : undefined,
      }));
  });
}
