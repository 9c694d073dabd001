import { baseUrl } from "@/lib/env";

/** Two years, as browsers ask of a site that is to be kept in their lists. */
const HSTS = "max-age=63072000; includeSubDomains";

/** What may run and load on an answer that is not a page: nothing. Pages and report documents bring their own. */
export const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'";

const STANDING = {
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
 * What every answer of the server carries, unless who makes it says otherwise. `Strict-Transport-Security` only where
 * the product is reached over https (RFC 6797, section 7.2).
 */
export function standingHeaders(): Readonly<Record<string, string>> {
  return baseUrl().startsWith("https://") ? { ...STANDING, "strict-transport-security": HSTS } : STANDING;
}
