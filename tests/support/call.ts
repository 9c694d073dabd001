import { expect } from "vitest";
import type { Operation } from "@/lib/contract/operation";
import { faultsOf } from "@/tests/support/conform";

type Handler = ((
  request: Request,
  context: { params: Promise<Record<string, string> | undefined> },
) => Promise<Response>) & { operation?: Operation };

export type Call = {
  method?: string;
  path?: string;
  key?: string;
  body?: unknown;
  /** The exact request body. If it is set, `body` is not used. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  params?: Record<string, string>;
};

export type Answer<T = Record<string, unknown>> = { status: number; headers: Headers; text: string; json: T };

let elsewhere: ((request: Request) => Promise<Response>) | null = null;

/**
 * From now on, makes every call with `send`, which reaches other processes. If `send` is null, calls run the routes in
 * this process again.
 */
export function callThrough(send: typeof elsewhere): void {
  elsewhere = send;
}

/** The path of a route's operation. Another process finds the route by this path. */
const pathOf = ({ operation }: Handler, params: Record<string, string> = {}) =>
  operation?.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");

/**
 * Calls a route as the server does, and reads the whole response. The response must match the API document if the route
 * is in it.
 */
export async function call<T = Record<string, unknown>>(
  handler: Handler,
  asked: Call = {},
): Promise<Answer<T>> {
  const body = asked.raw ?? (asked.body === undefined ? undefined : JSON.stringify(asked.body));
  const path = asked.path ?? (elsewhere && pathOf(handler, asked.params)) ?? "/v1/requests";
  const request = new Request(`http://localhost:3000${path}`, {
    method: asked.method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      ...(asked.key ? { "x-api-key": asked.key } : {}),
      ...(asked.body === undefined ? {} : { "content-type": "application/json" }),
      ...asked.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const params = Promise.resolve(asked.params);
  const response = await (elsewhere ? elsewhere(request.clone()) : handler(request, { params }));
  const text = await response.text();
  if (handler.operation) {
    const answer = { status: response.status, headers: response.headers, text };
    expect(faultsOf(handler.operation, request.method, answer), handler.operation.id).toEqual([]);
  }
  // The response to a HEAD has the content type of a body but no body to parse.
  const isJson = text !== "" && response.headers.get("content-type") === "application/json";
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: (isJson ? JSON.parse(text) : null) as T,
  };
}
