import { type IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state";
import { env } from "@/lib/env/env";
import { AppError, notFound } from "@/lib/errors";
import { FRAMING, OURS, refusal, toRequestId } from "@/lib/http/answer";
import { answerBroken } from "@/lib/http/broken-request";
import { ADDRESS_HEADER, findClientAddress, isOwnCall, OWN_CALL_HEADER } from "@/lib/http/client-address";
import { compressPages } from "@/lib/http/compress-pages";
import { cookieName } from "@/lib/http/cookie-name";
import { defaultHeaders, fileHeaders } from "@/lib/http/default-headers";
import { logRefusal } from "@/lib/http/log-refusal";
import { findTooLarge } from "@/lib/http/page-body";
import { answerErrorsInJson } from "@/lib/http/page-errors";
import { traceRequest } from "@/lib/http/trace-request";
import { closeIfUnfinished, limitSilence } from "@/lib/http/unfinished-body";

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/** Time limits, in milliseconds, for receiving a request's headers and for receiving the whole request. */
const HEAD_TIMEOUT_MS = 12_000;
const REQUEST_TIMEOUT_MS = 60_000;
/**
 * Milliseconds between Node's checks of HEAD_TIMEOUT_MS and REQUEST_TIMEOUT_MS. With Node's default of 30 seconds, an
 * incomplete request could stay open for almost a minute.
 */
const LIMITS_EVERY_MS = 2_000;
/**
 * A connection is closed after this many milliseconds without a byte of a request or its body, because the other end
 * may be gone.
 */
const SILENT_TIMEOUT_MS = 15_000;
/**
 * The largest number of open connections of one process; the process closes further connections immediately. With too
 * few file handles, a process fails before it reaches this number.
 */
const CONNECTIONS_MAX = 8_000;

/**
 * Headers of the framework's own page requests. They are removed from API calls, whose response they would change in
 * undocumented ways.
 */
const FRAMEWORK_HEADERS = /^(rsc$|next-|x-nextjs-|x-middleware-|x-invoke-|x-matched-path$)/;

/** Headers in which a proxy reports the host, protocol and port that the caller used. */
const FORWARDED = ["x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "forwarded"];

type Emit = (this: Server, event: string | symbol, ...rest: unknown[]) => boolean;
type SetHeader = (this: ServerResponse, name: string, value: unknown) => ServerResponse;
type WriteHead = (this: ServerResponse, ...rest: unknown[]) => ServerResponse;

/**
 * Wraps the HTTP server in front of the framework, for work that only the server can do. Adds the request id and the
 * standard headers to every response, including the framework's and Node's own. Passes the caller's address with every
 * request. Refuses malformed requests in the API's error format. Call once, when the process starts.
 */
export function guardServer(): void {
  const { TRUSTED_PROXY_HOPS: hops, NODE_ENV } = env();
  guardAnswers(defaultHeaders(), fileHeaders());
  declareTypes();
  const server = Server.prototype as unknown as { emit: Emit };
  const { emit } = server;
  server.emit = function guarded(event, ...rest) {
    if (event === "connection") {
      prepare(this, NODE_ENV !== "development");
      (rest[0] as Socket).setTimeout(SILENT_TIMEOUT_MS);
    }
    if (event === "clientError") return answerBroken(rest[0] as Error, rest[1] as Duplex);
    if (event !== "request") return emit.call(this, event, ...rest);
    const [request, response] = rest as [IncomingMessage, ServerResponse];
    limitSilence(request, response, SILENT_TIMEOUT_MS);
    const error = admit(request, hops);
    logRefusal(request, response);
    if (!isApi(request.url)) {
      answerErrorsInJson(request, response, idOf(request));
      compressPages(request, response);
    }
    traceRequest(request, response, () => {
      if (error) void answer(error, request, response);
      else emit.call(this, event, ...rest);
    });
    return true;
  };
}

/** The HTTP servers of this process. There is one, unless the framework opens more. */
const open = globalThis as unknown as { surplusServers?: Set<Server> };

/**
 * Stops accepting connections, closes idle ones immediately and waits until every open request is answered. After
 * `withinMs`, closes the remaining connections.
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
 * If the framework sets the content type as a list of one, sets it as a string instead, because the framework's own
 * compression misreads a list. Also keeps the framework from compressing API responses, because report files are
 * already encoded (send-file.ts). The encoding and length of such a file arrive under our own header names, because
 * the framework drops the standard ones from a route's response.
 */
function declareTypes(): void {
  const responses = ServerResponse.prototype as unknown as { setHeader: SetHeader };
  const { setHeader } = responses;
  responses.setHeader = function checkedSetHeader(name, value) {
    const framing = FRAMING.find((own) => own === name.toLowerCase());
    if (framing)
      return isApi(this.req.url) ? setHeader.call(this, framing.replace(OURS, ""), String(value)) : this;
    const isListed = /^content-type$/i.test(name) && Array.isArray(value) && value.length === 1;
    return setHeader.call(this, name, isListed && !isApi(this.req.url) ? value[0] : value);
  };
}

/**
 * Adds each default header that a response lacks: those of `ofFiles` to a built file, those of `headers` to any other
 * response. Does so just before the response's head is written, when all other headers are set.
 */
function guardAnswers(headers: Readonly<Record<string, string>>, ofFiles: typeof headers): void {
  const responses = ServerResponse.prototype as unknown as { writeHead: WriteHead };
  const { writeHead } = responses;
  responses.writeHead = function guarded(...rest) {
    const isFile = this.statusCode === 200 && this.req.url?.startsWith("/_next/static/");
    for (const [name, value] of Object.entries(isFile ? ofFiles : headers)) {
      if (!this.hasHeader(name)) this.setHeader(name, value);
    }
    // The framework adds `vary`. An API response without an ETag must not be cached, so it needs no `vary`.
    if (isApi(this.req.url)) {
      if (this.hasHeader("etag")) this.setHeader("vary", "Accept-Encoding");
      else this.removeHeader("vary");
    }
    // Removes these headers from built files. A built file's content never changes under its name, so browsers need
    // not ask whether it has changed. A page loads more than ten built files, so the bytes of unneeded headers add
    // up.
    if (isFile) for (const name of OF_CHANGING_FILES) this.removeHeader(name);
    else if (!this.hasHeader("x-request-id")) this.setHeader("x-request-id", idOf(this.req));
    if (endsSession(this)) this.setHeader("clear-site-data", CLEARED);
    closeIfUnfinished(this.req, this);
    return writeHead.apply(this, rest);
  };
}

/** Response headers that let a browser ask later whether a file has changed, or request a part of it. */
const OF_CHANGING_FILES = ["etag", "last-modified", "accept-ranges"];

/**
 * The data that a browser clears after sign-out: cached pages that "Back" could show. Does not include `cookies`, which
 * would end sessions at every site under the same domain, or `storage`, which holds only the shortcut preference.
 */
const CLEARED = '"cache"';

/** Reports whether a response ends the session, which it does by removing the session cookie. */
function endsSession(response: ServerResponse): boolean {
  const removed = `${cookieName("session")}=;`;
  const set = [response.getHeader("set-cookie") ?? []].flat();
  return set.some((line) => String(line).startsWith(removed));
}

/**
 * Sets the limits of a new server. With `refusesUpgrades`, ignores a caller's offer to upgrade the protocol (Java's
 * client offers HTTP/2) and answers over HTTP/1.1, because the framework would close the connection. In development
 * the framework needs upgrades to reload pages.
 */
function prepare(server: Server, refusesUpgrades: boolean): void {
  open.surplusServers ??= new Set();
  open.surplusServers.add(server);
  checkLimitsOften(server);
  server.headersTimeout = HEAD_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.maxConnections = CONNECTIONS_MAX;
  if (refusesUpgrades) server.removeAllListeners("upgrade");
}

/**
 * Makes Node check the two time limits of requests every LIMITS_EVERY_MS milliseconds. Node reads the interval on the
 * server's `listening` event, which has passed before the framework calls us. So this calls Node's own listener of that
 * event again, which replaces the timer of the checks.
 */
function checkLimitsOften(server: Server & { connectionsCheckingInterval?: number }): void {
  if (server.connectionsCheckingInterval === LIMITS_EVERY_MS) return;
  server.connectionsCheckingInterval = LIMITS_EVERY_MS;
  const started = server.listeners("listening").find(({ name }) => name === "setupConnectionsTracking");
  started?.call(server);
}

/**
 * Marks a request with the headers that handlers need; returns the error if the request must be refused, otherwise
 * null.
 */
function admit(request: IncomingMessage, hops: number): AppError | null {
  const { headers } = request;
  request.url = toPath(request.url ?? "");
  idOf(request);
  const forwarded = headers["x-forwarded-for"];
  headers[OWN_CALL_HEADER] = isOwnCall(request.socket.remoteAddress, headers) ? "yes" : "no";
  headers[ADDRESS_HEADER] = findClientAddress(request.socket.remoteAddress, String(forwarded ?? ""), hops);
  // Removes forwarding headers if there is no proxy, because the caller then wrote them. The framework would take
  // the server's own address from them.
  if (hops === 0) for (const name of FORWARDED) delete headers[name];
  if (isApi(request.url)) {
    for (const name of Object.keys(headers)) if (FRAMEWORK_HEADERS.test(name)) delete headers[name];
  }
  return findFault(request);
}

const isApi = (url: string | undefined) => /^\/v1(\/|$|\?)/.test(url ?? "");

/**
 * The path and query of a request target in absolute form, as sent to a proxy (RFC 9112, section 3.2.2). Returns any
 * other target unchanged.
 */
function toPath(url: string): string {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/**
 * Reports whether a header has the format in which the framework's own pages send their position. On any other value
 * the framework fails with a server error.
 */
function isRouterState(header: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

function findFault(request: IncomingMessage): AppError | null {
  const { method = "", url = "", rawHeaders, headers } = request;
  if (!METHODS.includes(method)) return new AppError("method_not_allowed", "Method Not Allowed");
  if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length > 1)
    return new AppError("bad_request", "More than one Host header.");
  if (!url.startsWith("/")) return notFound();
  // The framework reads the whole body of a page request into memory, so its length must be known. Browsers send the
  // length; our API handlers count the bytes as they arrive.
  if (!COUNTS.test(url)) {
    if (headers["transfer-encoding"] !== undefined)
      return new AppError("bad_request", "Send Content-Length instead of chunks.");
    const tooLarge = findTooLarge(request);
    if (tooLarge) return tooLarge;
  }
  if (!isRouterState(headers["next-router-state-tree"]))
    return new AppError("bad_request", "Next-Router-State-Tree cannot be read.");
  try {
    decodeURIComponent(url.split("?")[0] ?? "");
    return null;
  } catch {
    return notFound();
  }
}

/**
 * Paths whose handlers count a body's bytes as they arrive. For all other paths the size is checked beforehand, because
 * the framework reads their bodies whole.
 */
const COUNTS = /^\/(v1|api\/auth|api\/inngest|api\/webhooks\/(?:mail|sms))(\/|$|\?)/;

/** Returns the id of a request. Every call of this function for one request returns the same id. */
function idOf({ headers }: IncomingMessage): string {
  const id = toRequestId(headers["x-request-id"]);
  headers["x-request-id"] = id;
  return id;
}

async function answer(error: AppError, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const refused = refusal(error, idOf(request));
  // Waits for the parser: if the part of the body that has arrived is malformed, answerBroken sends the response, and
  // the connection then accepts no second response.
  await new Promise((resolve) => setImmediate(resolve));
  if (!response.socket?.writable) return;
  response.writeHead(refused.status, {
    ...Object.fromEntries(refused.headers),
    ...(error.code === "method_not_allowed" ? { allow: METHODS.join(", ") } : {}),
  });
  response.end(await refused.text());
}
