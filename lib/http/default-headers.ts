import { baseUrl } from "@/lib/env/env";

/** Two years, which is longer than the year that browsers' preload lists require. */
const HSTS = "max-age=63072000; includeSubDomains";

/**
 * The content security policy of a response that is not a page: allows nothing. Pages and report documents set their
 * own.
 */
export const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'";

const DEFAULT_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "x-robots-tag": "noindex, nofollow",
  "cache-control": "no-store",
  "content-security-policy": NOTHING_RUNS,
} as const;

/**
 * Headers of every response of the server, unless its handler sets them. Sends `Strict-Transport-Security` only if the
 * product is served over https (RFC 6797, section 7.2).
 */
export function defaultHeaders(): Readonly<Record<string, string>> {
  return baseUrl().startsWith("https://")
    ? { ...DEFAULT_HEADERS, "strict-transport-security": HSTS }
    : DEFAULT_HEADERS;
}

/**
 * Headers that only pages and documents need. A page loads a dozen files. With these headers on each file, a first
 * visit would transfer 3 kB more.
 */
const OF_PAGES: ReadonlySet<string> = new Set<keyof typeof DEFAULT_HEADERS>([
  "referrer-policy",
  "x-frame-options",
  "cross-origin-opener-policy",
  "permissions-policy",
  "x-robots-tag",
  "content-security-policy",
]);

/** The default headers of a script, style or font that the build created. */
export function fileHeaders(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(defaultHeaders()).filter(([name]) => !OF_PAGES.has(name)));
}
