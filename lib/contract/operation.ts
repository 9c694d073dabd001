import type { z } from "zod";
import type { ErrorCode } from "@/lib/errors";

/** The sections of the reference, in the order in which an integrator needs them. */
export const TAGS = {
  Requests: "One request is one customer sharing bank data for one report.",
  Reports:
    "The finished report: as a document in four formats with the same content, as a workbook, as tables, and as a list of figures.",
  "Consent link":
    "The contents of the customer's link. No key is needed, because the id in the link is secret.",
  Events: "Events of the last thirty days, and where they are sent.",
  Sandbox: "Act as the customer or the bank of a test request, or move its time forward. Test keys only.",
  Service: "The state of the service, and its public information.",
} as const;
type Tag = keyof typeof TAGS;

/** A JSON response; `schema` describes its body. */
export type JsonAnswer<A extends z.ZodType = z.ZodType> = {
  status: 200 | 201;
  description: string;
  schema: A;
  example?: unknown;
  /** The URL of an example that is too long to print. */
  exampleUrl?: string;
  headers?: Record<string, string>;
};

/** A response whose body is a document that is not JSON. */
type DocumentAnswer = {
  status: 200;
  description: string;
  mediaType: string;
  isBinary?: boolean;
  headers?: Record<string, string>;
};

type Link = { operationId: string; description: string; parameters: Record<string, string> };

/**
 * One endpoint, declared once. Route parsing, handler types, the OpenAPI document and the client are derived from it.
 * Tests check every response against it.
 */
export type Operation<
  B extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  H extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> = {
  /** The unique name of the operation in clients and documents, in camel case. */
  id: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path, with `{id}` for the request id or for the id that `idSchema` describes. */
  path: string;
  idSchema?: z.ZodType;
  tag: Tag;
  summary: string;
  /** The operation's text in the reference, in Markdown. */
  description: string;
  /** The permitted callers: the holder of a key or link, the data provider, or anyone. */
  auth: "key" | "link" | "upstream" | "none";
  body?: B;
  /** The largest body in bytes, if it differs from BODY_BYTES_MAX (lib/http/read-input.ts). */
  bodyBytesMax?: number;
  /** Example bodies for the reference, by name. */
  bodyExamples?: Record<string, { summary: string; value: unknown }>;
  /** The schema that parses the body of a call with a live key, instead of `body`. Both have the same structure. */
  liveBody?: B;
  /** An invalid body, whose errors the reference shows as an example. */
  badBody?: unknown;
  query?: Q;
  /** Headers in addition to those that every call may send, by lower-case name. */
  headers?: H;
  /** True if the response is a file with an ETag. Callers may send that ETag back in `If-None-Match`. */
  isFile?: boolean;
  /** True if callers may repeat the POST under an Idempotency-Key. */
  idempotent?: boolean;
  answer: JsonAnswer<A> | DocumentAnswer;
  /** Error codes in addition to those that follow from the other members (see refusalsOf). */
  refusals?: readonly ErrorCode[];
  links?: Record<string, Link>;
};

/** Declares an operation and keeps its schema types for the handler. */
export function declare<
  B extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  H extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodNever,
>(operation: Operation<B, Q, H, A>): Operation<B, Q, H, A> {
  return operation;
}

/** True for an answer with a JSON body; false for a document, such as a PDF. */
export const isJsonAnswer = (answer: JsonAnswer | DocumentAnswer): answer is JsonAnswer => "schema" in answer;

/** Methods whose body is read. */
export const WRITES: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH"]);

const BY_AUTH: Record<Operation["auth"], readonly ErrorCode[]> = {
  key: ["invalid_key", "invalid", "too_many", "busy"],
  link: ["too_many", "busy"],
  upstream: [],
  none: [],
};

/** Every error code that the operation may answer, each once. Most follow from its method, path and authentication. */
export function refusalsOf(operation: Operation): ErrorCode[] {
  const codes = new Set<ErrorCode>(BY_AUTH[operation.auth]);
  if (operation.path.includes("{id}")) codes.add("not_found");
  if (WRITES.has(operation.method) && operation.auth === "key") {
    codes.add("too_large");
    codes.add("unsupported_encoding");
  }
  if (operation.body && operation.auth !== "upstream") codes.add("bad_request");
  if (operation.idempotent) codes.add("idempotency_in_flight");
  for (const code of operation.refusals ?? []) codes.add(code);
  if (operation.auth !== "upstream") codes.add("internal");
  return [...codes];
}
