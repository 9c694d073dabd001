import type { z } from "zod";
import { admitCaller, type Caller } from "@/lib/company/api-key";
import { logCall } from "@/lib/company/log-call";
import { cut, toFieldErrors } from "@/lib/contract/fault";
import { IdempotencyKey } from "@/lib/contract/header";
import { type Operation, WRITES } from "@/lib/contract/operation";
import { baseUrl } from "@/lib/env/env";
import { AppError, type FieldError, notFound } from "@/lib/errors";
import {
  answerError,
  answerOf,
  type Context,
  type Reply,
  type Route,
  requestIdOf,
  textOf,
  withHeaders,
} from "@/lib/http/answer";
import { replayable } from "@/lib/http/idempotency";
import { readJson } from "@/lib/http/read-body";
import { isRequestId } from "@/lib/ids";
import type { Actor, Environment, Scope } from "@/lib/scope";
import type { Attempt } from "@/lib/store/write/idempotency";

type KeyedCall<Body, Query, Headers> = {
  request: Request;
  scope: Scope;
  caller: Caller;
  actor: Actor;
  /** The request id in the path; empty if the path has none. */
  id: string;
  body: Body;
  query: Query;
  headers: Headers;
  /** The lease on the call's Idempotency-Key; null without a key. */
  attempt: Attempt | null;
};

/** Decides whether the caller may use this endpoint at all, before the input is parsed. Throws if not. */
type Admit = (caller: Caller) => Promise<void>;

/**
 * Runs the checks of every endpoint with an API key, always in this order: the key (401), the rate limit (429),
 * permission (403), the id in the path (404), then all errors of query, headers and body in one 422. Then runs the
 * handler and formats refusals as the specification requires. Input is parsed only for an authenticated caller.
 */
export function keyed<B extends z.ZodType, Q extends z.ZodType, H extends z.ZodType, A extends z.ZodType>(
  operation: Operation<B, Q, H, A>,
  handle: (asked: KeyedCall<z.output<B>, z.output<Q>, z.output<H>>) => Promise<Reply<A>>,
  admit?: Admit,
): Route {
  const route: Route = (request, context) =>
    known(request, operation, async (caller, note) => {
      await admit?.(caller);
      const id = await idOf(context, operation);
      note.id = isRequestId(id) ? id : "";
      const { asked, key, fingerprint } = await read(operation, request, caller.scope.environment, note);
      const actor: Actor = { kind: "key", id: caller.keyId };
      const work = async (attempt: Attempt | null) => {
        const all = { request, scope: caller.scope, caller, actor, id, attempt, ...asked };
        return answerOf(operation, await handle(all as KeyedCall<z.output<B>, z.output<Q>, z.output<H>>));
      };
      if (key === undefined) return located(operation, await work(null));
      const call = { method: request.method, path: operation.path.replace("{id}", id), key };
      return located(operation, await replayable(caller.scope, call, fingerprint, work));
    });
  return Object.assign(route, { operation });
}

/** Adds a `Location` header to a 201 (RFC 9110, section 15.3.2), on the first response and on a repeat. */
function located(operation: Operation, response: Response): Response {
  const text = response.status === 201 ? textOf(response) : null;
  if (text === null) return response;
  const { id } = JSON.parse(text) as { id: string };
  return withHeaders(response, { location: `${baseUrl()}${operation.path}/${id}` });
}

/**
 * Refuses a method that a keyed path does not have. The caller must be authenticated, and the call counts towards the
 * rate limit.
 */
export function keyedRefusal(allow: string): Route {
  return async (request) => {
    const response = await known(request, null, async () => {
      throw new AppError("method_not_allowed", "Method Not Allowed");
    });
    return response.status === 405 ? withHeaders(response, { allow }) : response;
  };
}

/** Authenticates the caller, applies the rate limit, runs the work, formats refusals and logs the call. */
async function known(
  request: Request,
  operation: Operation | null,
  work: (caller: Caller, note: CallNote) => Promise<Response>,
): Promise<Response> {
  const requestId = requestIdOf(request);
  const note = beginNote(operation, requestId);
  const headers: Record<string, string> = { "x-request-id": requestId };
  const answer = async () => {
    const caller = await admitCaller(request.headers.get("x-api-key"));
    note.caller = caller;
    Object.assign(headers, rateHeaders(caller));
    refuseOver(caller);
    return work(caller, note);
  };
  const response = await answer().catch((error: unknown) => answerError(error, requestId));
  noteCall(request, note, response);
  return withHeaders(response, headers);
}

function refuseOver({ rate }: Caller): void {
  if (!rate.isOver) return;
  const message = `Rate limit of ${rate.limit} requests a minute exceeded.`;
  throw new AppError("too_many", message, { retryAfterSeconds: rate.resetSeconds });
}

async function idOf(context: Context, { idSchema }: Operation): Promise<string> {
  // The framework passes no parameters when the path has none.
  const { id = "" } = (await context.params) ?? {};
  // A text that does not have the format of our ids is not looked up, because it may contain characters that a database
  // refuses.
  const isPossible = idSchema ? idSchema.safeParse(id).success : isRequestId(String(id));
  if (id !== "" && !isPossible) throw notFound();
  return String(id);
}

type ParsedInput = { query?: unknown; headers?: unknown; body?: unknown };

/** The caller's parsed input, or one 422 with every error in FastAPI's order: query, headers, body. */
async function read(
  operation: Operation,
  request: Request,
  environment: Environment,
  note: CallNote,
): Promise<{ asked: ParsedInput; key: string | undefined; fingerprint: unknown }> {
  const raw = WRITES.has(operation.method) ? await readBodyOf(request, operation) : undefined;
  note.body = raw;
  const sent = headersOf(operation, request);
  const key = operation.idempotent ? (request.headers.get("idempotency-key") ?? undefined) : undefined;
  const schema = environment === "live" ? (operation.liveBody ?? operation.body) : operation.body;
  const faults: FieldError[] = [];
  const take = (where: string, schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    faults.push(...toFieldErrors(where, parsed.error.issues, value));
  };
  const sentQuery = queryOf(request);
  const query = take("query", operation.query, operation.query && sentQuery);
  faults.push(...listUnknown(operation, sentQuery));
  const headers = take("header", operation.headers, sent);
  if (key !== undefined) takeKey(key, faults);
  const body = take("body", raw === undefined || raw === null ? undefined : schema, raw);
  if (operation.body && (raw === undefined || raw === null)) {
    faults.push({ type: "missing", loc: ["body"], msg: "Field required", input: null });
  }
  if (faults.length > 0)
    throw new AppError("invalid", "The request is not valid.", { fields: faults.map(withoutSecrets) });
  const fingerprint = operation.headers ? [raw ?? null, sent] : operation.body ? raw : null;
  return { asked: { query, headers, body }, key, fingerprint };
}

/**
 * Returns an error for each query parameter that the operation does not have, because a misspelt filter must not be
 * ignored.
 */
function listUnknown(operation: Operation, query: Record<string, string>): FieldError[] {
  const known = (operation.query as z.ZodObject | undefined)?.shape ?? {};
  return Object.entries(query)
    .filter(([name]) => !Object.hasOwn(known, name))
    .map(([name, value]) => ({
      type: "extra_forbidden",
      loc: ["query", cut(name)],
      msg: "Extra inputs are not permitted",
      input: cut(value),
    }));
}

function takeKey(key: string, faults: FieldError[]): void {
  const parsed = IdempotencyKey.safeParse(key);
  if (parsed.success) return;
  const issues = parsed.error.issues.map((issue) => ({ ...issue, path: ["idempotency-key"] }));
  faults.push(...toFieldErrors("header", issues, { "idempotency-key": key }));
}

/** Removes header values from an error, because a caller may have put a secret in the wrong header. */
function withoutSecrets(fault: FieldError): FieldError {
  if (fault.loc[0] !== "header") return fault;
  const { input: _, ...rest } = fault;
  return rest;
}

const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

/** The headers that the operation declares, by lower-case name. */
function headersOf(operation: Operation, request: Request): Record<string, string> {
  const shape = (operation.headers as z.ZodObject | undefined)?.shape ?? {};
  const sent: Record<string, string> = {};
  for (const name of Object.keys(shape)) {
    const value = request.headers.get(name);
    if (value !== null) sent[name] = value;
  }
  return sent;
}

/** Reads the body. An endpoint that ignores its body accepts a malformed one, within the size limit. */
async function readBodyOf(request: Request, { body, bodyBytesMax }: Operation): Promise<unknown> {
  const isUsed = body !== undefined;
  try {
    return await readJson(request, bodyBytesMax);
  } catch (error) {
    if (
      isUsed ||
      !(error instanceof AppError) ||
      error.code === "too_large" ||
      error.code === "unsupported_encoding"
    )
      throw error;
    return undefined;
  }
}

function rateHeaders({ rate }: Caller): Record<string, string> {
  return {
    "ratelimit-policy": `"default";q=${rate.limit};w=60`,
    ratelimit: `"default";r=${rate.remaining};t=${rate.resetSeconds}`,
    "x-ratelimit-limit": String(rate.limit),
    "x-ratelimit-remaining": String(rate.remaining),
    "x-ratelimit-reset": String(Math.ceil(Date.now() / 1000) + rate.resetSeconds),
  };
}

/** Details of a call, collected during handling for the API call log. */
type CallNote = {
  operation: Operation | null;
  callId: string;
  began: number;
  caller: Caller | null;
  /** The request id in the path, after a check that it is one. */
  id: string;
  /** The parsed JSON body; undefined if no body was read. */
  body: unknown;
};

function beginNote(operation: Operation | null, callId: string): CallNote {
  return { operation, callId, began: performance.now(), caller: null, id: "", body: undefined };
}

/** Passes a call to the log. A call with an unknown key belongs to no company, so it is not logged. */
function noteCall(request: Request, note: CallNote, response: Response): void {
  const { operation, caller, callId, id, body } = note;
  if (!caller) return;
  const durationMs = performance.now() - note.began;
  logCall({
    scope: caller.scope,
    keyId: caller.keyId,
    callId,
    at: new Date(Date.now() - durationMs),
    durationMs,
    method: request.method,
    url: request.url,
    route: operation?.path ?? null,
    isReport: operation?.tag === "Reports",
    requestId: id || null,
    body,
    status: response.status,
    replayed: response.headers.has("idempotent-replayed"),
    answer: textOf(response),
  });
}
