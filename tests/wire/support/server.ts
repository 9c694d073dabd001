import { expect } from "vitest";
import { OPERATIONS } from "@/lib/contract/api";
import type { Operation } from "@/lib/contract/operation";
import { faultsOf } from "@/tests/support/conform";

/** The server under test: the product as `npm start` serves it. */
export const baseUrl = process.env.BASE_URL ?? "";

export type Sent = {
  key?: string | undefined;
  body?: unknown;
  /** Sent unchanged, instead of `body` as JSON. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

// biome-ignore lint/suspicious/noExplicitAny: a response's body has any shape; the schemas check it.
export type Answer = { status: number; headers: Headers; text: string; bytes: Buffer; json: any };

const asPattern = (path: string) => new RegExp(`^${path.replaceAll(".", "\\.").replace("{id}", "[^/]+")}$`);
const PATTERNS = OPERATIONS.map((operation) => ({ operation, pattern: asPattern(operation.path) }));

/** Returns the operation that a call matches, or undefined if it matches none. */
export function operationOf(method: string, path: string): Operation | undefined {
  // URL parsing removes dot segments before a call is sent.
  const bare = new URL(path, "http://localhost").pathname;
  const asked = method === "HEAD" ? "GET" : method;
  return PATTERNS.find(({ operation, pattern }) => operation.method === asked && pattern.test(bare))
    ?.operation;
}

/** Calls the server. If the call matches an operation, the response must conform to the operation's description. */
export async function send(method: string, path: string, sent: Sent = {}): Promise<Answer> {
  const body = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    redirect: "manual",
    headers: {
      ...(sent.key === undefined ? {} : { "x-api-key": sent.key }),
      ...(sent.body === undefined ? {} : { "content-type": "application/json" }),
      ...sent.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString("utf8");
  const isJson = response.headers.get("content-type") === "application/json" && text !== "";
  const { status, headers } = response;
  const operation = operationOf(method, path);
  if (operation)
    expect(faultsOf(operation, method, { status, headers, text }), `${method} ${path}`).toEqual([]);
  return { status, headers, text, bytes, json: isJson ? JSON.parse(text) : null };
}

/**
 * The first and the longest pause between two polls, in milliseconds: most work is done immediately, and slow work
 * gains nothing from frequent polls.
 */
const PAUSE_MS = { first: 15, longest: 250 };

/** Polls until `isThere` accepts the response, for work that the server does automatically. */
export async function until<T>(
  ask: () => Promise<T>,
  isThere: (value: T) => boolean,
  timeoutMs = 30_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (let pauseMs = PAUSE_MS.first; ; pauseMs = Math.min(2 * pauseMs, PAUSE_MS.longest)) {
    const value = await ask();
    if (isThere(value)) return value;
    if (Date.now() > end) throw new Error(`The condition was not met within ${timeoutMs / 1000} seconds.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
