import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError, notFound } from "@/lib/errors";
import { refusal, textOf } from "@/lib/http/answer";

type WriteHead = (this: ServerResponse, ...rest: unknown[]) => ServerResponse;
type Send = (this: ServerResponse, ...rest: unknown[]) => unknown;

/**
 * Sends the API's JSON error instead of an error page to a client that accepts JSON but not HTML, at URLs outside the
 * API. Replaces the framework's response while it is sent, because the framework knows only at that time that the page
 * does not exist.
 */
export function answerErrorsInJson(request: IncomingMessage, response: ServerResponse, id: string): void {
  if (!wantsJson(request.headers.accept)) return;
  const own = response as unknown as { writeHead: WriteHead; write: Send; end: Send };
  const { writeHead, write, end } = own;
  let body: string | null = null;
  own.writeHead = function head(...rest) {
    const status = typeof rest[0] === "number" ? rest[0] : this.statusCode;
    if (status >= 400 && /^text\/html/.test(String(this.getHeader("content-type")))) {
      body = toBody(status, id);
      this.setHeader("content-type", "application/json");
      this.setHeader("content-length", Buffer.byteLength(body));
      for (const name of ["content-encoding", "transfer-encoding", "etag"]) this.removeHeader(name);
    }
    return writeHead.apply(this, rest);
  };
  own.write = function part(...rest) {
    if (!this.headersSent) this.writeHead(this.statusCode);
    return body === null ? write.apply(this, rest) : true;
  };
  own.end = function last(...rest) {
    if (!this.headersSent) this.writeHead(this.statusCode);
    return body === null ? end.apply(this, rest) : end.call(this, request.method === "HEAD" ? "" : body);
  };
}

function wantsJson(accept = ""): boolean {
  return /\bapplication\/([\w.+-]+\+)?json\b/i.test(accept) && !/\btext\/html\b/i.test(accept);
}

function toBody(status: number, id: string): string {
  const error =
    status === 404
      ? notFound()
      : status === 405
        ? new AppError("method_not_allowed", "Method Not Allowed")
        : status >= 500
          ? new AppError("internal", "Something went wrong on our side. Please try again.")
          : new AppError("bad_request", "This request cannot be answered.");
  return textOf(refusal(error, id)) ?? "";
}
