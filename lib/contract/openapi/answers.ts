import { toFieldErrors } from "@/lib/contract/fault";
import { type Components, type JsonSchema, type Reading, toSchema } from "@/lib/contract/openapi/schemas";
import { isJsonAnswer, type Operation, refusalsOf } from "@/lib/contract/operation";
import { HttpValidationError, REFUSALS, Refusal } from "@/lib/contract/wire/refusal";
import { type ErrorCode, type FieldError, STATUS_OF } from "@/lib/errors";

const DOCS = "https://surplus.example/docs/errors";
const REQUEST_ID_EXAMPLE = "rid_5c8w2v9n0m4x7k1q3z6t8r2d";

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
const RATE = [
  "RateLimit",
  "RateLimit-Policy",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
];

/** Headers shared by responses, as components of the document. */
export const HEADERS = {
  "X-Request-Id": {
    required: true,
    description:
      "The call's id: the id that you sent, if it has up to 64 letters, digits, - and _; otherwise a new id.",
    schema: { type: "string" },
    example: REQUEST_ID_EXAMPLE,
  },
  RateLimit: {
    required: true,
    description: "The remaining calls (`r`), and the seconds until the window resets (`t`).",
    schema: { type: "string" },
    example: '"default";r=239;t=42',
  },
  "RateLimit-Policy": {
    required: true,
    description: "The limit: `q` calls in `w` seconds.",
    schema: { type: "string" },
    example: '"default";q=240;w=60',
  },
  "X-RateLimit-Limit": {
    required: true,
    description: "The same as `q` in `RateLimit-Policy`, for older clients.",
    schema: { type: "integer" },
    example: 240,
  },
  "X-RateLimit-Remaining": {
    required: true,
    description: "The same as `r` in `RateLimit`, for older clients.",
    schema: { type: "integer" },
    example: 239,
  },
  "X-RateLimit-Reset": {
    required: true,
    description: "When the window resets (Unix seconds).",
    schema: { type: "integer" },
    example: 1793581020,
  },
  "Retry-After": {
    description: "Whole seconds to wait before trying again.",
    schema: { type: "integer" },
    example: 42,
  },
  Location: {
    description: "The URL of the created object.",
    schema: { type: "string", format: "uri" },
    example: "https://surplus.example/v1/requests/req_7h2k9m4xw0c8r5t1vbn3qyz6d0efgjpa",
  },
  ETag: {
    description:
      "The file's digest, in quotes, followed by `-gzip` or `-br` if the response is encoded. For the JSON report, the digest is `integrity.digest_sha256`. For other files, it is the SHA-256 of the decoded bytes. If the file has not been rendered yet, the response to a HEAD has no ETag.",
    schema: { type: "string" },
    example: '"9f2c1b7e5a4d3c6f8e0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60"',
  },
  "Idempotent-Replayed": {
    description: "`true` if this is the stored response of an earlier call.",
    schema: { type: "string", enum: ["true"] },
  },
} as const;

/** Error codes whose responses have a `Retry-After` header. */
const WAITS: ReadonlySet<ErrorCode> = new Set([
  "too_many",
  "idempotency_in_flight",
  "busy",
  "upstream_unavailable",
]);

function sharedHeaders(operation: Operation, code?: ErrorCode): JsonSchema {
  const names = ["X-Request-Id"];
  // The errors invalid_key, internal and busy can occur before the company is known, so they have no rate-limit
  // headers.
  if (operation.auth === "key" && code !== "invalid_key" && code !== "internal" && code !== "busy")
    names.push(...RATE);
  if (code && WAITS.has(code)) names.push("Retry-After");
  return Object.fromEntries(names.map((name) => [name, header(name)]));
}

function success(operation: Operation, reading: Reading, components: Components): JsonSchema {
  const { answer } = operation;
  const own = Object.entries(answer.headers ?? {}).map(([name, description]) => [
    name,
    { description, schema: { type: "string" } },
  ]);
  const headers = { ...sharedHeaders(operation), ...Object.fromEntries(own) };
  if (answer.status === 201) headers.Location = header("Location");
  if (operation.isFile) headers.ETag = header("ETag");
  if (operation.idempotent) headers["Idempotent-Replayed"] = header("Idempotent-Replayed");
  if (!isJsonAnswer(answer)) {
    const [mediaType = ""] = answer.mediaType.split(";");
    const binary = { format: "binary", contentMediaType: mediaType };
    const schema = { type: "string", ...(answer.isBinary ? binary : {}) };
    return { description: answer.description, headers, content: { [mediaType]: { schema } } };
  }
  // Uses `x-example-url` instead of `externalValue`. Tools that bundle the document would fetch an `externalValue`, and
  // would fail if it cannot be fetched.
  const examples = answer.exampleUrl
    ? { "x-example-url": `${reading.baseUrl}${answer.exampleUrl}` }
    : { examples: { example: { value: answer.example } } };
  const schema = toSchema(answer.schema, { ...reading, io: "output" }, components);
  const links = operation.links ? { links: operation.links } : {};
  return {
    description: answer.description,
    headers,
    content: { "application/json": { schema, ...examples } },
    ...links,
  };
}

/**
 * Returns example errors of an operation. These are the errors of the body `badBody` (`{}` by default). If the
 * operation has no body, or accepts `badBody`, they are the errors of a page size above the maximum. If the
 * operation has no pages either, the example is a missing body.
 */
function exampleFaults(operation: Operation): FieldError[] {
  const bad = operation.badBody ?? {};
  const parsed = operation.body?.safeParse(bad);
  if (parsed && !parsed.success) return toFieldErrors("body", parsed.error.issues, bad);
  const query = { limit: "1000" };
  const listed = operation.query?.safeParse(query);
  if (listed && !listed.success) return toFieldErrors("query", listed.error.issues, query);
  return [{ type: "missing", loc: ["body"], msg: "Field required", input: null }];
}

function invalid(operation: Operation, reading: Reading, components: Components): JsonSchema {
  const schema = toSchema(HttpValidationError, { ...reading, io: "output" }, components);
  const faults = exampleFaults(operation);
  const examples = { invalid: { summary: "The input is not valid", value: { detail: faults } } };
  return {
    description:
      operation.body || operation.query || operation.headers
        ? "The input is not valid. Every error is listed."
        : "The input is not valid. This endpoint has no input to check yet. Its errors would have the same format as those of other endpoints.",
    headers: sharedHeaders(operation, "invalid"),
    content: { "application/json": { schema, examples } },
  };
}

function refused(
  operation: Operation,
  codes: ErrorCode[],
  reading: Reading,
  components: Components,
): JsonSchema {
  const schema = toSchema(Refusal, { ...reading, io: "output" }, components);
  const refusals = codes.map((code) => {
    const refusal = REFUSALS[code];
    if (!refusal) throw new Error(`The error code ${code} has no description in the reference.`);
    const requestId = code === "not_found" ? null : REQUEST_ID_EXAMPLE;
    return [
      code,
      {
        summary: refusal.when,
        value: { detail: refusal.detail, code, request_id: requestId, doc_url: `${DOCS}#${code}` },
      },
    ] as const;
  });
  const headers = Object.assign({}, ...codes.map((code) => sharedHeaders(operation, code))) as JsonSchema;
  const description = `${refusals.map(([, { summary }]) => summary).join("; ")}.`;
  return {
    description,
    headers,
    content: { "application/json": { schema, examples: Object.fromEntries(refusals) } },
  };
}

/** Every response of an operation by status: the successful one, 304 for a file, and each error with its message. */
export function toResponses(operation: Operation, reading: Reading, components: Components): JsonSchema {
  const responses: JsonSchema = { [operation.answer.status]: success(operation, reading, components) };
  if (operation.isFile) {
    const headers = { ...sharedHeaders(operation), ETag: header("ETag") };
    responses[304] = {
      description: "The file has not changed: its ETag is in `If-None-Match`.",
      headers,
    };
  }
  const all = refusalsOf(operation);
  const statuses = [...new Set(all.map((code) => STATUS_OF[code]))].sort((a, b) => a - b);
  for (const status of statuses) {
    const codes = all.filter((code) => STATUS_OF[code] === status);
    responses[status] =
      status === STATUS_OF.invalid
        ? invalid(operation, reading, components)
        : refused(operation, codes, reading, components);
  }
  return responses;
}
