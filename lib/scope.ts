/** Whose world a unit of work lives in. Every read and write takes one; test and live are worlds apart. */
export type Environment = "test" | "live";
export type Scope = { readonly companyId: string; readonly environment: Environment };

/** Who did it. Never a name: the id of a key or a user, or nothing for the customer, the bank and the system. */
export type Actor = {
  kind: "key" | "member" | "customer" | "bank" | "system" | "operator";
  id: string | null;
};

export const SYSTEM: Actor = { kind: "system", id: null };
export const CUSTOMER: Actor = { kind: "customer", id: null };
