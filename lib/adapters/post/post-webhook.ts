import { lookup as dnsLookup } from "node:dns";
import { isIP } from "node:net";
import { Agent, request } from "undici";
import { isReachable } from "@/lib/adapters/post/address";
import { env } from "@/lib/env";

const CONNECT_TIMEOUT_MS = 5_000;
const TOTAL_TIMEOUT_MS = 15_000;
/** How much of the receiver's answer is kept for the delivery log. */
const RESPONSE_BYTES_MAX = 2_048;

export type PostOutcome = {
  outcome: "delivered" | "http_error" | "redirect" | "timeout" | "connection" | "blocked";
  responseCode: number | null;
  responseText: string | null;
  retryAfterSeconds: number | null;
  latencyMs: number;
};

class BlockedAddress extends Error {}

type LookupCallback = (error: Error | null, addresses: { address: string; family: number }[]) => void;

/**
 * Resolves and checks in one step, at connect time, so that a name cannot answer one address to a check and another to
 * the connection. Every address of the name must be reachable, else none is used.
 */
function checkedLookup(allowLoopback: boolean) {
  return (hostname: string, _options: object, done: LookupCallback) => {
    dnsLookup(hostname, { all: true, verbatim: true }, (error, addresses) => {
      if (error) return done(error, []);
      const allowed =
        addresses.length > 0 && addresses.every(({ address }) => isReachable(address, allowLoopback));
      return allowed ? done(null, addresses) : done(new BlockedAddress(), []);
    });
  };
}

const agents = new Map<boolean, Agent>();

function agentFor(allowLoopback: boolean): Agent {
  let agent = agents.get(allowLoopback);
  if (!agent) {
    const lookup = checkedLookup(allowLoopback) as never;
    agent = new Agent({
      connect: { lookup, timeout: CONNECT_TIMEOUT_MS },
      connections: 8,
      keepAliveTimeout: 4_000,
    });
    agents.set(allowLoopback, agent);
  }
  return agent;
}

/** Null when the URL may be posted to; else what is wrong with it, in words for the person who typed it. */
export function refuseWebhookUrl(text: string, environment: "test" | "live"): string | null {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return "Enter a full address, such as https://example.com/webhooks.";
  }
  const allowLoopback = environment === "test" && env().WEBHOOK_ALLOW_PRIVATE === "1";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (url.protocol !== "https:" && !(url.protocol === "http:" && environment === "test"))
    return "The address must start with https://.";
  if (url.username || url.password) return "The address must not hold a user name or password.";
  if (isIP(host) && !isReachable(host, allowLoopback))
    return "That address is private; use one that can be reached from outside.";
  if (/(^|\.)localhost$/i.test(host) && !allowLoopback)
    return "That address is private; use one that can be reached from outside.";
  return null;
}

/** Posts exactly these bytes, once; follows no redirect. Never throws: what went wrong is the outcome. */
export async function postWebhook(
  url: string,
  body: string,
  headers: Record<string, string>,
  environment: "test" | "live",
): Promise<PostOutcome> {
  const started = performance.now();
  const done = (outcome: PostOutcome["outcome"], more: Partial<PostOutcome> = {}): PostOutcome => ({
    outcome,
    responseCode: null,
    responseText: null,
    retryAfterSeconds: null,
    ...more,
    latencyMs: Math.round(performance.now() - started),
  });
  if (refuseWebhookUrl(url, environment)) return done("blocked");
  const allowLoopback = environment === "test" && env().WEBHOOK_ALLOW_PRIVATE === "1";
  try {
    const answer = await request(url, {
      method: "POST",
      body: Buffer.from(body, "utf8"),
      headers,
      dispatcher: agentFor(allowLoopback),
      signal: AbortSignal.timeout(TOTAL_TIMEOUT_MS),
    });
    const responseText = await readStart(answer.body);
    const code = answer.statusCode;
    const outcome =
      code >= 200 && code < 300 ? "delivered" : code >= 300 && code < 400 ? "redirect" : "http_error";
    const retryAfterSeconds = readRetryAfter(answer.headers["retry-after"], Date.now());
    return done(outcome, { responseCode: code, responseText, retryAfterSeconds });
  } catch (error) {
    return done(toOutcome(error));
  }
}

/** The first bytes of the answer as text; the rest is never read, so a receiver cannot make us hold much. */
async function readStart(
  body: AsyncIterable<Uint8Array> & {
    destroy: () => void;
    on: (event: "error", listener: () => void) => unknown;
  },
): Promise<string> {
  body.on("error", () => {});
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part);
    size += part.length;
    if (size >= RESPONSE_BYTES_MAX) break;
  }
  body.destroy();
  // NUL cannot be stored as text, and nothing useful is lost with it.
  return Buffer.concat(parts).subarray(0, RESPONSE_BYTES_MAX).toString("utf8").replaceAll("\0", "");
}

function toOutcome(error: unknown): PostOutcome["outcome"] {
  if (error instanceof BlockedAddress) return "blocked";
  const name = error instanceof Error ? error.name : "";
  return name.includes("Timeout") || name === "AbortError" ? "timeout" : "connection";
}

/** The seconds a receiver asks for, said as such or as a date (RFC 9110, section 10.2.3); null where it asks for none. */
export function readRetryAfter(value: string | string[] | undefined, nowMs: number): number | null {
  const text = [value].flat().at(-1)?.trim() ?? "";
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - nowMs) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}
