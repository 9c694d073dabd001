import type { IncomingMessage, ServerResponse } from "node:http";
import { beginSpan } from "@/lib/trace";

/** Has a request handled, and tells of it once its answer is sent, or its caller is gone. */
export function traceRequest(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
  const ids = { request_id: String(request.headers["x-request-id"]) };
  const span = beginSpan("http", request.url ?? "", { method: request.method ?? "" }, ids);
  if (!span) {
    handle();
    return;
  }
  response.once("close", () => {
    const { statusCode: status, writableFinished } = response;
    const outcome = !writableFinished ? "left" : status >= 500 ? "failed" : "ok";
    span.end({ status, outcome });
  });
  span.within(handle);
}
