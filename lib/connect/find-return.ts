import { findCustomerUrl } from "@/lib/adapters/upstream/select";
import { consentBaseUrl } from "@/lib/env/env";
import { notFound } from "@/lib/errors";
import { isRequestId } from "@/lib/ids";

const RETURN = /^\/connect\/([^/]+)\/return$/;

/**
 * Finds the path of the customer's return page, for a provider that has one return URL for all customers. Whatever the
 * query contains, the path is always the return page of one of our requests. Throws not_found if the query does not
 * name a request.
 */
export function findReturn(query: URLSearchParams): string {
  const url = findCustomerUrl(query);
  const [, id = ""] = RETURN.exec(url?.pathname ?? "") ?? [];
  if (!url || url.origin !== new URL(consentBaseUrl()).origin || !isRequestId(id)) throw notFound();
  return `${url.pathname}${url.search}`;
}
