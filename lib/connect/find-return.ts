import { findWayBack } from "@/lib/adapters/upstream/basiq/way-back";
import { consentBaseUrl } from "@/lib/env/env";
import { notFound } from "@/lib/errors";
import { isRequestId } from "@/lib/ids";

const RETURN = /^\/connect\/([^/]+)\/return$/;

/**
 * The path of the page a customer is to go on to, who comes back to the one address that a provider has for all of them. It is
 * always the return page of some request here, whatever the query says. Throws not_found when it names none.
 */
export function findReturn(query: URLSearchParams): string {
  const url = findWayBack(query);
  const [, id = ""] = RETURN.exec(url?.pathname ?? "") ?? [];
  if (!url || url.origin !== new URL(consentBaseUrl()).origin || !isRequestId(id)) throw notFound();
  return `${url.pathname}${url.search}`;
}
