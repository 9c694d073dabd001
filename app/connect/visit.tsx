import type { ReactElement } from "react";
import { RefusalPage } from "@/components/consent/refusal-page";
import { readLink } from "@/lib/connect/open-link";
import { consentBaseUrl } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import { type Route, requestIdOf, toRefusal, withHeaders } from "@/lib/http/answer";
import { addressOf } from "@/lib/http/client-address";
import { admitVisitor } from "@/lib/identity/admit-visitor";
import { renderPage } from "@/lib/render/page";
import { toFrame, toPaths } from "./link-props";

/**
 * A visit to a page that needs no sign-in. These pages are route handlers that return plain HTML, not React pages. They
 * need no script, an unknown id gets a real 404 that is readable without script, and a POST can answer with a 303.
 */
type Visit = { request: Request; id: string; nonce: string; query: URLSearchParams };

/**
 * Wraps a handler: checks the form's origin, limits the rate, runs `handle` and renders refusals as pages, in this
 * order. `isWithdrawal` uses a separate rate limit, so that opening the link often cannot block a withdrawal.
 */
export function visit(handle: (visit: Visit) => Promise<Response>, isWithdrawal = false): Route {
  return async (request, context) => {
    const requestId = requestIdOf(request);
    const nonce = request.headers.get("x-nonce") ?? "";
    const answer = async () => {
      const { id = "" } = (await context.params) ?? {};
      if (request.method === "POST") refuseForeign(request);
      await admitVisitor(String(id), addressOf(request), isWithdrawal);
      return handle({ request, id: String(id), nonce, query: new URL(request.url).searchParams });
    };
    const response = await answer().catch(async (error: unknown) => {
      const { id = "" } = (await context.params) ?? {};
      return refuse(error, { nonce, requestId, id: String(id) });
    });
    return withHeaders(response, { "x-request-id": requestId });
  };
}

/** Renders a page. `state` goes into a header, so that a waiting page can poll without reading the body. */
export async function show(
  page: ReactElement,
  more: { state?: string; status?: number } = {},
): Promise<Response> {
  const headers: Record<string, string> = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
  };
  if (more.state) headers["x-state"] = more.state;
  return new Response(await renderPage(page), { status: more.status ?? 200, headers });
}

/** A response with only the state header, for polling. */
export function showState(state: string): Response {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "x-state": state,
  };
  return new Response(null, { headers });
}

/** Redirects with 303, so that the browser continues with GET after any method. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

/**
 * Refuses a form sent by another site. Trusts the headers in which a browser says where a form comes from. If they are
 * missing (or "null", as our own no-referrer policy makes them), knowing the secret link is proof enough.
 */
function refuseForeign(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const isForeignSite = site !== null && site !== "same-origin" && site !== "none";
  const isForeignOrigin = origin !== null && origin !== "null" && !isOurs(request, origin);
  if (isForeignSite || isForeignOrigin)
    throw new AppError("not_allowed", "This form was sent from another site.");
}

function isOurs(request: Request, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === request.headers.get("host") || host === new URL(consentBaseUrl()).host;
}

type Refused = { nonce: string; requestId: string; id: string };

/** Renders a refusal as a page, with the firm's brand and contact if the link is known. */
async function refuse(error: unknown, { nonce, requestId, id }: Refused): Promise<Response> {
  const { status, code, retryAfterSeconds } = toRefusal(error, requestId);
  const isAway = code === "busy";
  const link = status === 404 || isAway ? null : await readLink(id).catch(() => null);
  const page = { nonce, status, isAway, waitSeconds: retryAfterSeconds };
  const own = link && { frame: toFrame(link, nonce), paths: toPaths(id) };
  const response = await show(<RefusalPage {...page} own={own} />, { status });
  if (retryAfterSeconds) response.headers.set("retry-after", String(Math.ceil(retryAfterSeconds)));
  return response;
}
