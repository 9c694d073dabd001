import { AppError, notFound } from "@/lib/errors";

/** What the sign-in library answers here. Its other paths, among them one that writes into our log, are not found. */
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
  /** Below /api/auth. */
  path: string;
  query: URLSearchParams;
  cookies: readonly { name: string; value: string }[];
  /** The fields of the body, whatever was sent as their value; null where there is none. */
  body: Readonly<Record<string, unknown>> | null;
  origin: string;
};

/**
 * Refuses what the sign-in library would fail at as if the fault were ours. Throws not_found for a path it has no use for
 * here, and bad_request for a value that is no text or a return address of another site.
 */
export function admitAuth({ method, path, query, cookies, body, origin }: AuthRequest): void {
  if (!PATHS.includes(path)) throw notFound();
  if (method === "GET" && path === "callback/credentials")
    throw new AppError("method_not_allowed", "Method Not Allowed");
  const isText = Object.values(body ?? {}).every((value) => typeof value === "string");
  if (!isText) throw new AppError("bad_request", "Each field must be text.");
  const returns = [
    ...query.getAll("callbackUrl"),
    ...(body && "callbackUrl" in body ? [String(body.callbackUrl)] : []),
    ...cookies.filter(({ name }) => name.endsWith("next-auth.callback-url")).map(({ value }) => value),
  ];
  if (!returns.every((value) => isOwn(value, origin)))
    throw new AppError("bad_request", "callbackUrl must be an address of this site.");
}

/** Resolved as a browser does: `//elsewhere` and `/\elsewhere` lead to another site. */
function isOwn(value: string, origin: string): boolean {
  if (value === "") return true;
  if (value.length > URL_MAX || !URL.canParse(value, origin)) return false;
  const isAbsolute = /^https?:\/\//.test(value);
  return (isAbsolute || value.startsWith("/")) && new URL(value, origin).origin === origin;
}

/** What may be logged as a code: the library's are words in capitals. Anything else is not from it. */
export const toCode = (code: string): string => (/^[A-Z][A-Z0-9_]{0,63}$/.test(code) ? code : "OTHER");
