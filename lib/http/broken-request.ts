import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { AppError } from "@/lib/errors";
import { refusal, toRequestId } from "@/lib/http/answer";
import { defaultHeaders } from "@/lib/http/default-headers";

type Socket = Duplex & { _httpMessage?: { headersSent: boolean } | null };

/**
 * Answers a malformed or timed-out HTTP request on the bare connection and closes it, because such a request cannot be
 * given to a handler. This includes requests that a proxy could read as two (a length and chunks, or two lengths). If
 * part of a response has already been sent, only closes the connection.
 */
export function answerBroken(fault: Error & { code?: string }, connection: Duplex): true {
  const socket = connection as Socket;
  if (fault.code === "ECONNRESET" || !socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy(fault);
    return true;
  }
  const refused = refusal(toError(fault.code), toRequestId(null));
  void refused.text().then((body) => socket.end(toText(refused, body), () => socket.destroy()));
  return true;
}

function toError(code: string | undefined): AppError {
  if (code === "HPE_HEADER_OVERFLOW") return new AppError("head_too_large", "The headers are too large.");
  if (code === "ERR_HTTP_REQUEST_TIMEOUT")
    return new AppError("too_slow", "The request did not end in time.");
  return new AppError("bad_request", "The request is not valid HTTP.");
}

function toText({ status, headers }: Response, body: string): string {
  const { request_id: id } = JSON.parse(body) as { request_id: string };
  const all = { ...defaultHeaders(), ...Object.fromEntries(headers), "x-request-id": id };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "connection: close", "", body].join("\r\n");
}
