import { toFieldErrors } from "@/lib/contract/fault";
import { type Components, type JsonSchema, type Reading, toSchema } from "@/lib/contract/openapi/schemas";
import { isJsonAnswer, type Operation, refusalsOf } from "@/lib/contract/operation";
import { HttpValidationError, REFUSALS, Refusal } from "@/lib/contract/wire/refusal";
import { type ErrorCode, type FieldError, STATUS_OF } from "@/lib/errors";

const REQUEST_ID_EXAMPLE = "rid_5c8w2v9n0m4x7k1q3z6t8r2d";

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
const RATE = [
  "RateLimit",
  "RateLimit-Policy",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
];

/** The headers that answers share, as components of the document. */
export const HEADERS = {
  "X-Request-Id": {
    required: true,
    description:
      "The call's id: the one you sent, when it is up to 64 letters, digits, - and _; else a new one.",
    schema: { type: "string" },
    example: REQUEST_ID_EXAMPLE,
  },
  RateLimit: {
    required: true,
    description: "How many calls are left (`r`), and in how many seconds the count starts anew (`t`).",
    schema: { type: "string" },
    example: '"default";r=239;t=42',
  },
  "RateLimit-Policy": {
    required: true,
    description: "How many calls (`q`) may be made in how many seconds (`w`).",
    schema: { type: "string" },
    example: '"default";q=240;w=60',
  },
  "X-RateLimit-Limit": {
    required: true,
    description: "`q`, for older clients.",
    schema: { type: "integer" },
    example: 240,
  },
  "X-RateLimit-Remaining": {
    required: true,
    description: "`r`, for older clients.",
    schema: { type: "integer" },
    example: 239,
  },
  "X-RateLimit-Reset": {
    required: true,
    description: "When the count starts anew, in Unix seconds.",
    schema: { type: "integer" },
    example: 1793581020,
  },
  "Retry-After": {
    description: "Whole seconds to wait before trying again.",
    schema: { type: "integer" },
    example: 42,
  },
  "Idempotent-Replayed": {
    description: "`true` where this is the first answer again.",
    schema: { type: "string", enum: ["true"] },
  },
} as const;

/** Refusals that say when to come back. */
const WAITS: ReadonlySet<ErrorCode> = new Set([
  "too_many",
  "idempotency_in_flight",
  "busy",
  "upstream_unavailable",
]);

function sharedHeaders(operation: Operation, code?: ErrorCode): JsonSchema {
  const names = ["X-Request-Id"];
  // Before the key is known there is no company to count for.
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
  if (operation.idempotent) headers["Idempotent-Replayed"] = header("Idempotent-Replayed");
  if (!isJsonAnswer(answer)) {
    const schema = answer.isBinary ? {} : { type: "string" };
    const [mediaType = ""] = answer.mediaType.split(";");
    return { description: answer.description, headers, content: { [mediaType]: { schema } } };
  }
  const examples = answer.exampleUrl
    ? { example: { summary: "A whole report", externalValue: answer.exampleUrl } }
    : { example: { value: answer.example } };
  const schema = toSchema(answer.schema, { ...reading, io: "output" }, components);
  const links = operation.links ? { links: operation.links } : {};
  return {
    description: answer.description,
    headers,
    content: { "application/json": { schema, examples } },
    ...links,
  };
}

/** What is said of a bad body, by the schema that says it; of a query, of the page's size. */
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
  const examples = { invalid: { summary: "Something sent is not valid", value: { detail: faults } } };
  return {
    description:
      operation.body || operation.query || operation.headers
        ? "What was sent is not valid. Every fault is listed."
        : "What was sent is not valid. Nothing that this endpoint takes can be, today; the shape is that of every other.",
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
  const told = codes.map((code) => {
    const refusal = REFUSALS[code];
    if (!refusal) throw new Error(`The refusal ${code} has no words for the reference.`);
    const requestId = code === "not_found" ? null : REQUEST_ID_EXAMPLE;
    return [
      code,
      { summary: refusal.when, value: { detail: refusal.detail, code, request_id: requestId } },
    ] as const;
  });
  const headers = Object.assign({}, ...codes.map((code) => sharedHeaders(operation, code))) as JsonSchema;
  const description = `${told.map(([, { summary }]) => summary).join("; ")}.`;
  return {
    description,
    headers,
    content: { "application/json": { schema, examples: Object.fromEntries(told) } },
  };
}

/** Every answer of an operation, by status: the one hoped for, and each refusal with its words. */
export function toResponses(operation: Operation, reading: Reading, components: Components): JsonSchema {
  const responses: JsonSchema = { [operation.answer.status]: success(operation, reading, components) };
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
