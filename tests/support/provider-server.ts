import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * This file is the HTTP server of a provider's stand-in. The stand-in defines the responses; this file defines the
 * faults.
 */

export type Reply = { status: number; body?: unknown };

/** A fault of the next `times` calls that match `on`. If several faults match a call, the first in the list is used. */
export type Trouble = {
  /** Matches a call: `GET /v1/banking/transactions`, the beginning of such a line, or a pattern for such a line. */
  on: string | RegExp;
  times: number;
  kind:
    | { status: number; headers?: Record<string, string>; body?: unknown }
    /** Executes the call, but does not send the response. */
    | "lost_after"
    /** Closes the connection before executing the call. */
    | "lost_before"
    /** Sends half of the response. */
    | "truncated"
    /** Sends no response while the caller waits. */
    | "hangs";
};

type ProviderServer = { url: string; close: () => Promise<void> };

type Body = Record<string, unknown>;
type Manner = {
  troubles: Trouble[];
  reply: (request: IncomingMessage, body: Body) => Reply;
  /** Returns an error in the provider's format. */
  fault: (status: number) => Reply;
  headers: () => Record<string, string>;
};

export async function startProviderServer(manner: Manner): Promise<ProviderServer> {
  const server: Server = createServer((request, response) => {
    void readBody(request).then((body) => answer(manner, request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function takeTrouble({ troubles }: Manner, request: IncomingMessage): Trouble["kind"] | null {
  const line = `${request.method} ${request.url}`;
  const fits = ({ on }: Trouble) => (typeof on === "string" ? line.startsWith(on) : on.test(line));
  const trouble = troubles.find((each) => each.times > 0 && fits(each));
  if (!trouble) return null;
  trouble.times--;
  return trouble.kind;
}

function answer(manner: Manner, request: IncomingMessage, response: ServerResponse, given: Body): void {
  const trouble = takeTrouble(manner, request);
  if (trouble === "hangs") return;
  if (trouble === "lost_before") return void request.socket.destroy();
  if (trouble !== null && typeof trouble === "object") {
    const body = JSON.stringify(trouble.body ?? manner.fault(trouble.status).body);
    return void response.writeHead(trouble.status, trouble.headers).end(body);
  }
  const { status, body } = manner.reply(request, given);
  if (trouble === "lost_after") return void request.socket.destroy();
  const text = body === undefined ? "" : JSON.stringify(body);
  const headers = { "content-type": "application/json", ...manner.headers() };
  if (trouble === "truncated") {
    response.writeHead(status, { ...headers, "content-length": String(text.length) });
    return void response.write(text.slice(0, text.length / 2), () => request.socket.destroy());
  }
  response.writeHead(status, status === 204 ? {} : headers).end(text);
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString("utf8");
  if (text === "") return {};
  const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : (JSON.parse(text) as Body);
}
