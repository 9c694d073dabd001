import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import {
  type Address,
  allowsLoopback,
  hostOf,
  refuseWebhookUrl,
  resolveHost,
} from "@/lib/adapters/post/address";
import type { Environment } from "@/lib/scope";

/** The time limit in milliseconds for resolving the receiver's name and opening the connection, including TLS. */
const CONNECT_TIMEOUT_MS = 5_000;
/** The time limit in milliseconds, from the start of the attempt, for receiving the status and headers. */
const TOTAL_TIMEOUT_MS = 15_000;
/** Milliseconds to wait for the part of the body that we store. The outcome is known before the body arrives. */
const BODY_TIMEOUT_MS = 2_000;
/** The largest number of bytes of the receiver's response that are read and stored for the delivery log. */
const RESPONSE_BYTES_MAX = 2_048;
const HEADER_BYTES_MAX = 16_384;
/**
 * The largest number of interim responses (100, 102, 103). If a receiver sends more, the attempt fails as if no
 * response had arrived.
 */
const INTERIM_ANSWERS_MAX = 20;
/**
 * Milliseconds before a second IP address is tried. The usual 250 ms is shorter than a round trip to the other side of
 * the world, and would often open an unnecessary second connection.
 */
const NEXT_ADDRESS_AFTER_MS = 1_500;

/**
 * The reason for a missing response. The name has no address, the connection was refused or reset, or TLS failed, as
 * with an expired certificate. The last reason is anything else, such as a response that is not HTTP.
 */
type NoAnswer = "dns" | "refused" | "tls" | "reset" | "connection";

export type PostOutcome = {
  outcome: "delivered" | "http_error" | "redirect" | "timeout" | NoAnswer | "blocked";
  /** The system's error code, such as ECONNREFUSED, if no response arrived; null if there is no code. */
  errorCode: string | null;
  responseCode: number | null;
  responseText: string | null;
  retryAfterSeconds: number | null;
  /** Milliseconds from the start of the attempt until its outcome was known. */
  latencyMs: number;
};

const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * For each protocol, the function that sends a request and the agent for it. The agents open a connection for each
 * delivery and close it afterwards. If we reused connections, a receiver might close one at the moment of use, and we
 * would not know whether the delivery arrived. A reused connection would also keep using an IP address after the host
 * name has moved to another one. TLS sessions are resumed if the receiver supports resumption.
 *
 * The caller limits the number of connections. Here, no connection waits for another, so a receiver that hangs does
 * not delay other deliveries.
 */
const AGENT_OPTIONS = {
  "http:": { request: http.request, agent: new http.Agent({ keepAlive: false }), isOpenOn: "connect" },
  "https:": {
    request: https.request,
    agent: new https.Agent({ keepAlive: false }),
    isOpenOn: "secureConnect",
  },
} as const;

/**
 * Posts exactly these bytes, once. Does not follow redirects. Never throws, because an error is part of the outcome.
 * The status and headers decide the outcome: after a 2xx the webhook counts as delivered, even if the body is cut off.
 */
export async function postWebhook(
  text: string,
  body: string,
  headers: Record<string, string>,
  environment: Environment,
): Promise<PostOutcome> {
  const started = performance.now();
  const failed = (outcome: PostOutcome["outcome"], errorCode: string | null = null): PostOutcome => ({
    outcome,
    errorCode,
    responseCode: null,
    responseText: null,
    retryAfterSeconds: null,
    latencyMs: Math.round(performance.now() - started),
  });
  if (refuseWebhookUrl(text, environment)) return failed("blocked");
  const url = new URL(text);
  try {
    const addresses = await within(CONNECT_TIMEOUT_MS, resolveHost(hostOf(url), allowsLoopback(environment)));
    if (addresses === "blocked") return failed("blocked");
    if (addresses.length === 0) return failed("dns", "ENOTFOUND");
    const answer = await send(url, Buffer.from(body, "utf8"), { headers, addresses, started });
    const code = answer.statusCode ?? 0;
    const decided = failed(
      code >= 200 && code < 300 ? "delivered" : REDIRECTS.includes(code) ? "redirect" : "http_error",
    );
    const left = TOTAL_TIMEOUT_MS - decided.latencyMs;
    return {
      ...decided,
      responseCode: code,
      responseText: await readStart(answer, Math.min(BODY_TIMEOUT_MS, left)),
      retryAfterSeconds: readRetryAfter(answer.headers["retry-after"], Date.now()),
    };
  } catch (error) {
    if (error instanceof TooSlow) return failed("timeout", "ETIMEDOUT");
    if (error instanceof NoEncryption) return failed("tls", codeOf(error.cause));
    return failed(REASONS[codeOf(error) ?? ""] ?? "connection", codeOf(error));
  }
}

class TooSlow extends Error {}
class NoEncryption extends Error {}

const REASONS: Readonly<Record<string, NoAnswer>> = {
  ECONNREFUSED: "refused",
  ECONNRESET: "reset",
  EPIPE: "reset",
};

const CODE = /^[A-Z][A-Z0-9_]{1,60}$/;

/**
 * Returns the system's code of an error; null for an error without one. If several addresses were tried, returns the
 * code of the first.
 */
function codeOf(error: unknown): string | null {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return CODE.test(code) ? code : null;
}

async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Sends the request to one of these addresses and to no other. Resolves with the status and headers; the caller reads
 * the body.
 */
function send(
  url: URL,
  body: Buffer,
  { headers, addresses, started }: { headers: Record<string, string>; addresses: Address[]; started: number },
): Promise<IncomingMessage> {
  const { request: open, agent, isOpenOn } = AGENT_OPTIONS[url.protocol as keyof typeof AGENT_OPTIONS];
  // Connects to the addresses that were resolved and checked, instead of resolving the name again.
  const lookup: LookupFunction = (_host, _options, done) => done(null, addresses);
  const left = (limitMs: number) => Math.max(0, limitMs - (performance.now() - started));
  return new Promise((resolve, reject) => {
    const options = {
      method: "POST",
      agent,
      lookup,
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_AFTER_MS,
      maxHeaderSize: HEADER_BYTES_MAX,
      headers: { ...headers, "content-length": body.length, "accept-encoding": "identity" },
    };
    const request = open(url, options);
    const end = (error: Error) => {
      reject(error);
      request.destroy();
    };
    const connecting = setTimeout(end, left(CONNECT_TIMEOUT_MS), new TooSlow());
    const waiting = setTimeout(end, left(TOTAL_TIMEOUT_MS), new TooSlow());
    const rest = () => {
      clearTimeout(connecting);
      clearTimeout(waiting);
    };
    let interim = 0;
    let isConnected = false;
    let isOpen = false;
    request.on("socket", (socket) => {
      socket.once("connect", () => {
        isConnected = true;
      });
      socket.once(isOpenOn, () => {
        isOpen = true;
        clearTimeout(connecting);
      });
    });
    request.on("information", () => {
      interim++;
      if (interim > INTERIM_ANSWERS_MAX) end(new Error("too many interim responses"));
    });
    request.on("response", (answer) => {
      rest();
      resolve(answer);
    });
    // Handles errors for the whole life of the connection. An error after the response changes nothing.
    request.on("error", (error) =>
      reject(isConnected && !isOpen ? new NoEncryption("", { cause: error }) : error),
    );
    request.on("close", () => {
      rest();
      reject(new Error("closed without a response"));
    });
    request.end(body);
  });
}

/**
 * Reads the first bytes of the response as text, stopping when the time is up. Then closes the connection, so that a
 * receiver cannot fill our memory.
 */
function readStart(answer: IncomingMessage, timeoutMs: number): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    const end = () => {
      clearTimeout(timer);
      answer.destroy();
      // NUL cannot be stored as text, and nothing useful is lost without it.
      resolve(Buffer.concat(parts).subarray(0, RESPONSE_BYTES_MAX).toString("utf8").replaceAll("\0", ""));
    };
    const timer = setTimeout(end, Math.max(0, timeoutMs));
    answer.on("data", (part: Buffer) => {
      if (size >= RESPONSE_BYTES_MAX) return;
      parts.push(part);
      size += part.length;
      if (size >= RESPONSE_BYTES_MAX) end();
    });
    answer.on("end", end);
    answer.on("error", end);
    answer.on("close", end);
  });
}

/**
 * Returns the seconds that a receiver asks us to wait; null if it doesn't ask us to wait. The header contains seconds
 * or a date (RFC 9110, section 10.2.3).
 */
export function readRetryAfter(value: string | string[] | undefined, nowMs: number): number | null {
  const text = [value].flat().at(-1)?.trim() ?? "";
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - nowMs) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}
