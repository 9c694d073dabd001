/** Whose world a unit of work lives in. Every read and write takes one; test and live are worlds apart. */
export type Environment = "test" | "live";
export type Scope = { readonly companyId: string; readonly environment: Environment };
