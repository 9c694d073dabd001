import { ConnectionError, toApiError } from "./api-error.js";
import { readAnswer } from "./read-answer.js";
import { mayHelp, pause, readRetryAfter, waitBefore } from "./retry.js";

const CLIENT_VERSION = "1.0";
const TIMEOUT_MS = 60_000;
const RETRIES = 2;

/**
 * The status and headers of a response. Created for every attempt that got a response, even an error response.
 * Contains neither a Surplus request's id nor any part of the body.
 */
export type Answered = {
  method: Call["method"];
  /** The path as in the reference: `/v1/requests/{id}`. */
  path: string;
  /** The number of the attempt, starting with 1. */
  attempt: number;
  status: number;
  /** Includes `X-Request-Id`, `Idempotent-Replayed`, `RateLimit-…`, `Deprecation`, `Sunset`, … */
  headers: Headers;
  /** The id for support, if the service sent one. */
  requestId: string | null;
};

export type ClientOptions = {
  /** The service's URL, such as https://reports.example.com. May include a path before `/v1`. */
  baseUrl: string;
  /** `svc_test_…` or `svc_live_…`. Optional if you only make calls that need no key. */
  apiKey?: string | undefined;
  /** The time limit for one attempt, including its response, in milliseconds. Default 60 000. */
  timeoutMs?: number | undefined;
  /** How many times a call is repeated after the first attempt. Default 2. */
  maxRetries?: number | undefined;
  /** Placed before the client's own name in `User-Agent`, such as "acme-loans/3.2". */
  userAgent?: string | undefined;
  /** Called with the status and headers of every response. An error that the callback throws ends the call. */
  onResponse?: ((answered: Answered) => void) | undefined;
  fetch?: typeof fetch | undefined;
};

export type CallOptions = {
  /** Aborts the call, even between two attempts. The call then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  maxRetries?: number | undefined;
  /** For POSTs. By default each call gets its own key, which its retries use again. */
  idempotencyKey?: string | undefined;
  /** Called with every response to this call, in addition to the client's own callback. */
  onResponse?: ((answered: Answered) => void) | undefined;
};

export type Call = CallOptions & {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /**
   * The path as in the reference, with `{id}`. Error messages show it in this form, because the id is the secret of the
   * customer's link.
   */
  path: string;
  id?: string;
  query?: Record<string, unknown>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
  /**
   * True for a call without a key. If false, the key is sent, and a POST gets an Idempotency-Key so that the call can
   * be repeated.
   */
  isPublic?: boolean;
};

export type Send = (call: Call) => Promise<{ response: Response; bytes: Uint8Array<ArrayBuffer> }>;

/**
 * Creates the function that sends every call. It retries after failed connections, timeouts, 408, 429 and 5xx (except
 * those in LASTING, retry.ts). It also retries after a 409 that says that the first attempt is still running. It throws
 * ApiError for an error response, and ConnectionError if no response came from the service.
 */
export function createSend(options: ClientOptions): Send {
  const origin = options.baseUrl.replace(/\/+$/, "");
  const doFetch = options.fetch ?? fetch;
  const agent = `surplus-client/${CLIENT_VERSION} node/${process.versions.node}`;
  const userAgent = options.userAgent ? `${options.userAgent} ${agent}` : agent;

  return async function send(call) {
    const timeoutMs = call.timeoutMs ?? options.timeoutMs ?? TIMEOUT_MS;
    const tries = 1 + (call.maxRetries ?? options.maxRetries ?? RETRIES);
    const address = addressOf(origin, call);
    const init = {
      method: call.method,
      headers: headersOf(call, options.apiKey, userAgent),
      ...bodyOf(call),
    };
    const tell = [options.onResponse, call.onResponse];
    for (let number = 1; ; number++) {
      const outcome = await attempt(doFetch, { address, init, call, timeoutMs });
      const answered = outcome.response && headOf(call, number, outcome.response);
      for (const each of tell) if (answered) each?.(answered);
      if ("bytes" in outcome) return outcome;
      const wait = outcome.mayHelp && number < tries ? waitBefore(number + 1, outcome.askedMs) : null;
      if (wait === null) throw outcome.error;
      await pause(wait, call.signal);
    }
  };
}

const headOf = ({ method, path }: Call, attempt: number, { status, headers }: Response): Answered => ({
  ...{ method, path, attempt, status, headers },
  requestId: headers.get("x-request-id"),
});

function addressOf(origin: string, { path, id, query = {} }: Call): string {
  if (path.includes("{id}") && !/^[0-9A-Za-z_-]+$/.test(id ?? ""))
    throw new TypeError("An id contains only letters, digits, _ and -.");
  const words = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(words).toString();
  return `${origin}${path.replace("{id}", id ?? "")}${text && `?${text}`}`;
}

function headersOf(call: Call, apiKey: string | undefined, userAgent: string): Headers {
  const headers = new Headers({ "user-agent": userAgent });
  for (const [name, value] of Object.entries(call.headers ?? {})) if (value) headers.set(name, value);
  if (call.body !== undefined) headers.set("content-type", "application/json");
  if (call.isPublic) return headers;
  if (!apiKey) throw new TypeError("This call needs an apiKey.");
  headers.set("x-api-key", apiKey);
  if (call.method === "POST") headers.set("idempotency-key", call.idempotencyKey ?? crypto.randomUUID());
  return headers;
}

const bodyOf = ({ body }: Call) => (body === undefined ? {} : { body: JSON.stringify(body) });

type Failure = { error: Error; mayHelp: boolean; askedMs: number | null; response: Response | null };
type TryResult = { response: Response; bytes: Uint8Array<ArrayBuffer> } | Failure;

async function attempt(
  doFetch: typeof fetch,
  { address, init, call, timeoutMs }: { address: string; init: RequestInit; call: Call; timeoutMs: number },
): Promise<TryResult> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
  try {
    // Redirects are not followed, because they would send the key to another URL.
    const response = await doFetch(address, { ...init, signal, redirect: "manual" });
    const bytes = await readAnswer(response);
    if (bytes === null) return { error: tooLong(call), mayHelp: false, askedMs: null, response };
    if (response.ok) return { response, bytes };
    if (response.status < 400) return { error: elsewhere(call), mayHelp: false, askedMs: null, response };
    const askedMs = readRetryAfter(response.headers.get("retry-after"));
    const error = toApiError(response, new TextDecoder().decode(bytes), askedMs);
    return { error, mayHelp: mayHelp(error.status, error.code), askedMs, response };
  } catch (cause) {
    call.signal?.throwIfAborted();
    const error = timeout.aborted
      ? new ConnectionError("timeout", `${nameOf(call)} got no response within ${timeoutMs} ms.`)
      : new ConnectionError("unreachable", `${nameOf(call)} did not reach the service${why(cause)}.`, cause);
    return { error, mayHelp: true, askedMs: null, response: null };
  }
}

export const nameOf = ({ method, path }: Call) => `${method} ${path}`;

const elsewhere = (call: Call) =>
  new ConnectionError(
    "not_the_service",
    `${nameOf(call)} was redirected. Check that the base URL belongs to the service.`,
  );

const tooLong = (call: Call) =>
  new ConnectionError(
    "not_the_service",
    `${nameOf(call)} returned more than any report contains. Check that the base URL belongs to the service.`,
  );

/** Finds the system's error code, such as ECONNREFUSED. */
function why(cause: unknown): string {
  const { code } = ((cause as Error | null)?.cause ?? {}) as { code?: unknown };
  return typeof code === "string" ? ` (${code})` : "";
}
