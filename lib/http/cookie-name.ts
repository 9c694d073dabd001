import { baseUrl } from "@/lib/env/env";

/**
 * Returns the name of one of our cookies. Over https its `__Host-` prefix guarantees that no other host set the
 * cookie.
 */
export const cookieName = (name: string) =>
  `${baseUrl().startsWith("https://") ? "__Host-" : ""}surplus.${name}`;
