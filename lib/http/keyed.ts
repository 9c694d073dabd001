import type { z } from "zod";
import { admitCaller, type Caller } from "@/lib/company/admit-caller";
import { toFieldErrors } from "@/lib/contract/fault";
import { AppError, type FieldError, notFound } from "@/lib/errors";
import { answerError, requestIdOf, withHeaders } from "@/lib/http/answer";
import { replayable } from "@/lib/http/idempotency";
import { readJson } from "@/lib/http/read-body";
import { isRequestId } from "@/lib/ids";
import type { Actor, Scope } from "@/lib/scope";

type Context = { params: Promise<Record<string, string | string[] | undefined> | undefined> };
export type Route = (request: Request, context: Context) => Promise<Response>;

export type Asked<Body, Query> = {
  scope: Scope;
  caller: Caller;
  actor: Actor;
  /** The request id in the path, empty where the path has none. */
  id: string;
  body: Body;
  query: Query;
};

type Declared<B extends z.ZodType, Q extends z.ZodType> = {
  body?: B;
  query?: Q;
  /** Whether this caller may do this at all; refused before what they sent is looked at. */
  admit?: (caller: Caller) => Promise<void>;
  /** A POST that a caller may repeat under an Idempotency-Key. */
  idempotent?: boolean;
};

/**
 * What every keyed endpoint promises, always in this order: who calls (401), how often (429), what they ask (422),
 * the work, and refusals as the specification shapes them. Nothing is parsed for a caller who is not known.
 */
export function keyed<B extends z.ZodType = z.ZodUndefined, Q extends z.ZodType = z.ZodUndefined>(
  declared: Declared<B, Q>,
  handle: (asked: Asked<z.output<B>, z.output<Q>>) => Promise<Response>,
): Route {
  return async (request, context) => {
    const requestId = requestIdOf(request);
    const headers: Record<string, string> = { "x-request-id": requestId };
    const answer = async () => {
      const caller = await admitCaller(request.headers.get("x-api-key"));
      Object.assign(headers, rateHeaders(caller));
      if (caller.rate.isOver) {
        const message = `Rate limit of ${caller.rate.limit} requests a minute exceeded.`;
        throw new AppError("too_many", message, { retryAfterSeconds: caller.rate.resetSeconds });
      }
      // Where the path has no part to fill in, the framework hands over no parameters at all.
      await declared.admit?.(caller);
      const { id = "" } = (await context.params) ?? {};
      // What cannot be an id of ours is not looked up; text from a path may hold what a database refuses.
      if (id !== "" && !isRequestId(String(id))) throw notFound();
      const query = parseQuery(declared.query, request);
      const work = async (raw: unknown) => {
        const body = parseBody(declared.body, raw);
        const actor: Actor = { kind: "key", id: caller.keyId };
        return handle({ scope: caller.scope, caller, actor, id: String(id), body, query } as Asked<
          z.output<B>,
          z.output<Q>
        >);
      };
      const raw =
        declared.body || declared.idempotent
          ? await readBodyOf(request, declared.body !== undefined)
          : undefined;
      return declared.idempotent
        ? replayable(request, caller.scope, declared.body ? raw : null, () => work(raw))
        : work(raw);
    };
    const response = await answer().catch((error: unknown) => answerError(error, requestId));
    return withHeaders(response, headers);
  };
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

function refuse(fields: FieldError[]): AppError {
  return new AppError("invalid", "The request is not valid.", { fields });
}

function parseBody(schema: z.ZodType | undefined, raw: unknown): unknown {
  if (!schema) return undefined;
  if (raw === undefined || raw === null) {
    throw refuse([{ type: "missing", loc: ["body"], msg: "Field required", input: null }]);
  }
  const parsed = schema.safeParse(raw);
  if (!parsed.success) throw refuse(toFieldErrors("body", parsed.error.issues, raw));
  return parsed.data;
}

function parseQuery(schema: z.ZodType | undefined, request: Request): unknown {
  if (!schema) return undefined;
  const raw = Object.fromEntries(new URL(request.url).searchParams);
  const parsed = schema.safeParse(raw);
  if (!parsed.success) throw refuse(toFieldErrors("query", parsed.error.issues, raw));
  return parsed.data;
}
