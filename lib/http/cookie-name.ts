import { baseUrl } from "@/lib/env/env";

/**
 * The prefix of every cookie's name. Over https it guarantees that no other host set the cookie, and requires Secure
 * and the path `/`. `base` is the URL of the pages that use the cookie.
 */
export const cookiePrefix = (base = baseUrl()): string => (base.startsWith("https://") ? "__Host-" : "");

/** The full name of a cookie: `__Host-surplus.session` for "session" over https. `base` is as in cookiePrefix. */
export const cookieName = (name: string, base?: string): string => `${cookiePrefix(base)}surplus.${name}`;
