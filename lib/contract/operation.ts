import type { z } from "zod";
import type { ErrorCode } from "@/lib/errors";

/** The sections of the reference, in the order in which an integrator meets them. */
export const TAGS = {
  Requests: "One request is one customer sharing bank data for one report.",
  Reports: "The finished report, in four formats that say the same.",
  "Consent link": "What the customer's link shows. Public: the id in the link is its secret.",
  Sandbox: "Drive a test request where a customer, a bank or time would. Test keys only.",
  Service: "How the service is, and what it publishes.",
} as const;
export type Tag = keyof typeof TAGS;

/** An answer whose body is JSON, of this schema. */
export type JsonAnswer<A extends z.ZodType = z.ZodType> = {
  status: 200 | 201;
  description: string;
  schema: A;
  example?: unknown;
  /** Where an example too long to print is served. */
  exampleUrl?: string;
  headers?: Record<string, string>;
};

/** An answer whose body is a document of another type. */
export type DocumentAnswer = {
  status: 200;
  description: string;
  mediaType: string;
  isBinary?: boolean;
  headers?: Record<string, string>;
};

type Link = { operationId: string; description: string; parameters: Record<string, string> };

/**
 * One endpoint, said once: the edge parses with it, handlers are typed by it, the OpenAPI document and the client are
 * made from it, and the tests hold every answer to it.
 */
export type Operation<
  B extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  H extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> = {
  /** The name in clients and documents, in camel case; unique. */
  id: string;
  method: "GET" | "POST" | "DELETE";
  /** With `{id}` for the request id, or for what `idSchema` says it is. */
  path: string;
  idSchema?: z.ZodType;
  tag: Tag;
  summary: string;
  /** Markdown, for the reference. */
  description: string;
  /** Who may call: the holder of a key, of a link, the data provider, or anyone. */
  auth: "key" | "link" | "upstream" | "none";
  body?: B;
  /** Named bodies to begin from. */
  bodyExamples?: Record<string, { summary: string; value: unknown }>;
  /** What parses a live key's body instead, of the same shape. */
  liveBody?: B;
  /** A body that will not do, to show what is said of it. */
  badBody?: unknown;
  query?: Q;
  /** Headers beyond those every call may carry, by lower-case name. */
  headers?: H;
  /** A POST that a caller may repeat under an Idempotency-Key. */
  idempotent?: boolean;
  answer: JsonAnswer<A> | DocumentAnswer;
  /** Why it may be refused, beyond what `auth`, `body` and the path bring with them. */
  refusals?: readonly ErrorCode[];
  links?: Record<string, Link>;
};

/** An operation, with the types of its schemas kept for the handler. */
export function declare<
  B extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  H extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodNever,
>(operation: Operation<B, Q, H, A>): Operation<B, Q, H, A> {
  return operation;
}

export const isJsonAnswer = (answer: JsonAnswer | DocumentAnswer): answer is JsonAnswer => "schema" in answer;

const BY_AUTH: Record<Operation["auth"], readonly ErrorCode[]> = {
  key: ["invalid_key", "invalid", "too_many", "busy"],
  link: ["too_many", "busy"],
  upstream: [],
  none: [],
};

/** Every code this operation may refuse with. */
export function refusalsOf(operation: Operation): ErrorCode[] {
  const codes = new Set<ErrorCode>(BY_AUTH[operation.auth]);
  if (operation.path.includes("{id}")) codes.add("not_found");
  if (operation.method === "POST" && operation.auth === "key") codes.add("too_large");
  if (operation.body && operation.auth !== "upstream") codes.add("bad_request");
  if (operation.idempotent) codes.add("idempotency_in_flight");
  for (const code of operation.refusals ?? []) codes.add(code);
  if (operation.auth !== "upstream") codes.add("internal");
  return [...codes];
}
