import type { IncomingMessage, ServerResponse } from "node:http";
import { answerBroken } from "@/lib/http/broken-request";

/** Milliseconds for which the rest of a body is received and discarded after an early response. */
const DISCARD_MS = 2_000;

/**
 * Answers 408 and closes the connection after `silentMs` without a byte of the request's body, because the other end
 * may be gone. The connection may be silent while the caller waits for the response. Call once, when the head of a
 * request has arrived.
 */
export function limitSilence(request: IncomingMessage, response: ServerResponse, silentMs: number): void {
  const { socket } = request;
  if (!announcesBody(request)) {
    socket.setTimeout(0);
    return;
  }
  socket.setTimeout(silentMs);
  const tooSlow = Object.assign(new Error(), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  request.on("timeout", () => answerBroken(tooSlow, socket));
  // If the body is complete, Node reports silence to the response, and closes the connection if the response has no
  // listener.
  response.on("timeout", () => {});
}

/**
 * If a response is sent before the request's body has arrived, closes the connection afterwards and announces this in
 * the response. Without this, the connection would stay open until the body ends or Node's limit for a request passes.
 * Closing it immediately would make most clients lose the response, so the rest of the body is discarded for a moment.
 * Call just before the head of the response is written. Does nothing if the body has arrived.
 */
export function closeIfUnfinished(request: IncomingMessage, response: ServerResponse): void {
  // Uses the response's socket, because the request loses its socket when a handler stops reading the body.
  const { socket } = response;
  if (request.complete || socket === null || !announcesBody(request)) return;
  response.setHeader("connection", "close");
  // Node calls this once the response is sent.
  socket.destroySoon = () => {
    setTimeout(() => socket.destroy(), DISCARD_MS).unref();
    // `_dump`, an internal method of Node, discards a body that no handler reads. Without it, the HTTP parser stops
    // reading the socket.
    (request as unknown as { _dump: () => void })._dump();
    socket.resume();
    socket.end();
  };
}

function announcesBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
