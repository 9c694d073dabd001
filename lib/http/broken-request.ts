import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { AppError } from "@/lib/errors";
import { refusal, toRequestId } from "@/lib/http/answer";
import { standingHeaders } from "@/lib/http/standing-headers";

type Socket = Duplex & { _httpMessage?: { headersSent: boolean } | null };

/**
 * Answers what is no HTTP request, or did not end in time, on the bare connection and closes it: there is nothing a
 * handler could be given. Two requests that might be one to a proxy (a length and chunks, two lengths) end here too.
 * Where an answer has begun to leave, nothing may be put into the middle of it.
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
  return new AppError("bad_request", "This is not an HTTP request that can be read.");
}

function toText({ status, headers }: Response, body: string): string {
  const { request_id: id } = JSON.parse(body) as { request_id: string };
  const all = { ...standingHeaders(), ...Object.fromEntries(headers), "x-request-id": id };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const length = `content-length: ${Buffer.byteLength(body)}`;
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, length, "connection: close", "", body].join(
    "\r\n",
  );
}
