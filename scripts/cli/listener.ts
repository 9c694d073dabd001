import { createServer, request as httpRequest, type IncomingMessage, type Server } from "node:http";
import { request as httpsRequest } from "node:https";
import type { AddressInfo } from "node:net";

/** The longest delivery accepted, in bytes. No event is nearly as long. */
const BODY_BYTES_MAX = 1_048_576;
/** Milliseconds that we wait for the local server. The service waits for us for 15 seconds. */
const FORWARD_TIMEOUT_MS = 14_000;
/** The longest local response that is passed on, in bytes. The service stores less. */
const ANSWER_BYTES_MAX = 65_536;

/** A delivery: its bytes, and its headers as received, with names and values alternating. */
export type Delivery = { body: Buffer; rawHeaders: string[]; headers: IncomingMessage["headers"] };
export type LocalAnswer = { status: number; body: Buffer; contentType: string | null; ms: number };

/**
 * Receives deliveries on a local port that other machines cannot reach, and answers each with the result of `take`.
 * Deliveries to a path other than `path` get 404; null accepts every path.
 */
export async function startListener(
  { port, path }: { port: number; path: string | null },
  take: (delivery: Delivery) => Promise<Pick<LocalAnswer, "status" | "body" | "contentType">>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const isMeant = path === null || request.url === path;
    const body = await readBody(request).catch(() => null);
    if (!isMeant || request.method !== "POST" || body === null) {
      response.writeHead(isMeant ? (body === null ? 413 : 405) : 404).end();
      return;
    }
    try {
      const answer = await take({ body, rawHeaders: request.rawHeaders, headers: request.headers });
      response.writeHead(answer.status, answer.contentType ? { "content-type": answer.contentType } : {});
      response.end(answer.body);
    } catch {
      // A local program may answer with an invalid status such as 99. Its response is dropped, and the next delivery
      // is still received.
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${address.port}${path ?? "/"}`, close: () => close(server) };
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size <= BODY_BYTES_MAX) parts.push(part);
  }
  return size > BODY_BYTES_MAX ? null : Buffer.concat(parts);
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Hop-by-hop headers (RFC 9110, section 7.6.1), and headers that we set again. */
const OF_THE_CONNECTION = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "host",
  "content-length",
]);

/** Forwards a delivery: the same bytes, and the same headers in the same case. Throws if there is no response. */
export function forward(target: URL, { body, rawHeaders }: Delivery): Promise<LocalAnswer> {
  const headers = ["Host", target.host, "Content-Length", String(body.length), "Connection", "close"];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = "", value = ""] = rawHeaders.slice(at, at + 2);
    if (!OF_THE_CONNECTION.has(name.toLowerCase())) headers.push(name, value);
  }
  const began = performance.now();
  const send = target.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(FORWARD_TIMEOUT_MS);
    const call = send(target, { method: "POST", headers, agent: false, signal }, (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      response.on("data", (part: Buffer) => {
        if (size < ANSWER_BYTES_MAX) parts.push(part);
        size += part.length;
      });
      response.once("error", reject);
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 502,
          body: Buffer.concat(parts),
          contentType: response.headers["content-type"] ?? null,
          ms: Math.round(performance.now() - began),
        }),
      );
    });
    call.once("error", reject);
    call.end(body);
  });
}
