import type { ReactElement } from "react";
import { MessagePage } from "@/components/sandbox/message-page";
import { AppError } from "@/lib/errors";
import { type Route, requestIdOf, withHeaders } from "@/lib/http/answer";
import { describeError, log } from "@/lib/log";
import { renderPage } from "@/lib/render/page";

/**
 * A visit to a page of the mock bank. These pages are route handlers that return plain HTML, like the customer's pages:
 * complete in one response, without script. Anyone with a session's id may use them. There are no cookies, so a forged
 * form can do nothing that its sender could not do directly.
 */
type Visit = { request: Request; nonce: string; query: URLSearchParams };

/** Runs the handler, and renders refusals as pages. */
export function visit(handle: (visit: Visit) => Promise<Response>): Route {
  return async (request) => {
    const requestId = requestIdOf(request);
    const nonce = request.headers.get("x-nonce") ?? "";
    const query = new URL(request.url).searchParams;
    const response = await handle({ request, nonce, query }).catch((error: unknown) => {
      const known = error instanceof AppError ? error : null;
      if (!known)
        log().error({ requestId, error: describeError(error) }, "a page of the sandbox bank failed");
      const status = known?.status ?? 500;
      return show(<MessagePage nonce={nonce} status={status} />, status);
    });
    return withHeaders(response, { "x-request-id": requestId });
  };
}

const PRIVATE = { "cache-control": "no-store", "referrer-policy": "no-referrer" } as const;

export async function show(page: ReactElement, status = 200): Promise<Response> {
  const headers = { ...PRIVATE, "content-type": "text/html; charset=utf-8" };
  return new Response(await renderPage(page), { status, headers });
}

/** Redirects with 303, so that the browser continues with GET after any method. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...PRIVATE, location } });
}

/** The words of a search, trimmed and cut to 100 characters. */
export function wordsOf(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? "").trim().slice(0, 100);
}
