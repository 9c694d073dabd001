import type { Environment } from "@/lib/scope";

/**
 * The header in which the proxy passes the environment in the URL to pages and actions. The proxy sets or removes it on
 * every request, so a value sent by a visitor has no effect.
 */
export const ENVIRONMENT_HEADER = "x-surplus-environment";

/**
 * The header in which the proxy passes the URL's path, without the query. The proxy sets it on every page request, so a
 * value sent by a visitor has no effect.
 */
export const PATH_HEADER = "x-surplus-path";

/** The environment in the path of a portal page, such as /live/requests; null for every other path. */
export function environmentOf(pathname: string): Environment | null {
  const first = pathname.split("/")[1];
  return first === "test" || first === "live" ? first : null;
}
