import { baseUrl } from "@/lib/env/env";

/** Over https the `__Host-` prefix guarantees that no other host set the cookie. */
export const cookieName = (name: string) =>
  `${baseUrl().startsWith("https://") ? "__Host-" : ""}surplus.${name}`;
