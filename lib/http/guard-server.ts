import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { AppError, notFound } from "@/lib/errors";
import { refusal, requestIdOf } from "@/lib/http/answer";

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Answers, before the framework sees them, what it can only fail at: a path that is not text, and a method nothing here
 * has. Both would be a 500 from it. Set once, when the process starts; `Server.emit` is where every request comes by.
 */
export function guardServer(): void {
  const server = Server.prototype as unknown as { emit: Emit };
  const { emit } = server;
  server.emit = function guarded(this: unknown, event, ...rest) {
    const [request, response] = rest as [IncomingMessage, ServerResponse];
    const error = event === "request" ? findFault(request) : null;
    if (!error) return emit.call(this, event, ...rest);
    void answer(error, request, response);
    return true;
  };
}

type Emit = (this: unknown, event: string | symbol, ...rest: unknown[]) => boolean;

function findFault({ method = "", url = "" }: IncomingMessage): AppError | null {
  if (!METHODS.includes(method)) return new AppError("method_not_allowed", "Method Not Allowed");
  if (!url.startsWith("/")) return notFound();
  try {
    decodeURIComponent(url.split("?")[0] ?? "");
    return null;
  } catch {
    return notFound();
  }
}

async function answer(error: AppError, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const given = request.headers["x-request-id"];
  const headers = new Headers(typeof given === "string" ? { "x-request-id": given } : {});
  const requestId = requestIdOf({ headers });
  const refused = refusal(error, requestId);
  response.writeHead(refused.status, {
    ...Object.fromEntries(refused.headers),
    "x-request-id": requestId,
    ...(error.code === "method_not_allowed" ? { allow: METHODS.join(", ") } : {}),
  });
  response.end(await refused.text());
}
