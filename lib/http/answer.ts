import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { isJsonAnswer, type Operation } from "@/lib/contract/operation";
import { baseUrl } from "@/lib/env/env";
import { AppError, type FieldError } from "@/lib/errors";
import { NOTHING_RUNS } from "@/lib/http/default-headers";
import { describeError, log } from "@/lib/log";
import { isDiskFull, isUnavailable, noteDiskFull } from "@/lib/store/unavailable";

/**
 * Headers of every API response. The server adds the remaining headers when it sends the response
 * (default-headers.ts).
 */
const ALWAYS = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-security-policy": NOTHING_RUNS,
} as const;

/** Returns the caller's request id if it is safe to repeat, otherwise a new one. */
export function requestIdOf(request: Pick<Request, "headers">): string {
  return toRequestId(request.headers.get("x-request-id"));
}

/** Returns `given` if it is 1 to 64 letters, digits, hyphens and underscores. Otherwise returns a new random id. */
export function toRequestId(given: unknown): string {
  return typeof given === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(given)
    ? given
    : `rid_${randomBytes(12).toString("hex")}`;
}

/** A response with `body` as JSON and the security headers of every API response. `headers` override them. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return jsonText(status, JSON.stringify(body), headers);
}

/** Like json, but for text or bytes that are already JSON and must be sent unchanged. */
export function jsonText(
  status: number,
  text: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Response {
  const response = new Response(toBody(text), {
    status,
    headers: { ...ALWAYS, "content-type": "application/json", ...lengthOf(text), ...headers },
  });
  if (typeof text === "string" && text.length <= KEPT_TEXT_MAX) texts.set(response, text);
  return response;
}

/** The longest body that textOf can return, in characters. */
const KEPT_TEXT_MAX = 16_384;
const texts = new WeakMap<Response, string>();

/**
 * Returns the body of one of our responses without consuming it. Null for a body longer than KEPT_TEXT_MAX and for
 * documents.
 */
export function textOf(response: Response): string | null {
  return texts.get(response) ?? null;
}

/** A response with status 200 and `body` as JSON. */
export function ok(body: unknown): Response {
  return json(200, body);
}

/** Bytes written to the connection at a time. */
const PART_BYTES = 1_048_576;

/** Sends a large body in parts, as fast as the client reads them. Copying it whole would block other requests. */
function toBody(body: string | Uint8Array<ArrayBuffer>): BodyInit {
  if (typeof body === "string" || body.length <= PART_BYTES) return body;
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(body.subarray(sent, sent + PART_BYTES));
      sent += PART_BYTES;
      if (sent >= body.length) controller.close();
    },
  });
}

/**
 * The prefix for names of headers that the framework would drop. The server removes the prefix when it sends the
 * header.
 */
export const OURS = "x-surplus-";
export const FRAMING = [`${OURS}content-encoding`, `${OURS}content-length`] as const;

/** A response that need not be JSON, with the security headers of every API response. `headers` override them. */
export function document(
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  headers: Record<string, string> = {},
): Response {
  const all: Record<string, string> = { ...ALWAYS, "content-type": type, ...lengthOf(body), ...headers };
  for (const name of FRAMING) {
    const value = all[name.replace(OURS, "")];
    if (value !== undefined) all[name] = value;
  }
  return new Response(toBody(body), { status: 200, headers: all });
}

/** A response without a body, with the security headers of every API response. */
export function bodiless(status: 200 | 304, headers: Record<string, string>): Response {
  return new Response(null, { status, headers: { ...ALWAYS, ...headers } });
}

const lengthOf = (body: string | Uint8Array) => ({ "content-length": String(Buffer.byteLength(body)) });

/**
 * Builds an error response. A 422 contains a list of field errors. Any other error contains a sentence, our error code,
 * the request id and a link to the documentation. The request id of a 404 is null, because every 404 must be
 * byte-for-byte identical.
 */
export function refusal(error: AppError, requestId: string): Response {
  if (error.code === "invalid") return json(422, { detail: error.fields.map(inOrder) });
  const body = {
    detail: error.message,
    code: error.code,
    request_id: error.code === "not_found" ? null : requestId,
    doc_url: `${baseUrl()}/docs/errors#${error.code}`,
  };
  const headers: Record<string, string> = {};
  if (error.retryAfterSeconds !== null)
    headers["retry-after"] = String(Math.max(1, Math.ceil(error.retryAfterSeconds)));
  return json(error.status, body, headers);
}

/** Returns a field error with its members in the order in which FastAPI writes them. */
function inOrder({ type, loc, msg, ...rest }: FieldError): FieldError {
  return {
    type,
    loc,
    msg,
    ...("input" in rest ? { input: rest.input } : {}),
    ...(rest.ctx ? { ctx: rest.ctx } : {}),
  };
}

const UNAVAILABLE_RETRY_SECONDS = 2;
/** The seconds a client should wait when the disk is full, which only a person can fix. */
const FULL_RETRY_SECONDS = 60;

/** Converts any error to a response, as toRefusal and refusal describe. */
export function answerError(error: unknown, requestId: string): Response {
  return refusal(toRefusal(error, requestId), requestId);
}

/**
 * Converts any error to an error for the caller. An AppError stays as it is. An unavailable database or a full disk
 * becomes `busy` with the seconds to wait. Any other error becomes `internal`. Logs every error but an AppError,
 * without its message.
 */
export function toRefusal(error: unknown, requestId: string): AppError {
  if (error instanceof AppError) return error;
  log().error({ requestId, error: describeError(error) }, "a request failed");
  if (!isUnavailable(error))
    return new AppError("internal", "Something went wrong on our side. Please try again.");
  noteDiskFull(error);
  const message = "The service is busy right now. Please try again in a moment.";
  const retryAfterSeconds = isDiskFull() ? FULL_RETRY_SECONDS : UNAVAILABLE_RETRY_SECONDS;
  return new AppError("busy", message, { retryAfterSeconds });
}

/** Sets the headers on `response` itself and returns it. Replaces headers of the same name. */
export function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

export type Context = { params: Promise<Record<string, string | string[] | undefined> | undefined> };

/** A route handler as the framework calls it. Its `operation` lets tests check responses against the contract. */
export type Route = ((request: Request, context: Context) => Promise<Response>) & { operation?: Operation };

/** A handler's result: fields that are sent as JSON, or a complete response. */
export type Reply<A extends z.ZodType> = z.input<A> | Response;

/**
 * Converts a handler's reply to a response with the operation's declared status. Returns a complete response unchanged.
 */
export function answerOf(operation: Operation, reply: unknown): Response {
  if (reply instanceof Response) return reply;
  if (!isJsonAnswer(operation.answer)) throw new Error(`${operation.id} answers with a document.`);
  return json(operation.answer.status, reply);
}
