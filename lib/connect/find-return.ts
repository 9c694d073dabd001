import { findReturnUrl } from "@/lib/adapters/upstream/basiq/return-url";
import { consentBaseUrl } from "@/lib/env/env";
import { notFound } from "@/lib/errors";
import { isRequestId } from "@/lib/ids";

const RETURN = /^\/connect\/([^/]+)\/return$/;

/**
 * The path of the return page for a customer who comes back to the one return URL that a provider has for all
 * customers. It is always the return page of a request here, whatever the query contains. Throws not_found if the
 * query names no request.
 */
export function findReturn(query: URLSearchParams): string {
  const url = findReturnUrl(query);
  const [, id = ""] = RETURN.exec(url?.pathname ?? "") ?? [];
  if (!url || url.origin !== new URL(consentBaseUrl()).origin || !isRequestId(id)) throw notFound();
  return `${url.pathname}${url.search}`;
}
