import { type NextRequest, NextResponse } from "next/server";
import { areActionValues } from "@/lib/http/action-values";
import { ENVIRONMENT_HEADER, environmentOf, PATH_HEADER } from "@/lib/http/environment-header";
import { isFrameworkForm } from "@/lib/http/framework-form";
import { UPLOADS } from "@/lib/http/page-body";

const PAGE_METHODS = ["GET", "HEAD", "POST"];

/**
 * Gives every page its content security policy, with a new nonce for each response. Refuses forms of other sites,
 * except plain forms posted to the consent flow or the mock bank (see isOfFramework). Passes the environment in the URL
 * to pages and actions, which check access themselves. The API is outside the matcher and sets its own headers.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
  const isDevelopment = process.env.NODE_ENV === "development";
  // Pages of the consent flow and the mock bank lead to a bank or to the firm's own site by a redirect. Browsers apply
  // form-action to redirects too, so the policy of these pages allows other sites.
  const leadsAway = /^\/(connect|sandbox)\//.test(request.nextUrl.pathname);
  // The form at /sign-in/sso ends in a redirect to a company's identity provider, so its policy allows other sites too.
  const endsAway = leadsAway || request.nextUrl.pathname === "/sign-in/sso";
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' 'nonce-${nonce}'${isDevelopment ? " 'unsafe-inline'" : ""}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    `form-action 'self'${endsAway ? " https: http://localhost:* http://127.0.0.1:*" : ""}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
  const isUpload = UPLOADS.test(request.nextUrl.pathname);
  if ((!leadsAway || isOfFramework(request)) && isForeignPost(request))
    return new NextResponse("This form was sent from another site.", { status: 403 });
  if (!isRoute(request) && !PAGE_METHODS.includes(request.method))
    return new NextResponse(null, {
      status: request.method === "OPTIONS" ? 204 : 405,
      headers: { allow: `${PAGE_METHODS.join(", ")}, OPTIONS` },
    });
  if (!isUpload && (await isBrokenForm(request)))
    return new NextResponse("This form cannot be read.", { status: 400 });
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("content-security-policy", policy);
  const environment = environmentOf(request.nextUrl.pathname);
  if (environment) headers.set(ENVIRONMENT_HEADER, environment);
  else headers.delete(ENVIRONMENT_HEADER);
  headers.set(PATH_HEADER, request.nextUrl.pathname);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("cache-control", "no-store");
  return response;
}

/**
 * Paths whose handlers check the method themselves. All other paths are pages of the framework, which ignores the
 * method, so it is checked here.
 */
function isRoute({ nextUrl: { pathname } }: NextRequest): boolean {
  return /^\/(connect|sandbox|verify)(\/|$)/.test(pathname);
}

/**
 * Reports whether the call is a multipart form or an action call, which the framework handles on every page. On pages
 * that lead to a bank, only such calls are checked for their origin. The pages' own plain forms have no origin, because
 * the pages send no referrer.
 */
function isOfFramework({ headers }: NextRequest): boolean {
  return headers.has("next-action") || /^multipart\/form-data/i.test(headers.get("content-type") ?? "");
}

/**
 * Reports whether the framework would fail on this call with a server error. A multipart form fails if it cannot be
 * parsed or has framework fields that our pages never send. An action call fails if its values are nested deeper than
 * ours. The framework treats a form posted to any page as a possible action call.
 */
async function isBrokenForm(request: NextRequest): Promise<boolean> {
  const type = request.headers.get("content-type") ?? "";
  if (request.method !== "POST") return false;
  const isCall = request.headers.has("next-action");
  if (/^multipart\/form-data/i.test(type)) {
    return request
      .clone()
      .formData()
      .then(
        (form) =>
          !isFrameworkForm(form.entries()) || (isCall && !areActionValues(String(form.get("0")), "0")),
        () => true,
      );
  }
  return isCall && !areActionValues(await request.clone().text(), "0");
}

/**
 * Reports whether another site sent a portal form. The framework would refuse the form too, but with a server error.
 */
function isForeignPost(request: NextRequest): boolean {
  const origin = request.headers.get("origin");
  if (request.method !== "POST" || origin === null) return false;
  const host = request.headers.get("x-forwarded-host") ?? request.headers.get("host");
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

// Excludes files, and paths whose handlers set their own headers. All other addresses must be included, even in the
// same folders: they end in the framework's not-found page, which accepts forms like every page.
export const config = {
  matcher: [
    "/((?!v1(?:/|$)|health$|health/ready$|api/auth/|api/inngest$|api/webhooks/(?:mail|sms)$|_next/(?:static|image)(?:/|$)|\\.well-known/jwks\\.json$|openapi\\.json$|docs/(?:report\\.example|surplus\\.postman_collection|webhook-vectors)\\.json$).*)",
  ],
};
