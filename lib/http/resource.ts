import type { z } from "zod";
import { admitCaller, type Caller } from "@/lib/company/api-key";
import { logCall } from "@/lib/company/log-call";
import type { Operation } from "@/lib/contract/operation";
import { baseUrl } from "@/lib/env/env";
import { AppError, notFound } from "@/lib/errors";
import {
  answerError,
  answerOf,
  type Context,
  type Reply,
  type Route,
  refusal,
  requestIdOf,
  textOf,
  withHeaders,
} from "@/lib/http/answer";
import { replayable } from "@/lib/http/idempotency";
import { readInput } from "@/lib/http/read-input";
import { isRequestId } from "@/lib/ids";
import type { Actor, Scope } from "@/lib/scope";
import type { Attempt } from "@/lib/store/write/idempotency";

type Methods = Partial<Record<"GET" | "POST" | "PUT" | "PATCH" | "DELETE", Route>>;

const EVERY = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * Builds all handlers of a path from the methods it declares. HEAD is a GET without its body, OPTIONS lists the
 * methods, and any other method is refused with 405 and `Allow`. If the path needs a key, a caller without one gets
 * 401 instead of 405.
 */
export function resource(methods: Methods): Record<(typeof EVERY)[number], Route> {
  const declared = new Set<string>([...Object.keys(methods), "OPTIONS", ...(methods.GET ? ["HEAD"] : [])]);
  const allow = EVERY.filter((method) => declared.has(method)).join(", ");
  const isKeyed = Object.values(methods).some(({ operation }) => operation?.auth === "key");
  const refuseAnyone: Route = async (request) => {
    const requestId = requestIdOf(request);
    const response = refusal(new AppError("method_not_allowed", "Method Not Allowed"), requestId);
    return withHeaders(response, { allow, "x-request-id": requestId });
  };
  const refuse = isKeyed ? keyedRefusal(allow) : refuseAnyone;
  const options: Route = async (request) =>
    new Response(null, { status: 204, headers: { allow, "x-request-id": requestIdOf(request) } });
  const { GET } = methods;
  const head: Route = async (request, context) => {
    const response = GET ? await GET(request, context) : await refuse(request, context);
    return new Response(null, { status: response.status, headers: response.headers });
  };
  if (GET?.operation) head.operation = GET.operation;
  return {
    GET: methods.GET ?? refuse,
    POST: methods.POST ?? refuse,
    PUT: methods.PUT ?? refuse,
    PATCH: methods.PATCH ?? refuse,
    DELETE: methods.DELETE ?? refuse,
    OPTIONS: options,
    HEAD: GET ? head : refuse,
  };
}

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

/**
 * A function that decides whether the caller may use this endpoint at all, before the input is parsed. Throws if not.
 */
type Admit = (caller: Caller) => Promise<void>;

/**
 * Runs the checks of every endpoint with an API key, always in this order: the key (401), the rate limit (429),
 * permission (403), the id in the path (404). Then reports all errors of query, headers and body in one 422. Then
 * runs the handler and converts errors to responses. Input is parsed only for an authenticated caller.
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
      const { asked, key, fingerprint } = await readInput(operation, request, caller.scope.environment, note);
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
function keyedRefusal(allow: string): Route {
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
  // Text in another format than our ids is not looked up, because it may contain characters that the database refuses.
  const isPossible = idSchema ? idSchema.safeParse(id).success : isRequestId(String(id));
  if (id !== "" && !isPossible) throw notFound();
  return String(id);
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
  /** The request id in the path, once its format has been checked. */
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
