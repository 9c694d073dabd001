import { findId, isFields } from "@/lib/adapters/upstream/rest/fields";
import { UpstreamFault } from "@/lib/errors";

/** The largest response we read, in bytes. A page of a thousand detailed rows takes about three megabytes. */
const ANSWER_BYTES_MAX = 32 * 1_048_576;

export type RestCall = {
  method: "GET" | "POST" | "DELETE";
  url: string;
  headers: Record<string, string>;
  /** The value to send as JSON. */
  body?: unknown;
  /** The fields to send as a form, instead of `body`. */
  form?: Record<string, string>;
  timeoutMs: number;
};

/** The response. `body` is the parsed JSON; null if the body is empty, or if an error response is not JSON. */
export type Answer = { status: number; headers: Headers; body: unknown };

/**
 * No complete response arrived: it was cut off, too slow, too large or malformed. The provider may have processed the
 * call. With the reason `unreachable`, the call was never sent.
 */
export class LostAnswer extends Error {
  constructor(readonly why: "unreachable" | "timeout" | "cut_off" | "too_large" | "malformed") {
    super(why);
    this.name = "LostAnswer";
  }
}

/** Sends one request and reads its whole response as JSON. Follows no redirect. Throws LostAnswer. */
export async function exchange({ method, url, headers, timeoutMs, ...what }: RestCall): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const sent = toSent(what);
  const response = await fetch(url, {
    method,
    headers: { accept: "application/json", ...(sent ? { "content-type": sent.type } : {}), ...headers },
    redirect: "manual",
    signal,
    ...(sent ? { body: sent.text } : {}),
  }).catch((error: unknown) => {
    // The original error is dropped because its message may quote the URL or the body.
    throw new LostAnswer(signal.aborted ? "timeout" : isNeverSent(error) ? "unreachable" : "cut_off");
  });
  const text = await readAll(response, signal);
  return { status: response.status, headers: response.headers, body: parse(text, response.ok) };
}

function toSent({ body, form }: Pick<RestCall, "body" | "form">): { type: string; text: string } | null {
  if (form) return { type: "application/x-www-form-urlencoded", text: new URLSearchParams(form).toString() };
  return body === undefined ? null : { type: "application/json", text: JSON.stringify(body) };
}

const NEVER_SENT: readonly unknown[] = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"];

function isNeverSent(error: unknown): boolean {
  const { cause } = (error ?? {}) as { cause?: { code?: unknown } };
  return NEVER_SENT.includes(cause?.code);
}

async function readAll(response: Response, signal: AbortSignal): Promise<string> {
  if (!response.body) return "";
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      size += part.length;
      if (size > ANSWER_BYTES_MAX) break;
      parts.push(part);
    }
  } catch {
    throw new LostAnswer(signal.aborted ? "timeout" : "cut_off");
  }
  if (size > ANSWER_BYTES_MAX) throw new LostAnswer("too_large");
  return Buffer.concat(parts).toString("utf8");
}

/**
 * Parses a response. A successful response must be JSON. For any other response, such as a proxy's error page, the
 * status is enough.
 */
function parse(text: string, isGood: boolean): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    if (isGood) throw new LostAnswer("malformed");
    return null;
  }
}

/** Reports whether a retry can help after this status: a timeout, a rate limit or a server error. */
export function isPassing(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}

/**
 * The id that the provider gave an error, for the log and for the provider's support. Looks for the id under each name
 * that providers use. Never returns the error's message, because the message may quote our request.
 */
export function errorIdOf({ body, headers }: Answer): string | null {
  const named = isFields(body) && isFields(body.error) ? body.error : body;
  const own = isFields(named) ? findId(named.id, named.error_id, named.correlationId) : undefined;
  const id = own ?? findId(headers.get("x-request-id"), headers.get("x-correlation-id"));
  return id !== undefined && /^[\w.:-]{1,100}$/.test(id) ? id : null;
}

/**
 * Converts an error response to our fault. The fault is `isUncertain` if the call may have changed data despite the
 * error: a server that fails does not say which steps it completed.
 */
export function toFault(operation: string, answer: Answer, changes: boolean): UpstreamFault {
  const { status } = answer;
  const isUncertain = changes && status >= 500;
  // A rejected key (401 or 403) counts as temporary, because the operator can fix it.
  const isTemporary = isPassing(status) || status === 401 || status === 403;
  return new UpstreamFault(operation, isTemporary, {
    correlationId: errorIdOf(answer),
    isUncertain,
    reason: reasonOf(answer),
  });
}

function reasonOf({ status, body }: Answer): "absent" | "exists" | null {
  if (status === 404 || status === 410) return "absent";
  return isFields(body) && body.name === "end_user_already_exists" ? "exists" : null;
}
