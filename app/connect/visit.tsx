import type { ReactElement } from "react";
import { RefusalPage } from "@/components/consent/refusal-page";
import { readLink } from "@/lib/connect/open-link";
import { consentBaseUrl } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import { requestIdOf, toRefusal, withHeaders } from "@/lib/http/answer";
import { addressOf } from "@/lib/http/client-address";
import type { Route } from "@/lib/http/route";
import { admitVisitor } from "@/lib/identity/admit-visitor";
import { renderPage } from "@/lib/render/page";
import { toFrame, toPaths } from "./link-props";

/**
 * The edge of the pages that need no sign-in. They are answered as plain HTML by route handlers rather than as React
 * pages, for three reasons: they then carry no script at all, an unknown id is a real and readable 404 without script
 * too, and a POST can answer with a 303.
 */
export type Visit = { request: Request; id: string; nonce: string; query: URLSearchParams };

/**
 * Who comes from elsewhere, how often, the work, and refusals as pages; always in this order. `isWithdrawal` counts the
 * visit with those, so that opening the link often does not stand in their way.
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

/** A page. `state` says in a header what it shows, so that a waiting page can ask without reading it. */
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

/** The head of a page that shows this state, for who asks for no more. */
export function showState(state: string): Response {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "x-state": state,
  };
  return new Response(null, { headers });
}

/** On to another page, by GET, whatever the method was. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

/**
 * Refuses a form that another site sends. A browser that says where a form comes from is believed; the one that says
 * nothing (or "null", which our own no-referrer policy makes it say) holds the link itself, and that is the proof here.
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

/** A refusal as a page, with the firm's brand and contact where the link is known. */
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
