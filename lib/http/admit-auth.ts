import { AppError, notFound } from "@/lib/errors";

/**
 * The paths that the sign-in library serves here. The library's other paths get 404, including one that lets any caller
 * write to our log.
 */
const PATHS: readonly string[] = [
  "csrf",
  "providers",
  "session",
  "signin",
  "signin/credentials",
  "signout",
  "callback/credentials",
  "verify-request",
  "error",
];
const URL_MAX = 2_083;

export type AuthRequest = {
  method: string;
  /** The path below /api/auth. */
  path: string;
  query: URLSearchParams;
  cookies: readonly { name: string; value: string }[];
  /** The fields of the body, of any type; null if there are none. */
  body: Readonly<Record<string, unknown>> | null;
  origin: string;
};

/**
 * Refuses input on which the sign-in library would fail with a server error. Throws not_found for a path we do not use,
 * and method_not_allowed for a GET of the credentials callback. Throws bad_request for a value that is not text, and
 * for a return URL of another site.
 */
export function admitAuth({ method, path, query, cookies, body, origin }: AuthRequest): void {
  if (!PATHS.includes(path)) throw notFound();
  if (method === "GET" && path === "callback/credentials")
    throw new AppError("method_not_allowed", "Method Not Allowed");
  const isText = Object.values(body ?? {}).every((value) => typeof value === "string");
  if (!isText) throw new AppError("bad_request", "A field is not text.");
  const returns = [
    ...query.getAll("callbackUrl"),
    ...(body && "callbackUrl" in body ? [String(body.callbackUrl)] : []),
    ...cookies.filter(({ name }) => name.endsWith("next-auth.callback-url")).map(({ value }) => value),
  ];
  if (!returns.every((value) => isOwn(value, origin)))
    throw new AppError("bad_request", "callbackUrl must be a URL of this site.");
}

/**
 * Reports whether a return URL leads to this site. Resolves the URL as a browser does: `//elsewhere` and `/\elsewhere`
 * lead to another site.
 */
function isOwn(value: string, origin: string): boolean {
  if (value === "") return true;
  if (value.length > URL_MAX || !URL.canParse(value, origin)) return false;
  const isAbsolute = /^https?:\/\//.test(value);
  return (isAbsolute || value.startsWith("/")) && new URL(value, origin).origin === origin;
}

/**
 * Returns a code that may be logged. The library's codes are words in capitals; any other text came from the caller.
 */
export const toCode = (code: string): string => (/^[A-Z][A-Z0-9_]{0,63}$/.test(code) ? code : "OTHER");
