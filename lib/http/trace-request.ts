import type { IncomingMessage, ServerResponse } from "node:http";
import { beginSpan } from "@/lib/telemetry/trace";

/** Handles a request and records its trace once the response is sent or the caller has disconnected. */
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
