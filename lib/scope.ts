export type Environment = "test" | "live";

/** The tenant and environment of a unit of work on a firm's requests. Test and live data are fully separate. */
export type Scope = { readonly companyId: string; readonly environment: Environment };

/**
 * One webhook endpoint of a scope; without `endpointId`, the default endpoint. Don't pass the whole object to a query,
 * because the query would also filter by `endpointId`.
 */
export type EndpointTarget = Scope & { readonly endpointId?: string | undefined };

/**
 * The actor of a change: the id of a key or a user, or no id for the customer, the bank and the system. Never a name.
 */
export type Actor = {
  kind: "key" | "member" | "customer" | "bank" | "system" | "operator";
  id: string | null;
};

export const SYSTEM: Actor = { kind: "system", id: null };
export const CUSTOMER: Actor = { kind: "customer", id: null };
