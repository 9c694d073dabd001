import type { Environment } from "@/lib/scope";

/**
 * How the proxy tells pages and actions which environment their address names. It sets or removes the header on every
 * request, so what a visitor sends under this name counts for nothing.
 */
export const ENVIRONMENT_HEADER = "x-surplus-environment";

/** How it tells them the path of their address, which holds ids and nothing else; set as the one above. */
export const PATH_HEADER = "x-surplus-path";

/** The environment an address of the portal begins with, as in /live/requests; null for every other address. */
export function environmentOf(pathname: string): Environment | null {
  const first = pathname.split("/")[1];
  return first === "test" || first === "live" ? first : null;
}
