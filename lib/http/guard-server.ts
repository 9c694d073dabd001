import { type IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { env } from "@/lib/env";
import { AppError, notFound } from "@/lib/errors";
import { refusal, toRequestId } from "@/lib/http/answer";
import { answerBroken } from "@/lib/http/broken-request";
import { ADDRESS_HEADER, findClientAddress, isOwnCall, OWN_CALL_HEADER } from "@/lib/http/client-address";
import { standingHeaders } from "@/lib/http/standing-headers";
import { traceRequest } from "@/lib/http/trace-request";

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/** A caller has this long for the head of a request, and for all of it. */
const HEAD_TIMEOUT_MS = 20_000;
const REQUEST_TIMEOUT_MS = 60_000;

/** What the framework's own pages send it. On the API such a header would change the answer behind its contract. */
const FRAMEWORK_HEADERS = /^(rsc$|next-|x-nextjs-|x-middleware-|x-invoke-|x-matched-path$)/;

type Emit = (this: Server, event: string | symbol, ...rest: unknown[]) => boolean;
type SetHeader = (this: ServerResponse, name: string, value: unknown) => ServerResponse;
type WriteHead = (this: ServerResponse, ...rest: unknown[]) => ServerResponse;

/**
 * Stands before the framework, for what only the server can know or do: every answer, the framework's and Node's own
 * included, carries the request's id and the standing headers; every request, who it came from; and what neither can
 * make sense of is refused as the rest of the API refuses. Set once, when the process starts.
 */
export function guardServer(): void {
  const { TRUSTED_PROXY_HOPS: hops, NODE_ENV } = env();
  guardAnswers(standingHeaders());
  tellTypes();
  const server = Server.prototype as unknown as { emit: Emit };
  const { emit } = server;
  server.emit = function guarded(event, ...rest) {
    if (event === "connection") prepare(this, NODE_ENV !== "development");
    if (event === "clientError") return answerBroken(rest[0] as Error, rest[1] as Duplex);
    if (event !== "request") return emit.call(this, event, ...rest);
    const [request, response] = rest as [IncomingMessage, ServerResponse];
    const error = admit(request, hops);
    traceRequest(request, response, () => {
      if (error) void answer(error, request, response);
      else emit.call(this, event, ...rest);
    });
    return true;
  };
}

/** Servers of this process that anybody connected to; there is one, unless the framework opens more. */
const open = globalThis as unknown as { surplusServers?: Set<Server> };

/**
 * Takes no more connections and ends once every request under way is answered, or after so long, when what is left is cut
 * off. Idle connections are closed at once.
 */
export async function closeServers(withinMs: number): Promise<void> {
  const servers = [...(open.surplusServers ?? [])];
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
  for (const server of servers) server.closeIdleConnections();
  const patience = new Promise((resolve) => setTimeout(resolve, withinMs).unref());
  await Promise.race([Promise.all(closed), patience]);
  for (const server of servers) server.closeAllConnections();
}

/**
 * The framework hands a route's single header over as a list, and its own compression then does not know the type of what
 * it might compress. The API's answers stay as they are: their bytes are what a caller checks.
 */
function tellTypes(): void {
  const responses = ServerResponse.prototype as unknown as { setHeader: SetHeader };
  const { setHeader } = responses;
  responses.setHeader = function told(name, value) {
    const isListed = /^content-type$/i.test(name) && Array.isArray(value) && value.length === 1;
    return setHeader.call(this, name, isListed && !isApi(this.req.url) ? value[0] : value);
  };
}

/** Fills in what an answer lacks at the moment its head is written: no earlier does anybody know. */
function guardAnswers(standing: Readonly<Record<string, string>>): void {
  const responses = ServerResponse.prototype as unknown as { writeHead: WriteHead };
  const { writeHead } = responses;
  responses.writeHead = function guarded(...rest) {
    for (const [name, value] of Object.entries(standing)) {
      if (!this.hasHeader(name)) this.setHeader(name, value);
    }
    // The framework's own, on answers that nothing may keep.
    if (isApi(this.req.url)) this.removeHeader("vary");
    if (!this.hasHeader("x-request-id")) this.setHeader("x-request-id", idOf(this.req));
    return writeHead.apply(this, rest);
  };
}

/**
 * A caller that offers another protocol (as Java's client offers HTTP/2) is answered in this one; the framework would
 * hang up. Its own use of the offer, reloading pages while they are written, exists in development alone.
 */
function prepare(server: Server, refusesUpgrades: boolean): void {
  open.surplusServers ??= new Set();
  open.surplusServers.add(server);
  server.headersTimeout = HEAD_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  if (refusesUpgrades) server.removeAllListeners("upgrade");
}

/** Marks a request with what the handlers need to know; null, or why it goes no further. */
function admit(request: IncomingMessage, hops: number): AppError | null {
  const { headers } = request;
  request.url = toPath(request.url ?? "");
  idOf(request);
  const forwarded = headers["x-forwarded-for"];
  headers[OWN_CALL_HEADER] = isOwnCall(request.socket.remoteAddress, headers) ? "yes" : "no";
  headers[ADDRESS_HEADER] = findClientAddress(request.socket.remoteAddress, String(forwarded ?? ""), hops);
  if (isApi(request.url)) {
    for (const name of Object.keys(headers)) if (FRAMEWORK_HEADERS.test(name)) delete headers[name];
  }
  return findFault(request);
}

const isApi = (url: string | undefined) => /^\/v1(\/|$|\?)/.test(url ?? "");

/** The path of a request that names the whole address, as one sent to a proxy does (RFC 9112, section 3.2.2). */
function toPath(url: string): string {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function findFault({ method = "", url = "", rawHeaders }: IncomingMessage): AppError | null {
  if (!METHODS.includes(method)) return new AppError("method_not_allowed", "Method Not Allowed");
  if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length > 1)
    return new AppError("bad_request", "More than one Host header.");
  if (!url.startsWith("/")) return notFound();
  try {
    decodeURIComponent(url.split("?")[0] ?? "");
    return null;
  } catch {
    return notFound();
  }
}

/** The request's id, the same each time it is asked for. */
function idOf({ headers }: IncomingMessage): string {
  const id = toRequestId(headers["x-request-id"]);
  headers["x-request-id"] = id;
  return id;
}

async function answer(error: AppError, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const refused = refusal(error, idOf(request));
  response.writeHead(refused.status, {
    ...Object.fromEntries(refused.headers),
    ...(error.code === "method_not_allowed" ? { allow: METHODS.join(", ") } : {}),
  });
  response.end(await refused.text());
}
