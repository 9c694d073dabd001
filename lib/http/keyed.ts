import type { z } from "zod";
import { admitCaller, type Caller } from "@/lib/company/admit-caller";
import type { Attempt } from "@/lib/company/do-once";
import { toFieldErrors } from "@/lib/contract/fault";
import { IdempotencyKey } from "@/lib/contract/header";
import type { Operation } from "@/lib/contract/operation";
import { AppError, type FieldError, notFound } from "@/lib/errors";
import { answerError, requestIdOf, withHeaders } from "@/lib/http/answer";
import { replayable } from "@/lib/http/idempotency";
import { beginNote, type CallNote, noteCall } from "@/lib/http/note-call";
import { readJson } from "@/lib/http/read-body";
import { answerOf, type Context, type Reply, type Route } from "@/lib/http/route";
import { isRequestId } from "@/lib/ids";
import type { Actor, Environment, Scope } from "@/lib/scope";

export type Asked<Body, Query, Headers> = {
  request: Request;
  scope: Scope;
  caller: Caller;
  actor: Actor;
  /** The request id in the path, empty where the path has none. */
  id: string;
  body: Body;
  query: Query;
  headers: Headers;
  /** The call's hold on its Idempotency-Key; null without one. */
  attempt: Attempt | null;
};

/** Whether this caller may do this at all; refused before what they sent is looked at. */
type Admit = (caller: Caller) => Promise<void>;

/**
 * What every keyed endpoint promises, always in this order: who calls (401), how often (429), whether they may (403),
 * what they ask (404, then every fault of query, headers and body in one 422), the work, and refusals as the
 * specification shapes them. Nothing is parsed for a caller who is not known.
 */
export function keyed<B extends z.ZodType, Q extends z.ZodType, H extends z.ZodType, A extends z.ZodType>(
  operation: Operation<B, Q, H, A>,
  handle: (asked: Asked<z.output<B>, z.output<Q>, z.output<H>>) => Promise<Reply<A>>,
  admit?: Admit,
): Route {
  const route: Route = (request, context) =>
    known(request, operation, async (caller, note) => {
      await admit?.(caller);
      const id = await idOf(context);
      note.id = id;
      const { asked, key, fingerprint } = await read(operation, request, caller.scope.environment, note);
      const actor: Actor = { kind: "key", id: caller.keyId };
      const work = async (attempt: Attempt | null) => {
        const all = { request, scope: caller.scope, caller, actor, id, attempt, ...asked };
        return answerOf(operation, await handle(all as Asked<z.output<B>, z.output<Q>, z.output<H>>));
      };
      if (key === undefined) return work(null);
      const place = { method: request.method, path: operation.path.replace("{id}", id), key };
      return replayable(caller.scope, place, fingerprint, work);
    });
  return Object.assign(route, { operation });
}

/** Refuses a method that a keyed path does not have: only to a caller who is known, and counted as any other call. */
export function keyedRefusal(allow: string): Route {
  return async (request) => {
    const response = await known(request, null, async () => {
      throw new AppError("method_not_allowed", "Method Not Allowed");
    });
    return response.status === 405 ? withHeaders(response, { allow }) : response;
  };
}

/** Who calls and how often, then the work, and refusals as the specification shapes them; and the call in the log. */
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

async function idOf(context: Context): Promise<string> {
  // Where the path has no part to fill in, the framework hands over no parameters at all.
  const { id = "" } = (await context.params) ?? {};
  // What cannot be an id of ours is not looked up; text from a path may hold what a database refuses.
  if (id !== "" && !isRequestId(String(id))) throw notFound();
  return String(id);
}

type Parts = { query?: unknown; headers?: unknown; body?: unknown };

/** What the caller sent, parsed; or one 422 with every fault, in FastAPI's order: query, headers, body. */
async function read(
  operation: Operation,
  request: Request,
  environment: Environment,
  note: CallNote,
): Promise<{ asked: Parts; key: string | undefined; fingerprint: unknown }> {
  const raw =
    operation.method === "POST" ? await readBodyOf(request, operation.body !== undefined) : undefined;
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
  const query = take("query", operation.query, operation.query && queryOf(request));
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

function takeKey(key: string, faults: FieldError[]): void {
  const parsed = IdempotencyKey.safeParse(key);
  if (parsed.success) return;
  const issues = parsed.error.issues.map((issue) => ({ ...issue, path: ["idempotency-key"] }));
  faults.push(...toFieldErrors("header", issues, { "idempotency-key": key }));
}

/** What stands in a header is never echoed; it may be a secret put into the wrong one. */
function withoutSecrets(fault: FieldError): FieldError {
  if (fault.loc[0] !== "header") return fault;
  const { input: _, ...rest } = fault;
  return rest;
}

const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

/** The headers the operation declares, by lower-case name. */
function headersOf(operation: Operation, request: Request): Record<string, string> {
  const shape = (operation.headers as z.ZodObject | undefined)?.shape ?? {};
  const sent: Record<string, string> = {};
  for (const name of Object.keys(shape)) {
    const value = request.headers.get(name);
    if (value !== null) sent[name] = value;
  }
  return sent;
}

/** Endpoints that ignore their body do not refuse a broken one; it only has to be small. */
async function readBodyOf(request: Request, isUsed: boolean): Promise<unknown> {
  try {
    return await readJson(request);
  } catch (error) {
    if (isUsed || !(error instanceof AppError) || error.code === "too_large") throw error;
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
