import { randomBytes } from "node:crypto";
import { AppError } from "@/lib/errors";
import { NOTHING_RUNS } from "@/lib/http/standing-headers";
import { describeError, log } from "@/lib/log";
import { isUnavailable } from "@/lib/unavailable";

/** Said by every answer of the API itself; what else an answer carries is added as it leaves (standing-headers.ts). */
const ALWAYS = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-security-policy": NOTHING_RUNS,
} as const;

/** The caller's request id when it is one we can safely repeat, else a new one. */
export function requestIdOf(request: Pick<Request, "headers">): string {
  return toRequestId(request.headers.get("x-request-id"));
}

export function toRequestId(given: unknown): string {
  return typeof given === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(given)
    ? given
    : `rid_${randomBytes(12).toString("hex")}`;
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return jsonText(status, JSON.stringify(body), headers);
}

/** As json, for text, or its bytes, that is JSON already and must leave unchanged. */
export function jsonText(
  status: number,
  text: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Response {
  const response = new Response(toBody(text), {
    status,
    headers: { ...ALWAYS, "content-type": "application/json", ...headers },
  });
  if (typeof text === "string" && text.length <= KEPT_TEXT_MAX) texts.set(response, text);
  return response;
}

/** Answers longer than this are not looked at again. */
const KEPT_TEXT_MAX = 16_384;
const texts = new WeakMap<Response, string>();

/** What an answer of ours says, without reading its body away from its reader; null for a long one and for documents. */
export function textOf(response: Response): string | null {
  return texts.get(response) ?? null;
}

export function ok(body: unknown): Response {
  return json(200, body);
}

/** Bytes of an answer given to the connection at a time. */
const PART_BYTES = 262_144;

/** A large body leaves in parts, as fast as it is taken: copied and sent whole, it would hold up everybody else. */
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

/** A document of another type, with the same guards; `headers` win. */
export function document(
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(toBody(body), {
    status: 200,
    headers: { ...ALWAYS, "content-type": type, ...headers },
  });
}

/**
 * A refusal, as the specification shapes it (section 7): a list of items for a 422, else a sentence, with our code and
 * the request's id beside it. A 404 leaves the id to its header: every one of them is the same, byte for byte.
 */
export function refusal(error: AppError, requestId: string): Response {
  if (error.code === "invalid") return json(422, { detail: error.fields });
  const body = {
    detail: error.message,
    code: error.code,
    request_id: error.code === "not_found" ? null : requestId,
  };
  const headers: Record<string, string> = {};
  if (error.retryAfterSeconds !== null)
    headers["retry-after"] = String(Math.max(1, Math.ceil(error.retryAfterSeconds)));
  return json(error.status, body, headers);
}

const UNAVAILABLE_RETRY_SECONDS = 2;

/**
 * Any error as an answer: a refusal says why; a database that cannot be asked right now is a 503 to come back after;
 * anything else is logged, without its message, and leaves as a plain 500.
 */
export function answerError(error: unknown, requestId: string): Response {
  if (error instanceof AppError) return refusal(error, requestId);
  log().error({ requestId, error: describeError(error) }, "a request failed");
  if (isUnavailable(error)) {
    const message = "The service is busy right now. Please try again in a moment.";
    return refusal(
      new AppError("busy", message, { retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS }),
      requestId,
    );
  }
  return refusal(new AppError("internal", "Something went wrong on our side. Please try again."), requestId);
}

/** Sets headers on an answer that may have fixed ones. */
export function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
