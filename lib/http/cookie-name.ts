import { baseUrl } from "@/lib/env/env";

/**
 * The prefix of every cookie's name. Over https it guarantees that no other host set the cookie, and requires Secure
 * and the path `/`. `base` is the URL of the pages that use the cookie.
 */
export const cookiePrefix = (base = baseUrl()): string => (base.startsWith("https://") ? "__Host-" : "");

export const cookieName = (name: string, base?: string): string => `${cookiePrefix(base)}surplus.${name}`;
